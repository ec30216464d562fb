import { locale } from "@nearsay/core/domain";
import { texts } from "../texts.ts";
import type { DownloadSource } from "./download.ts";

/** Where the numbers are from and when they were counted, as far as that is known. */
export function sourceLine({ surveyId, updatedAt }: DownloadSource): string {
  const counted = Date.parse(updatedAt ?? "");
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  return Number.isNaN(counted)
    ? texts.source(surveyId)
    : texts.sourceOf(surveyId, date.format(counted));
}
