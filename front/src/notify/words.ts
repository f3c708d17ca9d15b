/** Channels and deliveries in words. */
import { ago } from "../hall/words";
import { has, pair, t } from "../lib/i18n/i18n.svelte";
import type { ChannelInfo, DeliveryInfo, RecentNotice } from "../lib/net/types.gen";

/** What is known of a channel: whether it works, and its last message. */
export function state(channel: ChannelInfo): string {
  if (channel.failing_since !== null) return pair(t("notify-failing"), ago(channel.failing_since));
  const works = t(channel.opened_at !== null ? "notify-works" : "notify-untested");
  if (channel.sent_at === null) return works;
  return `${works} · ${pair(t("notify-last"), ago(channel.sent_at))}`;
}

/** What became of a delivery. */
export function outcome({ state, why, is_quiet }: RecentNotice): string {
  const code = state === "dropped" ? why : state === "sent" && is_quiet ? "quiet" : state;
  const text = t("notify-outcome", { code });
  return state === "failed" || state === "dead" ? withReason(text, why) : text;
}

/** What a test has come to. */
export const tested = ({ state, why }: DeliveryInfo): string => {
  const text = t("notify-tested", { state });
  return state === "sent" ? text : withReason(text, why);
};

/** A reason in words where there are some, else the code of the service. */
const withReason = (text: string, why: string): string =>
  why ? `${text} (${has(`notify-reason-${why}`) ? t(`notify-reason-${why}`) : why})` : text;
