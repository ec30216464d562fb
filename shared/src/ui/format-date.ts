import { locale } from "../domain/locale.ts";
import { once } from "../domain/once.ts";

export type DateDetail = "date" | "datetime";

const details = {
  date: { dateStyle: "medium" },
  datetime: { dateStyle: "medium", timeStyle: "short" },
} as const;

const formats: Record<DateDetail, () => Intl.DateTimeFormat> = {
  date: once(() => new Intl.DateTimeFormat(locale, details.date)),
  datetime: once(() => new Intl.DateTimeFormat(locale, details.datetime)),
};

/** A moment in the reader's own words and time zone; empty when unreadable. */
export function formatDate(iso: string, detail: DateDetail = "date"): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return "";
  return formats[detail]().format(moment);
}

/** The same for a reader whose zone nobody knows yet. */
export function formatUtcDate(iso: string, detail: DateDetail): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return "";
  const zone = { timeZone: "UTC", ...details[detail] };
  return `${new Intl.DateTimeFormat(locale, zone).format(moment)} UTC`;
}
