import type { SurveyList } from "@nearsay/core/contract";
import { useLocation } from "@nearsay/core/router";
import { atom, useAtomValue } from "jotai";

/** So many are kept; each can be long. */
const keptMax = 5;

/** By entry of the history and what it looked for, the one that was shown last at the end. */
const keptListsAtom = atom(() => new Map<string, SurveyList>());

/**
 * What an entry of the history showed, for who goes back to it.
 * @param searchKey Another one for each time something is looked for.
 */
export function useKeptList(searchKey: string) {
  const lists = useAtomValue(keptListsAtom);
  const entry = `${useLocation().key} ${searchKey}`;
  return {
    read: () => lists.get(entry),
    keep(list: SurveyList) {
      lists.delete(entry);
      lists.set(entry, list);
      const [oldest] = lists.keys();
      if (lists.size > keptMax && oldest !== undefined) lists.delete(oldest);
    },
  };
}
