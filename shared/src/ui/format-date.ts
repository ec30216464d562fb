import { locale } from "../domain/locale.ts";
import { once } from "../domain/once.ts";

export type DateDetail = "date" | "datetime";

const details = {
  date: { dateStyle: "medium" },
  datetime: { dateStyle: "medium", timeStyle: "short" },
} as const;

const formats: Record<DateDetail, () => Intl.DateTimeFormat> = {
  date: once(() => new Intl.DateTimeFormat(locale(), details.date)),
  datetime: once(() => new Intl.DateTimeFormat(locale(), details.datetime)),
};

/** A time in the reader's language and time zone; empty if unreadable. */
export function formatDate(iso: string, detail: DateDetail = "date"): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return "";
  return formats[detail]().format(moment);
}

/** Like `formatDate`, for a reader whose time zone is not known yet. */
export function formatUtcDate(iso: string, detail: DateDetail): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return "";
  const zone = { timeZone: "UTC", ...details[detail] };
  return `${new Intl.DateTimeFormat(locale(), zone).format(moment)} UTC`;
}
