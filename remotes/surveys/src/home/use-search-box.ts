import { listTopics, suggest } from "../api/search-calls.ts";
import type { Suggestion } from "@nearsay/core/contract";
import { lengthOf } from "@nearsay/core/forms";
import { useNavigate } from "@nearsay/core/router";
import { coordinatesAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { all, keyOf, type Search, textOf, textSearch } from "./search.ts";
import { useCombobox } from "./use-combobox.ts";
import type { CurrentSearch } from "./use-search.ts";

/** The text of the search box, its suggestions and the searches it starts. */
export function useSearchBox({ search, find }: CurrentSearch) {
  const navigate = useNavigate();
  const [text, setText] = useText(search);
  const [wanted, setWanted] = useState(false);
  const [codeMissing, setCodeMissing] = useState(false);
  const { typed, items: completions } = useSuggestions(text, wanted);
  const isBlank = text.trim() === "";
  const topics = useTopics(wanted && isBlank);
  const items = isBlank ? topics : completions;
  const close = () => setWanted(false);

  function change(next: string) {
    setText(next);
    setWanted(true);
    setCodeMissing(false);
  }

  function start(next: Search) {
    setText(textOf(next));
    close();
    find(next);
  }

  function pick(suggestion: Suggestion) {
    if (suggestion.type === "keyword") start(textSearch(suggestion.keyword));
    else if (suggestion.surveyId === null) start(textSearch(suggestion.title));
    else void navigate(`/surveys/${suggestion.surveyId}`);
  }

  const options = useCombobox({
    items,
    onOpen: () => setWanted(true),
    onClose: close,
    onClear: () => change(""),
    onPick: pick,
  });

  return {
    ...options,
    text,
    items,
    /** False while suggestions for this text load. */
    suggested: isBlank
      ? items.length > 0
      : typed !== "" && typed === text.trim(),
    /** Whether the suggestions are topics of surveys, not completions. */
    isBlank,
    /** Shows topics; completions are shown while the visitor types. */
    press: () => {
      if (isBlank) setWanted(true);
    },
    codeMissing,
    change,
    searchPublic() {
      setCodeMissing(false);
      start(textSearch(text));
    },
    searchByCode() {
      const code = text.trim();
      setCodeMissing(code === "");
      if (code !== "") start({ kind: "code", code });
      // The list of all surveys is not loaded again, and what is open in it
      // stays open.
      else if (search.kind !== "all") start(all);
    },
  };
}

/** What is typed, until another search is shown; then the text of that search. */
function useText(search: Search) {
  const key = keyOf(search);
  const [shown, setShown] = useState(key);
  const [typed, setTyped] = useState<string | null>(null);
  if (shown !== key) {
    setShown(key);
    setTyped(null);
  }
  return [typed ?? textOf(search), setTyped] as const;
}

/** Minimum number of characters for suggestions. */
const shortest = 3;
/** Milliseconds without a key press before the server is queried. */
const pause = 250;

interface Suggestions {
  /** The text they were suggested for. */
  readonly typed: string;
  readonly items: readonly Suggestion[];
}

const none: Suggestions = { typed: "", items: [] };

/**
 * Completions of the text. Suggestions for a prefix or a continuation of the
 * text stay until the new ones have loaded.
 */
function useSuggestions(text: string, wanted: boolean): Suggestions {
  const [found, setFound] = useState(none);
  const typed = text.trim();
  const asked = wanted && lengthOf(typed) >= shortest ? typed : "";
  useEffect(() => {
    // Loading them again would replace the suggestions the visitor is choosing
    // from.
    if (asked === "" || asked === found.typed) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      suggest(asked, signal).then(
        (items) => {
          if (!signal.aborted) setFound({ typed: asked, items });
        },
        // Suggestions are optional: without them the visitor continues typing.
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

const noTopics: readonly Suggestion[] = [];

/** Topics of surveys nearby: requested once, when they are wanted. */
function useTopics(wanted: boolean): readonly Suggestion[] {
  const near = useAtomValue(coordinatesAtom);
  const [topics, setTopics] = useState<readonly Suggestion[] | null>(null);
  const isMissing = wanted && topics === null;
  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    const { signal } = controller;
    listTopics(near, signal).then(
      (found) => {
        if (!signal.aborted) setTopics(found);
      },
      // Topics are optional, too.
      () => undefined,
    );
    return () => controller.abort();
  }, [isMissing, near]);
  return (wanted && topics) || noTopics;
}

function isOneLine(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
