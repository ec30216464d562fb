import { suggest } from "@nearsay/core/api";
import type { Suggestion } from "@nearsay/core/contract";
import { useEffect, useState } from "react";

/** Characters from which on something is suggested. */
const shortest = 3;
/** Milliseconds without a key before the server is asked. */
const pause = 250;

interface Suggestions {
  /** What they were suggested for. */
  readonly typed: string;
  readonly items: readonly Suggestion[];
}

const none: Suggestions = { typed: "", items: [] };

/**
 * What the text may go on to be. Those of a text shorter or longer by its end
 * stay until the new ones are there.
 */
export function useSuggestions(text: string, wanted: boolean): Suggestions {
  const [found, setFound] = useState(none);
  const typed = text.trim();
  const asked = wanted && typed.length >= shortest ? typed : "";
  useEffect(() => {
    // Asked for again, they would take the place of those one is choosing from.
    if (asked === "" || asked === found.typed) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      suggest(asked, signal).then(
        (items) => {
          if (!signal.aborted) setFound({ typed: asked, items });
        },
        // A search needs none: who gets none types on.
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, found.typed]);
  return asked !== "" && isOneLine(asked, found.typed) ? found : none;
}

function isOneLine(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
