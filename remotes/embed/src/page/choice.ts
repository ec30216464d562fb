import {
  type EmbedMode,
  embedModes,
  type EmbedTheme,
  readLook,
} from "@nearsay/core/contract";
import { useSearchParams } from "@nearsay/core/router";

/** What the address of the page says, so that it can be sent to somebody else. */
export interface Choice {
  /** Number or uuid; null until one is chosen. */
  survey: string | null;
  mode: EmbedMode;
  theme: EmbedTheme;
  /** As #rrggbb; null is the site's own. */
  accent: string | null;
}

/** What is not valid counts as not said. */
export function readChoice(query: URLSearchParams): Choice {
  const { theme, accent } = readLook(Object.fromEntries(query));
  return {
    survey: query.get("survey")?.trim() || null,
    mode: embedModes.find((mode) => mode === query.get("mode")) ?? "frame",
    theme,
    accent,
  };
}

/** Says only what differs from what goes without saying. */
export function toQuery({ survey, mode, theme, accent }: Choice) {
  return new URLSearchParams({
    ...(survey !== null && { survey }),
    ...(mode !== "frame" && { mode }),
    ...(theme !== "auto" && { theme }),
    ...(accent !== null && { accent }),
  });
}

/** The survey whose address somebody pasted into the search; null where they look for words. */
export function surveyAt(text: string): string | null {
  return /^\S*\/surveys\/([^\s/?#]+)/.exec(text.trim())?.[1] ?? null;
}

/** The choice that the address holds; a change of it is no step to go back. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  const choice = readChoice(query);
  return {
    choice,
    /** What surveys are searched for, while none is chosen. */
    sought: query.get("q")?.trim() ?? "",
    seek: (q: string) => {
      const next = toQuery({ ...choice, survey: null });
      if (q !== "") next.set("q", q);
      setQuery(next, { replace: true });
    },
    change: (changes: Partial<Choice>) =>
      setQuery(toQuery({ ...choice, ...changes }), { replace: true }),
    /** Path and query of this page with another survey, or without. */
    withSurvey: (survey: string | null) =>
      `?${toQuery({ ...choice, survey }).toString()}`,
  };
}

export type CurrentChoice = ReturnType<typeof useChoice>;
