import { datedAfter, relativeTime } from "../domain/relative-time.ts";
import { useNow } from "./use-now.ts";
import { locale } from "../domain/locale.ts";
import { once } from "../domain/once.ts";
import { useSyncExternalStore } from "react";

/** "5m ago", kept true while it is on the page, with the full time as tooltip. */
export function RelativeTime({ iso }: { readonly iso: string }) {
  const now = useNow();
  const drawn = useDrawnByServer();
  const then = Date.parse(iso);
  if (Number.isNaN(then)) return null;
  const format = drawn ? formatUtcDate : formatDate;
  return (
    <time
      dateTime={iso}
      title={format(iso, "datetime")}
      data-detail={drawn && now - then >= datedAfter ? "day" : undefined}
    >
      {relativeTime(then, now, drawn ? "UTC" : undefined)}
    </time>
  );
}

interface FormattedDateProps {
  readonly iso: string;
  readonly detail?: DateDetail | undefined;
}

/** A date in the reader's own words; nothing when it cannot be read. What the server draws says UTC, and how the page may say it in the reader's zone. */
export function FormattedDate({ iso, detail = "date" }: FormattedDateProps) {
  const drawn = useDrawnByServer();
  const format = drawn ? formatUtcDate : formatDate;
  const text = format(iso, detail);
  if (text === "") return null;
  return (
    <time
      dateTime={iso}
      title={detail === "date" ? format(iso, "datetime") : undefined}
      data-detail={drawn ? detail : undefined}
    >
      {text}
    </time>
  );
}

type DateDetail = "date" | "datetime";

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
function formatUtcDate(iso: string, detail: DateDetail): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return "";
  const zone = { timeZone: "UTC", ...details[detail] };
  return `${new Intl.DateTimeFormat(locale, zone).format(moment)} UTC`;
}

const never = () => () => undefined;

/** Whether the server draws this, for a reader whose time zone it does not know. */
function useDrawnByServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
