const separator = /\s*[,;、،；，|]\s*|\s+\/\s+/u;
const either = /^(?:either|entweder|soit|ya)\s+/iu;
const abbreviated = /^(?:etc|usw|vs)$/iu;

/**
 * Splits "a, b or c" into its parts, without duplicates and trailing full
 * stops; one part if there is no separator.
 * @param joins "and" and "or" in the language, as regular expression
 * alternatives.
 */
export function splitChoices(text: string, joins = "and|or"): string[] {
  const lastJoin = new RegExp(
    `^(?:(?:${joins})\\s+)?(.+?)(?:\\s+(?:${joins})\\s+(.+))?$`,
    "isu",
  );
  const parts = text.split(separator);
  const [, before = "", after = ""] = lastJoin.exec(parts.pop() ?? "") ?? [];
  const joined = new RegExp(`\\s+(?:${joins})\\s+`, "iu");
  const last =
    parts.length > 0 ? [before, after] : [before, ...after.split(joined)];
  const choices = [...parts, ...last]
    .map((part) =>
      part.replace(either, "").replace(/(?<!\d)[.。…!]+$|[…。]+$/u, ""),
    )
    .map((part) => part.replace(/^[¿¡]|[?¿!]+$/gu, "").trim())
    .filter((part) => part !== "" && !abbreviated.test(part));
  return [...new Set(choices)];
}

/** Only "or" of the alternatives for "and" and "or". */
export function orsOf(joins: string): string {
  return joins
    .split("|")
    .filter((join) => !/^(?:and|und|sowie|y|e|et|ve|і|й|та|و)$/.test(join))
    .join("|");
}

/** Capitalises a text, because an option stands alone. */
export function capitalise(text: string, locale = "en"): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** The whole numbers from `low` to `high`; empty if that is no scale. */
export function numbers(low: number, high: number): string[] {
  const steps = high - low;
  if (steps < 1 || steps > 10) return [];
  return Array.from({ length: steps + 1 }, (_, step) => String(low + step));
}
