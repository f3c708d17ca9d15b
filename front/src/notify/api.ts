/** The server's routes of notifications. */
import { call } from "../lib/net/api";
import type {
  ChannelInfo,
  DeliveryInfo,
  NewSubscription,
  NotificationsInfo,
  PutPlace,
} from "../lib/net/types.gen";

const channel = (id: string, what = ""): string => `/me/channels/${encodeURIComponent(id)}${what}`;

export const notifications = (): Promise<NotificationsInfo> => call("GET", "/me/notifications");
export const putPlace = (place: PutPlace): Promise<NotificationsInfo> =>
  call("PUT", "/me/notifications", place);
export const subscribe = (made: NewSubscription): Promise<NotificationsInfo> =>
  call("POST", "/me/channels/push", made);
export const testChannel = (id: string): Promise<DeliveryInfo> =>
  call("POST", channel(id, "/test"), {});
export const openedTest = (id: string): Promise<NotificationsInfo> =>
  call("POST", channel(id, "/opened"), {});
export const removeChannel = (id: string): Promise<ChannelInfo[]> => call("DELETE", channel(id));
