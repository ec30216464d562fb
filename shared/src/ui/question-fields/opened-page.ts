import { useEffect, useRef, useState } from "react";
import { isRecord } from "../../contract/read.ts";

/** State of a form in an entry of the browser's history. */
interface Place {
  /** The open page, from 0. */
  readonly page: number;
  /** The page of the previous entry; undefined if that entry is not of this form. */
  readonly before?: number;
  /** Number of entries of this form below this one. */
  readonly depth: number;
}

const start: Place = { page: 0, depth: 0 };

/**
 * The open page of a form. With a name, each page change is an entry of the
 * browser's history, so that the Back button returns to the previous page, also
 * after a reload.
 * @param name Of the form, on pages of its own site; undefined if the history
 *   belongs to another site's page.
 * @param onReturn Called when the history has opened another page. Memoised by
 *   the caller.
 */
export function useOpenedPage(name: string | undefined, onReturn: () => void) {
  const [opened, setOpened] = useState(() => placeOf(name).page);
  const shown = useRef(opened);
  const goesBack = useRef(false);

  function show(page: number) {
    shown.current = page;
    setOpened(page);
  }

  useEffect(() => {
    if (name === undefined) return;
    const follow = () => {
      goesBack.current = false;
      const { page } = placeOf(name);
      if (page === shown.current) return;
      show(page);
      onReturn();
    };
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("popstate", follow);
      leave(name);
    };
  }, [name, onReturn]);

  function open(page: number) {
    if (name !== undefined) enter(name, page);
    show(page);
  }

  return {
    opened,
    open,
    /** Opens a previous page, with the browser's history if it leads there. */
    back: (page: number) => {
      if (name === undefined || placeOf(name).before !== page) open(page);
      // A second click would leave the form.
      else if (!goesBack.current) {
        goesBack.current = true;
        history.back();
      }
    },
  };
}

function enter(name: string, page: number): void {
  const { page: before, depth } = placeOf(name);
  const place: Place = { page, before, depth: depth + 1 };
  const formPages = { ...placesIn(history.state), [name]: place };
  history.pushState({ ...history.state, formPages }, "");
}

/** When a form is removed, its history entries would have no effect. */
function leave(name: string): void {
  const { depth } = placeOf(name);
  const isAlone = Object.keys(placesIn(history.state)).length === 1;
  if (depth > 0 && isAlone) history.go(-depth);
}

function placeOf(name: string | undefined): Place {
  if (name === undefined || typeof history === "undefined") return start;
  return placesIn(history.state)[name] ?? start;
}

/** By form names; no other code writes this key. */
function placesIn(state: unknown): Readonly<Record<string, Place>> {
  const places = isRecord(state) ? state.formPages : undefined;
  return isRecord(places) ? (places as Record<string, Place>) : {};
}
