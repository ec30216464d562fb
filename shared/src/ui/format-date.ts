import { locale } from "../domain/locale.ts";

export type DateDetail = "date" | "datetime";

const FORMATS: Record<DateDetail, Intl.DateTimeFormat> = {
  date: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }),
  datetime: new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
  }),
};

/** A moment in the reader's own words and time zone; empty when unreadable. */
export function formatDate(iso: string, detail: DateDetail = "date"): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return "";
  return FORMATS[detail].format(moment);
}
