import { type DateDetail, formatDate } from "./format-date.ts";

export interface FormattedDateProps {
  readonly iso: string;
  readonly detail?: DateDetail | undefined;
}

/** A date in the reader's own words; nothing when it cannot be read. */
export function FormattedDate({ iso, detail = "date" }: FormattedDateProps) {
  const text = formatDate(iso, detail);
  if (text === "") return null;
  return (
    <time
      dateTime={iso}
      title={detail === "date" ? formatDate(iso, "datetime") : undefined}
    >
      {text}
    </time>
  );
}
