import { asRecord, isRecord, readString, rejectHtml } from "./read.ts";

/** Where news of a survey go to, as one of its keys chose. */
export interface SurveyNews {
  /** Null where there is none. */
  feed: Feed | null;
}

export interface Feed {
  /** A day such as 2026-03-02. */
  madeOn: string;
}

/** @throws ContractError when an HTML page arrived. */
export function readSurveyNews(reply: unknown): SurveyNews {
  rejectHtml(reply);
  const { feed } = asRecord(reply);
  return {
    feed: isRecord(feed) ? { madeOn: readString(feed, "madeOn") } : null,
  };
}

/** The address of a new feed on the site. @throws ContractError when an HTML page arrived. */
export function readNewFeed(reply: unknown): string {
  rejectHtml(reply);
  return readString(reply, "path");
}
