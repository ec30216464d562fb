import type { SurveyList } from "@nearsay/core/contract";
import { useLocation } from "@nearsay/core/router";
import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";

/** So many are kept; each can be long. */
const keptMax = 5;

/** How a list was laid out when it was left, in px: what is out of sight has no height of its own before it comes near. */
export interface CardLayout {
  /** Of the window: in another, cards are of other heights. */
  width: number;
  /** Cards that were drawn. */
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

/** By entry of the history and what it looked for, the one that was shown last at the end. */
const keptListsAtom = atom(() => new Map<string, Kept>());

export type KeptList = ReturnType<typeof useKeptList>;

/**
 * What an entry of the history showed, for who goes back to it.
 * @param searchKey Another one for each time something is looked for.
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
