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

/** Ready answers. Each scale has a way out, so that nobody has to guess. */
export const scales = {
  yesNo: ["Yes", "No", "Not sure"],
  frequency: [
    "Every day",
    "A few times a week",
    "About once a week",
    "A few times a month",
    "Less often",
    "Never",
  ],
  grade: ["Very good", "Good", "Fair", "Poor", "Very poor", "No opinion"],
  agreement: [
    "Strongly agree",
    "Agree",
    "Neither agree nor disagree",
    "Disagree",
    "Strongly disagree",
  ],
  feeling: [
    "Very positive",
    "Rather positive",
    "Neutral",
    "Rather negative",
    "Very negative",
  ],
  support: [
    "Strongly in favour",
    "In favour",
    "Neutral",
    "Against",
    "Strongly against",
  ],
};

/** "Very safe" to "Not at all safe". */
export function degrees(quality: string): string[] {
  return [
    `Very ${quality}`,
    `Fairly ${quality}`,
    `Not very ${quality}`,
    `Not at all ${quality}`,
    "Not sure",
  ];
}

/** The whole numbers from `low` to `high`; none when that is no scale. */
export function numbers(low: number, high: number): string[] {
  const steps = high - low;
  if (steps < 1 || steps > 10) return [];
  return Array.from({ length: steps + 1 }, (_, step) => String(low + step));
}
