import type { Condition } from "@nearsay/core/contract";
import { compareOne, isEmptyValue, seenValue } from "./survey-js-compare.ts";
import {
  type Comparison,
  type Expression,
  type Operand,
  type Plain,
  parseExpression,
} from "./survey-js-expression.ts";
import { compareSeveral } from "./survey-js-several.ts";
import { type Tree, joinTrees, negate, rulesOf } from "./survey-js-tree.ts";

/** What expressions can refer to in a question read earlier. */
export interface Named {
  readonly name: string;
  /** Its index among the questions, from 0; null if it is never asked. */
  readonly place: number | null;
  /** The values of its options in expressions, in order. */
  readonly values: readonly Plain[];
  /** Whether several options may be chosen. */
  readonly several: boolean;
  /** Whether its options are the steps of a scale. */
  readonly scale: boolean;
  /** The question as named in messages. */
  readonly where: string;
  /** The conditions of the question and of what surrounds it. */
  readonly asked: readonly string[];
  /** Whether its answers may differ from those in the file. */
  readonly differs: boolean;
  /** Whether the file too discards an answer once its question is no longer asked. */
  readonly forgotten: boolean;
}

/** When a question is asked in this product. */
export interface ReadCondition {
  /** Null for always. */
  readonly showIf: Condition | null;
  /** Whether it can never be asked. */
  readonly never: boolean;
  /** Expressions that no rules can express. */
  readonly untaken: readonly string[];
  /** The questions that it depends on. */
  readonly by: readonly Named[];
}

/**
 * Parses when a SurveyJS question is visible, as far as rules about earlier
 * answers express exactly that.
 * @param expressions All of them must be true: the question's own, and those of
 * surrounding panels.
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
    showIf,
    never: tree === false,
    by: [...by],
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

  /** A test of one answer; for several options, whether any is chosen. */
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

  /**
   * In SurveyJS, an answer alone is true if it is `true`, and false if it is
   * empty or 0; others are true after "and", and false elsewhere.
   */
  #testTruth(operand: Operand, negated: boolean): Tree | null {
    const named = "variable" in operand ? this.#find(operand.variable) : null;
    if (named?.several) return null;
    const holds = (value: Plain) =>
      negated || Boolean(value) === (value === true) ? Boolean(value) : null;
    return this.#test(operand, holds, false);
  }

  #compare(of: Extract<Expression, { left: Operand }>): Tree | null {
    const { comparison, left, right } = of;
    const [asked, given, comparator] =
      "variable" in left
        ? [left, right, comparison]
        : [right, left, turned[comparison]];
    if (comparator === undefined || "variable" in given) return null;
    const value = "values" in given ? given.values : given.value;
    const named = "variable" in asked ? this.#find(asked.variable) : null;
    if (named?.several && named.place !== null)
      return compareSeveral(comparator, named.place, named, value);
    return this.#test(
      asked,
      (own) => compareOne(comparator, own, value),
      false,
    );
  }

  #find(name: string): Named | null {
    const found = this.#known.find((each) => each.name === name);
    const isAnswer = found?.place === null || (found?.values.length ?? 0) > 0;
    if (found === undefined || !isAnswer) return null;
    this.#by.add(found);
    return found;
  }
}

/** The comparison with its operands swapped, if there is one. */
const turned: Partial<Record<Comparison, Comparison>> = {
  equal: "equal",
  notequal: "notequal",
  less: "greater",
  greater: "less",
  lessorequal: "greaterorequal",
  greaterorequal: "lessorequal",
};
