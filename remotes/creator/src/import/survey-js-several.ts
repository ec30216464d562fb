import { isEmptyValue, isSameValue } from "./survey-js-compare.ts";
import type { Comparison, Plain } from "./survey-js-expression.ts";
import { type Tree, joinTrees, negate } from "./survey-js-tree.ts";

/** A question from which several options are chosen. */
interface Chosen {
  readonly values: readonly Plain[];
  readonly scale: boolean;
}

/** A comparison with an answer of several options. */
export function compareSeveral(
  comparison: Comparison,
  question: number,
  named: Chosen,
  right: Plain | readonly Plain[],
): Tree | null {
  const { values, scale } = named;
  const steps = scale ? values.length : 0;
  const places = [...values.keys()];
  const test = (some: readonly number[], none = false): Tree =>
    some.length === 0
      ? none
      : { question, several: true, none, places: some, steps };
  const sought = isList(right) ? right : [right];
  if (sought.length === 0 || sought.some(isEmptyValue)) return null;
  const each = sought.map((value) =>
    places.filter((place) => isSameValue(values[place], value)),
  );
  const all = () =>
    joinTrees(
      "and",
      each.map((some) => test(some)),
    );
  const any = () =>
    test([...new Set(each.flat())].sort((one, other) => one - other));
  const same = () =>
    isList(right) ? exactly(each, sought, named, test) : false;
  const opposite = (tree: Tree | null) => (tree === null ? null : negate(tree));
  const compare: Partial<Record<Comparison, () => Tree | null>> = {
    anyof: any,
    noneof: () => opposite(any()),
    allof: all,
    contains: all,
    notcontains: () => opposite(all()),
    equal: same,
    notequal: () => opposite(same()),
  };
  return compare[comparison]?.() ?? null;
}

function isList(right: Plain | readonly Plain[]): right is readonly Plain[] {
  return Array.isArray(right);
}

/** Exactly these options and no others; null if they are not in the order of the list. */
function exactly(
  each: readonly (readonly number[])[],
  sought: readonly Plain[],
  { values }: Chosen,
  test: (places: readonly number[], none?: boolean) => Tree,
): Tree | null {
  const places = each.flatMap(([place, ...more]) =>
    place === undefined || more.length > 0 ? [] : [place],
  );
  const isSame =
    places.length === sought.length &&
    new Set(places).size === places.length &&
    places.every((place, index) => values[place] === sought[index]);
  if (!isSame) return null;
  const others = [...values.keys()].filter((place) => !places.includes(place));
  return joinTrees("and", [
    ...places.map((place) => test([place])),
    test(others, true),
  ]);
}
