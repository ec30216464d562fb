const separator = /\s*[,;、،；，|]\s*|\s+\/\s+/u;
const either = /^(?:either|entweder|soit|ya)\s+/iu;
const abbreviated = /^(?:etc|usw|vs)$/iu;

/**
 * "a, b or c" as its parts, without doubles and trailing points; one part when nothing separates.
 * @param joins "and" and "or" of the language, as alternatives.
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

/** With a capital, as an option stands alone. */
export function capitalise(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}

/** The whole numbers from `low` to `high`; none when that is no scale. */
export function numbers(low: number, high: number): string[] {
  const steps = high - low;
  if (steps < 1 || steps > 10) return [];
  return Array.from({ length: steps + 1 }, (_, step) => String(low + step));
}
