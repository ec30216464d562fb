import {
  type Condition,
  type Relation,
  type Rule,
  limits,
} from "@nearsay/core/contract";

/** A condition on an answer: one of some options, or none of them. */
export interface Test {
  /** Index of the question. */
  readonly question: number;
  /** Whether several of its options may be chosen. */
  readonly several: boolean;
  readonly none: boolean;
  /** Indexes of its options, from 0, in order. */
  readonly places: readonly number[];
  /** Number of steps if its options are a scale; otherwise 0. */
  readonly steps: number;
}

export type Tree =
  | boolean
  | Test
  | { readonly join: "and" | "or"; readonly parts: readonly Tree[] };

export function negate(tree: Tree): Tree {
  if (typeof tree === "boolean") return !tree;
  if (!("join" in tree)) return simplify({ ...tree, none: !tree.none });
  const join = tree.join === "and" ? "or" : "and";
  return joinTrees(join, tree.parts.map(negate));
}

/** An answer is never one of no options, and always none of no options. */
function simplify(test: Test): Tree {
  return test.places.length === 0 ? test.none : test;
}

/**
 * Joins trees into as few parts as possible: one test per question if one can
 * express the result.
 */
export function joinTrees(join: "and" | "or", trees: readonly Tree[]): Tree {
  const parts: Tree[] = [];
  const add = (tree: Tree): void => {
    if (typeof tree !== "boolean" && "join" in tree && tree.join === join) {
      tree.parts.forEach(add);
      return;
    }
    for (const [index, part] of parts.entries()) {
      const merged = mergeTests(join, part, tree);
      if (merged !== null) {
        parts.splice(index, 1);
        add(merged);
        return;
      }
    }
    parts.push(tree);
  };
  trees.forEach(add);
  const ends = join === "or";
  if (parts.includes(ends)) return ends;
  const left = parts.filter((part) => part !== !ends);
  const [first = !ends, ...more] = left;
  return more.length === 0 ? first : { join, parts: left };
}

function mergeTests(join: "and" | "or", one: Tree, other: Tree): Tree | null {
  if (typeof one === "boolean" || typeof other === "boolean") return null;
  if ("join" in one || "join" in other) return null;
  if (one.question !== other.question) return null;
  const isAnd = join === "and";
  // With several options, some may be chosen and others not, so the tests
  // cannot always be merged.
  if (one.several && !(one.none === isAnd && other.none === isAnd)) return null;
  const [a, b] = [one.places, other.places];
  if (one.none === other.none)
    return withPlaces(one, one.none === isAnd ? unite(a, b) : cut(a, b, true));
  const [some, none] = one.none ? [other, one] : [one, other];
  return isAnd
    ? withPlaces(some, cut(some.places, none.places, false))
    : withPlaces(none, cut(none.places, some.places, false));
}

function withPlaces(test: Test, places: readonly number[]): Tree {
  return simplify({ ...test, places });
}

function unite(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].sort((one, other) => one - other);
}

/** The items of `a` that are in `b`, or those that are not. */
function cut(a: readonly number[], b: readonly number[], isIn: boolean) {
  return a.filter((place) => b.includes(place) === isIn);
}

/** The rules equivalent to a tree; null if there are none. */
export function rulesOf(tree: Tree): Condition | null {
  if (typeof tree === "boolean") return null;
  const { join, parts } =
    "join" in tree ? tree : { join: "and" as const, parts: [tree] };
  const rules = parts.map((part) => rulesOfTest(part, join));
  const found = rules.filter((rule) => rule !== null).flat();
  const isWhole = !rules.includes(null) && found.length <= limits.rulesMax;
  return isWhole ? { join, rules: found } : null;
}

function rulesOfTest(part: Tree, join: "and" | "or"): Rule[] | null {
  if (typeof part === "boolean" || "join" in part) return null;
  const { question, none, places, steps } = part;
  const rule = (relation: Relation, named: readonly number[]): Rule => ({
    question,
    relation,
    places: [...named],
  });
  if (none)
    return join === "and" || places.length === 1
      ? places.map((place) => rule("is_not", [place]))
      : null;
  const [first = 0, ...more] = places;
  if (more.length === 0) return [rule("is", places)];
  const isRest = first > 0 && first + places.length === steps;
  return [isRest ? rule("at_least", [first]) : rule("any_of", places)];
}
