import {
  type Analytics,
  type Integrity,
  readAnalytics,
  readIntegrity,
} from "@nearsay/core/contract";
import { type Side, showsSides, sideTexts } from "@nearsay/core/charts";
import type { EmbedApi } from "./embed-api.ts";

/** The same results with and without flagged answers. */
export interface Figures {
  /** The view that the survey's author shows first. */
  shown: Analytics;
  all: Analytics;
  without: Analytics;
  /**
   * Of all answers: the figures by ticket and of everyone else. Empty if they
   * are not shown separately, null if they could not be loaded.
   */
  sides: readonly Side[] | null;
  /** What happened to everything that was sent; null if it could not be loaded. */
  integrity: Integrity | null;
}

type Read = Pick<EmbedApi, "read">;

/**
 * Loads the figures that belong to a reply.
 * @param reply The results in the site's default view.
 */
export async function readFigures(api: Read, reply: unknown): Promise<Figures> {
  const [views, integrity] = await Promise.all([
    readViews(api, readAnalytics(reply)),
    api.read("/integrity").then(readIntegrity, () => null),
  ]);
  const sides = await readSides(api, views.all).catch(() => null);
  return { ...views, sides, integrity };
}

async function readViews(api: Read, shown: Analytics) {
  if (shown.flaggedCount === 0) return { shown, all: shown, without: shown };
  const side = shown.withoutFlagged ? "nothing" : "flagged";
  const other = await readResults(api, `without=${side}`);
  return shown.withoutFlagged
    ? { shown, all: other, without: shown }
    : { shown, all: shown, without: other };
}

/** The server separates groups only for all answers, including flagged ones. */
async function readSides(api: Read, all: Analytics): Promise<Side[]> {
  if (!showsSides(all)) return [];
  const [tickets, others] = await Promise.all([
    readResults(api, "only=tickets"),
    readResults(api, "without=tickets"),
  ]);
  return [
    { name: sideTexts.tickets, analytics: tickets },
    { name: sideTexts.others, analytics: others },
  ];
}

async function readResults(api: Read, query: string): Promise<Analytics> {
  return readAnalytics(await api.read(`/results?${query}`));
}
