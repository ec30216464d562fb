import {
  type EmbedMode,
  embedModes,
  type EmbedTheme,
  readLook,
} from "@nearsay/core/contract";
import { useSearchParams } from "@nearsay/core/router";

/** The page's address as an object; the address can be sent to others. */
export interface Choice {
  /** Number or uuid; null until one is chosen. */
  survey: string | null;
  mode: EmbedMode;
  theme: EmbedTheme;
  /** As #rrggbb; null for the site's own. */
  accent: string | null;
}

/** Invalid values count as missing. */
export function readChoice(query: URLSearchParams): Choice {
  const { theme, accent } = readLook(Object.fromEntries(query));
  return {
    survey: query.get("survey")?.trim() || null,
    mode: embedModes.find((mode) => mode === query.get("mode")) ?? "frame",
    theme,
    accent,
  };
}

/** Contains only what differs from the defaults. */
export function toQuery({ survey, mode, theme, accent }: Choice) {
  return new URLSearchParams({
    ...(survey !== null && { survey }),
    ...(mode !== "frame" && { mode }),
    ...(theme !== "auto" && { theme }),
    ...(accent !== null && { accent }),
  });
}

/** The survey whose address was pasted into the search; null for other text. */
export function surveyAt(text: string): string | null {
  return /^\S*\/surveys\/([^\s/?#]+)/.exec(text.trim())?.[1] ?? null;
}

/** The choice in the address; changing it adds no history entry. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  const choice = readChoice(query);
  return {
    choice,
    /** The search text, while no survey is chosen. */
    sought: query.get("q")?.trim() ?? "",
    seek: (q: string) => {
      const next = toQuery({ ...choice, survey: null });
      if (q !== "") next.set("q", q);
      setQuery(next, { replace: true });
    },
    change: (changes: Partial<Choice>) =>
      setQuery(toQuery({ ...choice, ...changes }), { replace: true }),
    /** Query of this page with another survey, or without one. */
    withSurvey: (survey: string | null) =>
      `?${toQuery({ ...choice, survey }).toString()}`,
  };
}

export type CurrentChoice = ReturnType<typeof useChoice>;
