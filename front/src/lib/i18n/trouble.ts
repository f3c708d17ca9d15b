/** Error messages for failed requests. */
import { ApiError } from "../net/api";
import { t } from "./i18n.svelte";

/** The server's message if there is one, else one of the client: what happened and what to do. */
export function trouble(reason: unknown): string {
  if (!(reason instanceof ApiError)) throw reason;
  if (reason.code === "net/part") return t("failed-part");
  if (reason.code === "net/offline") return t("error-offline");
  if (reason.code === "wire/rate_limited") return reason.message || t("error-too-fast");
  return reason.message || t("error-server", { code: reason.code });
}

/** Whether the error is temporary, so that a retry makes sense. */
export const passes = ({ code }: ApiError): boolean =>
  code === "net/offline" || code === "wire/rate_limited";
