import {
  type Analytics,
  type Integrity,
  readAnalytics,
  readIntegrity,
} from "@nearsay/core/contract";
import { type Side, showsSides, sideTexts } from "@nearsay/core/domain/charts";
import type { EmbedApi } from "./embed-api.ts";

/** The same results with and without what is flagged. */
export interface Figures {
  /** The one of them that the survey's author shows first. */
  shown: Analytics;
  all: Analytics;
  without: Analytics;
  /** Of all, by ticket and then everybody else's; none where they are not shown apart, null where they could not be loaded. */
  sides: readonly Side[] | null;
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

/** The server tells sides of all answers alone, flagged or not. */
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
