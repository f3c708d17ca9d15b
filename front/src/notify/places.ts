/** The server's routes of services, webhooks and feeds. */
import { call } from "../lib/net/api";
import type { ChannelInfo, CreatedFeeds, CreatedWebhook } from "../lib/net/types.gen";

/** The time zone of the times in messages. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export const addService = (address: string): Promise<ChannelInfo> =>
  call("POST", "/me/services", { address, zone: zone() });
export const addWebhook = (url: string): Promise<CreatedWebhook> =>
  call("POST", "/me/webhooks", { url, zone: zone() });
export const renewFeeds = (): Promise<CreatedFeeds> => call("POST", "/me/feeds", { zone: zone() });
