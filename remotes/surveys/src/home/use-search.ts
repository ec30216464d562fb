import { useLocation, useSearchParams } from "@nearsay/core/router";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useMemo, useState } from "react";
import { keyOf, readSearch, type Search, toQuery } from "./search.ts";

export type CurrentSearch = ReturnType<typeof useSearch>;

/** The search that the page's address and its place in the history stand for. */
export function useSearch() {
  const [query, setQuery] = useSearchParams();
  const code = useSoughtCode();
  const keepCode = useSetAtom(keepSoughtCodeAtom);
  // What else an address says is no reason to look anew.
  const asked = toQuery(readSearch(query, null)).toString();
  const search = useMemo(
    () => readSearch(new URLSearchParams(asked), code),
    [asked, code],
  );
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
  return {
    search,
    /** Changes whenever there is something to find, also when it is looked for again. */
    searchKey: `${key} ${times}`,
    find,
  };
}

/**
 * Codes that surveys were looked for by, each under the ticket that stands for
 * it in the history: a code is neither in an address nor in what the browser
 * keeps of it. A reload forgets them.
 */
const codes = atom<Readonly<Record<string, string>>>({});

/** Keeps a code, and returns the navigation state that stands for it. */
const keepSoughtCodeAtom = atom(null, (_get, set, code: string) => {
  const ticket = String(Date.now());
  set(codes, (kept) => ({ ...kept, [ticket]: code }));
  return { codeSearch: ticket };
});

/** The code to search by: a link's, or the one that the navigation stands for. */
function useSoughtCode(): string | null {
  const [query] = useSearchParams();
  const kept = useAtomValue(codes);
  const state: unknown = useLocation().state;
  const linked = query.get("code")?.trim() ?? "";
  useLinkHidden(linked);
  return linked === "" ? (kept[ticketOf(state)] ?? null) : linked;
}

/** Takes the code of a link out of the address bar and the history. */
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
