/** The server's routes of mail. */
import { call } from "../lib/net/api";
import type {
  ConfirmedAddress,
  DeliveryInfo,
  MailInfo,
  MailMoveInfo,
  MailPlan,
  MoveTable,
  NewMailAddress,
} from "../lib/net/types.gen";

export const mail = (): Promise<MailInfo> => call("GET", "/me/mail");
export const askFor = (asked: NewMailAddress): Promise<unknown> => call("POST", "/me/mail", asked);
export const change = (id: string, plan: MailPlan): Promise<MailInfo> =>
  call("PUT", `/me/mail/${encodeURIComponent(id)}`, plan);
export const drop = (id: string): Promise<unknown> =>
  call("DELETE", `/me/channels/${encodeURIComponent(id)}`);
export const test = (id: string): Promise<DeliveryInfo> =>
  call("POST", `/me/channels/${encodeURIComponent(id)}/test`, {});

export const lookAt = (link: string): Promise<ConfirmedAddress> =>
  call("POST", "/mail/look", { link });
export const confirm = (link: string): Promise<ConfirmedAddress> =>
  call("POST", "/mail/confirm", { link });
export const lookAtMove = (link: string): Promise<MailMoveInfo> =>
  call("POST", "/mail/move/look", { link });
export const playMove = (link: string): Promise<MoveTable> => call("POST", "/mail/move", { link });
export const stop = (channel: string, secret: string): Promise<unknown> =>
  call("POST", `/mail/stop/${encodeURIComponent(channel)}/${encodeURIComponent(secret)}`, {});
