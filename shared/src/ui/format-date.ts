import { locale } from "../domain/locale.ts";

export type DateDetail = "date" | "datetime";

const DETAILS: Record<DateDetail, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: "medium" },
  datetime: { dateStyle: "medium", timeStyle: "short" },
};

/** A moment in the reader's own words and time zone; empty when unreadable. */
export function formatDate(iso: string, detail: DateDetail = "date"): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return "";
  return new Intl.DateTimeFormat(locale, DETAILS[detail]).format(moment);
}
