import { relativeTime } from "../domain/relative-time.ts";
import { formatDate } from "./format-date.ts";
import { useNow } from "./use-now.ts";

export interface RelativeTimeProps {
  readonly iso: string;
}

/** "5m ago", kept true while it is on the page, with the full time as tooltip. */
export function RelativeTime({ iso }: RelativeTimeProps) {
  const now = useNow();
  const then = Date.parse(iso);
  if (Number.isNaN(then)) return null;
  return (
    <time dateTime={iso} title={formatDate(iso, "datetime")}>
      {relativeTime(then, now)}
    </time>
  );
}
