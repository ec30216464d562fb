import { datedAfter, relativeTime } from "../domain/relative-time.ts";
import { formatDate, formatUtcDate } from "./format-date.ts";
import { useDrawnByServer } from "./use-drawn-by-server.ts";
import { useNow } from "./use-now.ts";

export interface RelativeTimeProps {
  readonly iso: string;
}

/** "5m ago", kept true while it is on the page, with the full time as tooltip. */
export function RelativeTime({ iso }: RelativeTimeProps) {
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
