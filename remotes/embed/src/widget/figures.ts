import { type Analytics, readAnalytics } from "@nearsay/core/contract";
import type { EmbedApi } from "./embed-api.ts";

/** The same results with and without what is flagged. */
export interface Figures {
  /** The one of them that the survey's author shows first. */
  shown: Analytics;
  all: Analytics;
  without: Analytics;
}

/** @param reply What the site says of itself; the other view is loaded where there is one. */
export async function readFigures(
  api: Pick<EmbedApi, "read">,
  reply: unknown,
): Promise<Figures> {
  const shown = readAnalytics(reply);
  if (shown.flaggedCount === 0) return { shown, all: shown, without: shown };
  const side = shown.withoutFlagged ? "nothing" : "flagged";
  const other = readAnalytics(await api.read(`/results?without=${side}`));
  return shown.withoutFlagged
    ? { shown, all: other, without: shown }
    : { shown, all: shown, without: other };
}
