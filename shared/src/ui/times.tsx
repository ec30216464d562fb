import { useSyncExternalStore } from "react";
import { datedAfter, relativeTime } from "../domain/relative-time.ts";
import { type DateDetail, formatDate, formatUtcDate } from "./format-date.ts";
import { useNow } from "./use-now.ts";

/** "5m ago", updated while it is on the page, with the full time as its tooltip. */
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

/**
 * A date in the reader's locale; nothing if it is unreadable. The server
 * renders it in UTC, with the data that the page needs to convert it to the
 * reader's time zone.
 */
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

/** Whether this is rendered by the server, for a reader whose time zone is unknown. */
function useDrawnByServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
