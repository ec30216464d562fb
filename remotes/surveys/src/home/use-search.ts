import { useSearchParams } from "@nearsay/core/router";
import { useSetAtom } from "jotai";
import { useCallback, useMemo, useState } from "react";
import { keyOf, readSearch, type Search, toQuery } from "./search.ts";
import { keepSoughtCodeAtom, useSoughtCode } from "./sought-codes.ts";

export interface CurrentSearch {
  search: Search;
  /** Changes whenever there is something to find, also when it is looked for again. */
  searchKey: string;
  find: (next: Search) => void;
}

/** The search that the page's address and its place in the history stand for. */
export function useSearch(): CurrentSearch {
  const [query, setQuery] = useSearchParams();
  const code = useSoughtCode();
  const keepCode = useSetAtom(keepSoughtCodeAtom);
  const [q, top] = [query.get("q"), query.get("top")];
  const search = useMemo(() => readSearch({ q, top }, code), [q, top, code]);
  const [times, setTimes] = useState(0);
  const key = keyOf(search);

  const find = useCallback(
    (next: Search) => {
      if (keyOf(next) === key) {
        setTimes((count) => count + 1);
        return;
      }
      const state = next.kind === "code" ? keepCode(next.code) : null;
      setQuery(toQuery(next), { state });
    },
    [key, keepCode, setQuery],
  );
  return { search, searchKey: `${key} ${times}`, find };
}
