import type { Condition } from "@nearsay/core/contract";
import {
  compareOne,
  isEmptyValue,
  isSameValue,
  seenValue,
} from "./survey-js-compare.ts";
import {
  type Comparison,
  type Expression,
  type Operand,
  type Plain,
  parseExpression,
} from "./survey-js-expression.ts";
import { compareSeveral } from "./survey-js-several.ts";
import { type Tree, joinTrees, negate, rulesOf } from "./survey-js-tree.ts";

/** What expressions can name of a question read before. */
export interface Named {
  readonly name: string;
  /** Its place among the questions, from 0; null where nobody is asked it. */
  readonly place: number | null;
  /** What stands for its options in expressions, in their order. */
  readonly values: readonly Plain[];
  /** Whether several options may be chosen. */
  readonly several: boolean;
  /** Whether its options are the steps of a scale. */
  readonly scale: boolean;
  /** What people read of it. */
  readonly where: string;
  /** When it is asked, and when what is around it is. */
  readonly asked: readonly string[];
  /** Whether its answers may be others than in the file. */
  readonly differs: boolean;
  /** Whether an answer is gone in the file too, once its question is asked no more. */
  readonly forgotten: boolean;
}

/** When a question is asked here. */
export interface ReadCondition {
  /** Null for always. */
  readonly showIf: Condition | null;
  /** Whether nobody can be asked it. */
  readonly never: boolean;
  /** Expressions that no rules can say. */
  readonly untaken: readonly string[];
  /** The questions that it goes by. */
  readonly by: readonly Named[];
}

/**
 * Reads when a SurveyJS question is visible, as far as rules about earlier
 * answers say exactly that.
 * @param expressions All of which have to hold: its own, and those of panels around it.
 */
export function readCondition(
  expressions: readonly string[],
  known: readonly Named[],
): ReadCondition {
  const by = new Set<Named>();
  const trees = expressions.map((text) => {
    const parsed = parseExpression(text);
    return parsed && new Compiler(known, by).compile(parsed);
  });
  const tree = joinTrees(
    "and",
    trees.filter((each) => each !== null),
  );
  const untaken = expressions.filter((_text, index) => trees[index] === null);
  const showIf = rulesOf(tree);
  const isWhole = typeof tree === "boolean" || showIf !== null;
  return {
    ...{ showIf, never: tree === false, by: [...by] },
    untaken: isWhole ? untaken : expressions,
  };
}

class Compiler {
  readonly #known: readonly Named[];
  readonly #by: Set<Named>;

  constructor(known: readonly Named[], by: Set<Named>) {
    this.#known = known;
    this.#by = by;
  }

  compile(expression: Expression): Tree | null {
    if ("join" in expression) {
      const parts = expression.parts.map((part) => this.compile(part));
      return parts.includes(null)
        ? null
        : joinTrees(
            expression.join,
            parts.filter((part) => part !== null),
          );
    }
    if ("not" in expression) {
      const { not } = expression;
      const tree =
        "truth" in not ? this.#testTruth(not.truth, true) : this.compile(not);
      return tree === null ? null : negate(tree);
    }
    if ("empty" in expression)
      return this.#test(expression.empty, isEmptyValue, true);
    if ("truth" in expression) return this.#testTruth(expression.truth, false);
    return this.#compare(expression);
  }

  /** A test of one answer; of several options, whether any is chosen. */
  #test(
    operand: Operand,
    holds: (value: Plain) => boolean | null,
    several: boolean,
  ): Tree | null {
    if ("values" in operand) return null;
    if ("value" in operand) return holds(operand.value);
    const named = this.#find(operand.variable);
    if (named === null) return null;
    const { place: question, values, scale } = named;
    if (question === null) return holds(undefined);
    const all = [...values.keys()];
    const steps = scale ? all.length : 0;
    const test = { question, several: named.several, steps };
    if (named.several) return { ...test, none: several, places: all };
    const found = [undefined, ...values.map(seenValue)].map(holds);
    const [without = null, ...within] = found;
    if (without === null || within.includes(null)) return null;
    const places = all.filter((place) => within[place] !== without);
    return places.length === 0 ? without : { ...test, none: without, places };
  }

  /** An answer by itself is true to SurveyJS where it equals true, and false where it is nothing: others are neither. */
  #testTruth(operand: Operand, negated: boolean): Tree | null {
    const named = "variable" in operand ? this.#find(operand.variable) : null;
    if (named?.several) return null;
    const holds = (value: Plain) =>
      negated || Boolean(value) === isSameValue(value, true)
        ? Boolean(value)
        : null;
    return this.#test(operand, holds, false);
  }

  #compare(of: Extract<Expression, { left: Operand }>): Tree | null {
    const { comparison, left, right } = of;
    const [asked, given, told] =
      "variable" in left
        ? [left, right, comparison]
        : [right, left, turned[comparison]];
    if (told === undefined || "variable" in given) return null;
    const value = "values" in given ? given.values : given.value;
    const named = "variable" in asked ? this.#find(asked.variable) : null;
    if (named?.several && named.place !== null)
      return compareSeveral(told, named.place, named, value);
    return this.#test(asked, (own) => compareOne(told, own, value), false);
  }

  #find(name: string): Named | null {
    const found = this.#known.find((each) => each.name === name);
    const isAnswer = found?.place === null || (found?.values.length ?? 0) > 0;
    if (found === undefined || !isAnswer) return null;
    this.#by.add(found);
    return found;
  }
}

/** The same comparison with its sides changed, as far as there is one. */
const turned: Partial<Record<Comparison, Comparison>> = {
  equal: "equal",
  notequal: "notequal",
  less: "greater",
  greater: "less",
  lessorequal: "greaterorequal",
  greaterorequal: "lessorequal",
};
