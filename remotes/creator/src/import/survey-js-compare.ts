import type { Comparison, Plain } from "./survey-js-expression.ts";

/** An answer as expressions see it: SurveyJS converts texts to numbers and booleans. */
export function seenValue(value: Plain): Plain {
  if (typeof value !== "string") return value;
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === "true";
  const quoted = /^['"](.*)['"]$/s.exec(value)?.[1];
  if (quoted !== undefined) return quoted;
  const digits = value.trim();
  if (/^\d{16,}$/.test(digits) || /^0[^.,x]/.test(value)) return value;
  const comma = digits.split(",");
  const number = Number(comma.length === 2 ? comma.join(".") : digits);
  return digits === "" || !Number.isFinite(number) ? value : number;
}

/** Whether SurveyJS treats a value as no answer. */
export function isEmptyValue(value: Plain): boolean {
  return value === undefined || value === "";
}

/** Whether SurveyJS considers two values equal; it mostly ignores case and type. */
export function isSameValue(one: Plain, other: Plain): boolean {
  const [x, y] = [one, other].map((value) =>
    value === "undefined" ? undefined : value,
  );
  if (isEmptyValue(x) || isEmptyValue(y))
    return isEmptyValue(x) && isEmptyValue(y);
  if (typeof x === "string" && typeof y === "string")
    return plainText(x) === plainText(y);
  if (typeof x === "boolean" && typeof y === "string")
    return String(x) === y.toLowerCase();
  if (typeof x === "string" && typeof y === "boolean")
    return String(y) === x.toLowerCase();
  return Number(x) === Number(y);
}

function plainText(value: string): string {
  return value.trim().toLowerCase();
}

/**
 * Whether a comparison with a single-choice answer is true; null if the result
 * in SurveyJS is one that no author could have intended.
 */
export function compareOne(
  comparison: Comparison,
  left: Plain,
  right: Plain | readonly Plain[],
): boolean | null {
  const isList = (given: typeof right): given is readonly Plain[] =>
    Array.isArray(given);
  switch (comparison) {
    case "notequal":
      return negated(compareOne("equal", left, right));
    case "noneof":
      return negated(compareOne("anyof", left, right));
    case "notcontains":
      return negated(left ? compareOne("contains", left, right) : false);
    case "anyof":
    case "allof":
    case "contains":
      if (isList(right)) return compareWithList(comparison, left, right);
      return comparison === "anyof"
        ? holdsPart(right, left)
        : holdsPart(left, right);
    case "equal":
      return isList(right) ? false : isSameValue(left, right);
    case "less":
    case "lessorequal":
    case "greater":
    case "greaterorequal":
      return isList(right) ? null : compareOrder(comparison, left, right);
  }
}

function negated(holds: boolean | null): boolean | null {
  return holds === null ? null : !holds;
}

function compareWithList(
  comparison: "anyof" | "allof" | "contains",
  left: Plain,
  right: readonly Plain[],
): boolean | null {
  if (right.length === 0 || right.some(isEmptyValue)) return null;
  if (comparison === "anyof")
    return (
      !isEmptyValue(left) && right.some((value) => isSameValue(value, left))
    );
  if (comparison === "allof")
    return Boolean(left) && right.every((value) => holdsPart(left, value));
  // A text is searched for in the list joined with commas.
  return holdsPart(left, right.join(","));
}

/** Whether a text contains another, as “contains” does for everything but lists. */
function holdsPart(whole: Plain, sought: Plain): boolean | null {
  if (isEmptyValue(whole)) return false;
  if (isEmptyValue(sought) || sought === 0 || sought === false) return null;
  return String(whole).toLowerCase().includes(String(sought).toLowerCase());
}

function compareOrder(
  comparison: "less" | "lessorequal" | "greater" | "greaterorequal",
  left: Plain,
  right: Plain,
): boolean {
  const mayEqual = comparison.endsWith("orequal");
  if (mayEqual && isSameValue(left, right)) return true;
  if (left === undefined || right === undefined) return false;
  return comparison.startsWith("less") ? left < right : left > right;
}

/** How SurveyJS orders two texts: if they differ at digits, by their numbers. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  let part = 0;
  while (one[part] === other[part] && !/\d/.test(one[part] ?? "")) part += 1;
  const [x, y] = [one, other].map((text) =>
    Number(/^\d+/.exec(text.slice(part))?.[0]),
  );
  if (x !== undefined && y !== undefined && Math.abs(x - y) > 0) return x - y;
  return one > other ? 1 : -1;
}
