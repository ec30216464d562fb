import { type DateDetail, formatDate, formatUtcDate } from "./format-date.ts";
import { useDrawnByServer } from "./use-drawn-by-server.ts";

export interface FormattedDateProps {
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
