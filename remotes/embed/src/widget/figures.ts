import {
  type Analytics,
  type Integrity,
  readAnalytics,
  readIntegrity,
} from "@nearsay/core/contract";
import type { EmbedApi } from "./embed-api.ts";

/** The same results with and without what is flagged. */
export interface Figures {
  /** The one of them that the survey's author shows first. */
  shown: Analytics;
  all: Analytics;
  without: Analytics;
  /** What became of all that was sent; null where it could not be loaded. */
  integrity: Integrity | null;
}

type Read = Pick<EmbedApi, "read">;

/** @param reply The results as the site shows them of itself; what belongs to them is loaded. */
export async function readFigures(api: Read, reply: unknown): Promise<Figures> {
  const [views, integrity] = await Promise.all([
    readViews(api, readAnalytics(reply)),
    api.read("/integrity").then(readIntegrity, () => null),
  ]);
  return { ...views, integrity };
}

async function readViews(api: Read, shown: Analytics) {
  if (shown.flaggedCount === 0) return { shown, all: shown, without: shown };
  const side = shown.withoutFlagged ? "nothing" : "flagged";
  const other = readAnalytics(await api.read(`/results?without=${side}`));
  return shown.withoutFlagged
    ? { shown, all: other, without: shown }
    : { shown, all: shown, without: other };
}
