/** The server's routes of devices. */
import { call } from "../lib/api";
import type { CodeFound, CodeMade, DeviceSeen, Me } from "../lib/types.gen";

export const devices = (): Promise<DeviceSeen[]> => call("GET", "/me/devices");
export const signOut = (id: string): Promise<DeviceSeen[]> => call("DELETE", `/me/devices/${encodeURIComponent(id)}`);
export const makeCode = (): Promise<CodeMade> => call("POST", "/me/code", {});
export const lookAt = (code: string): Promise<CodeFound> => call("POST", "/code/look", { code });
export const useCode = (code: string, leave: boolean): Promise<Me> => call("POST", "/code", { code, leave });
