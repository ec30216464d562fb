import { type Atom, atom, useAtomValue } from "jotai";
import { useMemo } from "react";

/** One entry of a record; changes to other entries cause no render. */
export function useEntry<Entry>(
  recordAtom: Atom<Readonly<Record<string, Entry>>>,
  key: string,
): Entry | undefined {
  const entryAtom = useMemo(
    () => atom((get) => get(recordAtom)[key]),
    [recordAtom, key],
  );
  return useAtomValue(entryAtom);
}
