import { locale } from "../domain/locale.ts";
import { once } from "../domain/once.ts";

export type DateDetail = "date" | "datetime";

const formats: Record<DateDetail, () => Intl.DateTimeFormat> = {
  date: once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium" })),
  datetime: once(
    () =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: "medium",
        timeStyle: "short",
      }),
  ),
};

/** A moment in the reader's own words and time zone; empty when unreadable. */
export function formatDate(iso: string, detail: DateDetail = "date"): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return "";
  return formats[detail]().format(moment);
}
