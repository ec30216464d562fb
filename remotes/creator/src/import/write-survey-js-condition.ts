import type { Condition, Rule } from "@nearsay/core/contract";
import { type Group, nameOf, rowName, valuesOf } from "./survey-js-written.ts";

/**
 * The condition of a question as a SurveyJS expression; empty if its rules
 * refer to nothing that exists, as in an unfinished draft.
 * @param groups All questions.
 */
export function writeCondition(
  { join, rules }: Condition,
  groups: readonly Group[],
): string {
  return rules
    .map((rule) => writeRule(rule, groups))
    .filter((written) => written !== "")
    .join(` ${join} `);
}

function writeRule(
  { question, relation, places }: Rule,
  groups: readonly Group[],
): string {
  const group = groups.find((each) => rowOf(each, question) >= 0);
  if (group === undefined) return "";
  const [{ question: asked }] = group;
  const isTable = asked.form.kind === "statement";
  const name = isTable
    ? `{${nameOf(group)}.${rowName(rowOf(group, question))}}`
    : `{${nameOf(group)}}`;
  const values = valuesOf(group).map((value) =>
    typeof value === "string" ? `'${value}'` : String(value),
  );
  const named = places.flatMap((place) => values[place] ?? []);
  const [first = 0] = places;
  const value = values[first];
  if (value === undefined) return "";
  const anyOf = (some: readonly string[]) =>
    `${name} anyof [${some.join(", ")}]`;
  switch (relation) {
    case "is":
      return `${name} ${asked.allowMultiple ? "contains" : "="} ${value}`;
    case "is_not":
      return `${name} ${asked.allowMultiple ? "notcontains" : "<>"} ${value}`;
    case "any_of":
      return anyOf(named);
    case "at_least":
      // In SurveyJS only numbers have an order.
      return asked.form.kind === "scale"
        ? `${name} >= ${value}`
        : anyOf(values.slice(first));
  }
}

/** Position within the group of the question with this index; -1 if it is not in the group. */
function rowOf(group: Group, place: number): number {
  return group.findIndex((each) => each.place === place);
}
