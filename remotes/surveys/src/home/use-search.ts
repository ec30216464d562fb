import { useLocation, useSearchParams } from "@nearsay/core/router";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useMemo, useState } from "react";
import { keyOf, readSearch, type Search, toQuery } from "./search.ts";

export type CurrentSearch = ReturnType<typeof useSearch>;

/** The search that belongs to the page's address and history entry. */
export function useSearch() {
  const [query, setQuery] = useSearchParams();
  const code = useSoughtCode();
  const keepCode = useSetAtom(keepSoughtCodeAtom);
  // Other query parameters are no reason to search again.
  const asked = toQuery(readSearch(query, null)).toString();
  const search = useMemo(
    () => readSearch(new URLSearchParams(asked), code),
    [asked, code],
  );
  const [times, setTimes] = useState(0);
  const key = keyOf(search);

  const find = useCallback(
    (next: Search, { replace = false } = {}) => {
      if (keyOf(next) === key) {
        setTimes((count) => count + 1);
        return;
      }
      const state = next.kind === "code" ? keepCode(next.code) : null;
      setQuery(toQuery(next), { state, replace });
    },
    [key, keepCode, setQuery],
  );
  return {
    search,
    /** Changes with every search, also when the same one is repeated. */
    searchKey: `${key} ${times}`,
    /** With `replace`, the current search is not in the history. */
    find,
  };
}

/**
 * Codes that were searched for, each under a ticket that represents it in the
 * history: a code is neither in an address nor in the browser's history. A
 * reload forgets them.
 */
const codes = atom<Readonly<Record<string, string>>>({});

/** Stores a code, and returns the navigation state that represents it. */
const keepSoughtCodeAtom = atom(null, (_get, set, code: string) => {
  const ticket = String(Date.now());
  set(codes, (kept) => ({ ...kept, [ticket]: code }));
  return { codeSearch: ticket };
});

/** The code to search by: from a link, or from the navigation state. */
function useSoughtCode(): string | null {
  const [query] = useSearchParams();
  const kept = useAtomValue(codes);
  const state: unknown = useLocation().state;
  const linked = query.get("code")?.trim() ?? "";
  useLinkHidden(linked);
  return linked === "" ? (kept[ticketOf(state)] ?? null) : linked;
}

/** Removes the code of a link from the address bar and the history. */
function useLinkHidden(linked: string): void {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const keep = useSetAtom(keepSoughtCodeAtom);
  useEffect(() => {
    if (linked === "") return;
    const rest = new URLSearchParams(query);
    rest.delete("code");
    const next = { ...(state as object | null), ...keep(linked) };
    setQuery(rest, { replace: true, state: next });
  }, [keep, linked, query, setQuery, state]);
}

function ticketOf(state: unknown): string {
  if (typeof state !== "object" || state === null) return "";
  return "codeSearch" in state ? String(state.codeSearch) : "";
}
