import { useSyncExternalStore } from "react";
import { datedAfter, relativeTime } from "../domain/relative-time.ts";
import { type DateDetail, formatDate, formatUtcDate } from "./format-date.ts";
import { useNow } from "./use-now.ts";

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

const never = () => () => undefined;

/** Whether the server draws this, for a reader whose time zone it does not know. */
function useDrawnByServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
