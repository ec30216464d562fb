import { inLocale, locale } from "../locale.ts";

/** Names of each month, alone and in dates, full and abbreviated. */
const monthNames = /* @__PURE__ */ inLocale(() =>
  Array.from({ length: 12 }, (_none, month) =>
    (["long", "short"] as const).flatMap((style) =>
      [{}, { day: "numeric" } as const].map((more) =>
        nameIn(month, { month: style, ...more }),
      ),
    ),
  ),
);

function nameIn(month: number, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale(), {
    calendar: "gregory",
    timeZone: "UTC",
    ...options,
  });
  const parts = format.formatToParts(Date.UTC(2000, month, 1));
  return fold(parts.find(({ type }) => type === "month")?.value ?? "");
}

/**
 * Number of the month, from 1, for a word of the reader's language; null for
 * any other word. A name may be abbreviated, as long as it is unambiguous.
 */
export function monthOf(word: string): number | null {
  const wanted = fold(word);
  if (wanted.length < 3) return null;
  const found = monthNames().flatMap((names, month) =>
    names.some((name) => name.startsWith(wanted)) ? [month + 1] : [],
  );
  const whole = monthNames().findIndex((names) => names.includes(wanted));
  return whole >= 0
    ? whole + 1
    : found.length === 1
      ? (found[0] ?? null)
      : null;
}

function fold(name: string): string {
  return name.toLocaleLowerCase(locale()).normalize("NFKC").replace(/\./g, "");
}
