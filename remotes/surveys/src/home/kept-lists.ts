import type { SurveyList } from "@nearsay/core/contract";
import { useLocation } from "@nearsay/core/router";
import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";

/** Maximum number of stored lists, each of which can be long. */
const keptMax = 5;

/**
 * The layout of a list when the visitor left it, in px: cards outside the
 * viewport have no height of their own until they come near.
 */
export interface CardLayout {
  /** Window width: in another window, cards have other heights. */
  width: number;
  /** Number of cards that were rendered. */
  drawn: number;
  /** The height of each page of cards. */
  pages: readonly number[];
  /** The height of each card, by the survey's id. */
  cards: ReadonlyMap<string, number>;
}

interface Kept {
  list?: SurveyList;
  layout?: CardLayout;
}

/** By history entry and search key; the most recently shown list is last. */
const keptListsAtom = atom(() => new Map<string, Kept>());

export type KeptList = ReturnType<typeof useKeptList>;

/**
 * What a history entry showed, for visitors who go back to it.
 * @param searchKey A new one for each search.
 */
export function useKeptList(searchKey: string) {
  const lists = useAtomValue(keptListsAtom);
  const entry = `${useLocation().key} ${searchKey}`;
  return useMemo(
    () => ({
      read: (): Kept => lists.get(entry) ?? {},
      keep(part: Kept) {
        const kept = { ...lists.get(entry), ...part };
        lists.delete(entry);
        lists.set(entry, kept);
        const [oldest] = lists.keys();
        if (lists.size > keptMax && oldest !== undefined) lists.delete(oldest);
      },
    }),
    [entry, lists],
  );
}
