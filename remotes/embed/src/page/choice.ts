import {
  type EmbedMode,
  embedModes,
  type EmbedTheme,
  readLook,
} from "@nearsay/core/contract";

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
