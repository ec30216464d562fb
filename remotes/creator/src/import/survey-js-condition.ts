import { type Relation, type SentForm, limits } from "@nearsay/core/contract";

/** What a rule can name of a question read before. */
export interface Named {
  readonly name: string;
  /** Its place among the questions, from 0. */
  readonly place: number;
  /** What stands for its options in expressions, in their order. */
  readonly values: readonly string[];
}

type Condition = NonNullable<SentForm["showIf"]>;
type Rule = Condition["rules"][number];

/**
 * Reads when a SurveyJS question is visible, as far as that is comparisons with
 * earlier answers, all of them or one of them.
 * @param expressions All of which have to hold: its own, and those of panels around it.
 * @returns Null where it says more.
 */
export function readCondition(
  expressions: readonly string[],
  known: readonly Named[],
): Condition | null {
  const read = expressions.map((expression) => readOne(expression, known));
  const found = read.filter((condition) => condition !== null);
  if (found.length < read.length) return null;
  const [first] = found;
  if (first === undefined || found.length === 1) return first ?? null;
  const isAnd = found.every(
    ({ join, rules }) => join === "and" || rules.length === 1,
  );
  const rules = found.flatMap((condition) => condition.rules);
  return isAnd && rules.length <= limits.rulesMax
    ? { join: "and", rules }
    : null;
}

const word = /^(and|or)\b|^(&&|\|\|)/i;

/** Comparisons, and what stands between them. Null where brackets do more than surround one. */
function readOne(expression: string, known: readonly Named[]) {
  const rules: Rule[] = [];
  const joins = new Set<Condition["join"]>();
  let rest = expression.trim();
  for (;;) {
    const taken = takeComparison(rest);
    const rule = taken && readComparison(taken.comparison, known);
    if (!taken || !rule || rules.length === limits.rulesMax) return null;
    rules.push(rule);
    rest = taken.rest.trimStart();
    if (rest === "") break;
    const [found = ""] = word.exec(rest) ?? [];
    if (found === "") return null;
    joins.add(/^(and|&&)$/i.test(found) ? "and" : "or");
    rest = rest.slice(found.length).trimStart();
  }
  const [join = "and", more] = joins;
  return more === undefined ? { join, rules } : null;
}

const literal = String.raw`'[^']*'|"[^"]*"|-?\d+(?:\.\d+)?|true|false`;
const operand = String.raw`(?:\[(?:\s*(?:${literal})\s*,?)*\]|${literal})`;
const operators =
  "==|=<|=|<>|!=|>=|>|<=|<|lessorequal|less|equals?|notequals?|anyof|contains|notcontains|greaterorequal|greater";
const comparisonStart = new RegExp(
  String.raw`^\{([^{}]{1,200})\}\s*(?:(notempty)\b|(${operators})\s*(${operand}))`,
  "i",
);

function takeComparison(
  text: string,
): { comparison: RegExpExecArray; rest: string } | null {
  const isOpen = text.startsWith("(");
  const inner = isOpen ? text.slice(1).trimStart() : text;
  const comparison = comparisonStart.exec(inner);
  if (comparison === null) return null;
  const rest = inner.slice(comparison[0].length).trimStart();
  if (!isOpen) return { comparison, rest };
  return rest.startsWith(")") ? { comparison, rest: rest.slice(1) } : null;
}

function readComparison(
  [, name = "", notEmpty, operator = "", given = ""]: RegExpExecArray,
  known: readonly Named[],
): Rule | null {
  const asked = known.find((each) => each.name === name.trim());
  if (asked === undefined || asked.values.length === 0) return null;
  const { place: question, values } = asked;
  if (notEmpty !== undefined)
    return { question, relation: "any_of", places: [...values.keys()] };
  const places = literalsOf(given).map((value) => values.indexOf(value));
  const [first] = places;
  if (first === undefined || places.includes(-1)) return null;
  const relation = relationOf(operator.toLowerCase());
  if (relation === "any_of") return { question, relation, places };
  if (places.length > 1) return null;
  return compare(operator.toLowerCase(), question, first, values.length);
}

/** What is greater than one option is at least the next, and what is less is any of those before. */
function compare(
  operator: string,
  question: number,
  place: number,
  count: number,
): Rule | null {
  const isMore = operator === ">" || operator === "greater";
  const isLess = operator === "<" || operator === "less";
  const isAtMost = ["<=", "=<", "lessorequal"].includes(operator);
  if (isLess || isAtMost) {
    const below = [...Array(place + (isAtMost ? 1 : 0)).keys()];
    return below.length > 0
      ? { question, relation: "any_of", places: below }
      : null;
  }
  const least = isMore ? place + 1 : place;
  return least < count
    ? { question, relation: relationOf(operator), places: [least] }
    : null;
}

function relationOf(operator: string): Relation {
  switch (operator) {
    case "<>":
    case "!=":
    case "notequal":
    case "notequals":
    case "notcontains":
      return "is_not";
    case "anyof":
      return "any_of";
    case ">":
    case ">=":
    case "greater":
    case "greaterorequal":
      return "at_least";
    default:
      return "is";
  }
}

function literalsOf(given: string): string[] {
  return [...given.matchAll(new RegExp(literal, "gi"))].map(([found]) =>
    found.replace(/^(['"])(.*)\1$/, "$2"),
  );
}
