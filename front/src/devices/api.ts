/** The server's routes of devices. */
import type { Choice } from "../account/api";
import { call } from "../lib/net/api";
import type {
  CodeInfo,
  CreatedCode,
  DeviceInfo,
  LinkInfo,
  CreatedLink,
  Me,
  Seated,
} from "../lib/net/types.gen";

export const devices = (): Promise<DeviceInfo[]> => call("GET", "/me/devices");
export const signOut = (id: string): Promise<DeviceInfo[]> =>
  call("DELETE", `/me/devices/${encodeURIComponent(id)}`);
export const makeCode = (): Promise<CreatedCode> => call("POST", "/me/code", {});
export const lookAt = (code: string): Promise<CodeInfo> => call("POST", "/code/look", { code });
export const useCode = (code: string, choice: Choice): Promise<Me> =>
  call("POST", "/code", { code, ...choice });

/** Seat links, for players without a device. */
const links = (table: string): string => `/tables/${encodeURIComponent(table)}/links`;
export const giveLink = (table: string, seat: number): Promise<CreatedLink> =>
  call("POST", links(table), { seat });
export const takeLinkBack = (table: string, seat: number): Promise<unknown> =>
  call("DELETE", `${links(table)}/${seat}`);
export const lookAtLink = (table: string, link: string): Promise<LinkInfo> =>
  call("POST", `${links(table)}/look`, { link });
export const useLink = (table: string, link: string, name: string): Promise<Seated> =>
  call("POST", `${links(table)}/use`, { link, name });
