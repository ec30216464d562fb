const separator = /\s*[,;、،；，|]\s*|\s+\/\s+/u;
const lastJoin = /^(?:(?:and|or)\s+)?(.+?)(?:\s+(?:and|or)\s+(.+))?$/isu;

/** "a, b or c" as its parts, without doubles and trailing points; one part when nothing separates. */
export function splitChoices(text: string): string[] {
  const parts = text.split(separator);
  const [, before = "", after = ""] = lastJoin.exec(parts.pop() ?? "") ?? [];
  const choices = [...parts, before, after]
    .map((part) => part.replace(/^either\s+/i, "").replace(/[.。…]+$/u, ""))
    .map((part) => part.trim())
    .filter((part) => part !== "" && !/^etc$/i.test(part));
  return [...new Set(choices)];
}

/** With a capital, as an option stands alone. */
export function capitalise(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("en") + text.slice(first.length);
}
