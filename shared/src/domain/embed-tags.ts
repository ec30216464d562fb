import {
  embedPaths,
  type EmbedLook,
  type EmbedMode,
} from "../contract/embed.ts";
import { drawnVisitPath, inQuery } from "../contract/embed-visit.ts";
import { escapeMarkup } from "./markup.ts";

/** A survey that is embedded in a page of another site. */
export interface Embedded {
  /** The origin of the survey's site. */
  site: string;
  survey: { id: string; title: string };
}

/** The appearance chosen for it. */
export type EmbedChoice = Pick<EmbedLook, "theme" | "accent"> & {
  mode: EmbedMode;
  /** Omitted if the page itself declares it. */
  lang?: string;
};

/**
 * Permissions that the frame's page needs; in particular, it can never navigate
 * the page around it.
 */
export const frameSandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The snippet that shows a survey with our script, with a link as a fallback if no script runs. */
export function embedTag(embedded: Embedded, choice: EmbedChoice): string {
  const { site, survey } = embedded;
  const { mode, theme, accent, lang = null } = choice;
  const isInline = mode === "inline";
  const visit = site + drawnVisitPath(survey.id, lang ?? undefined);
  const data = { rel: "preload", as: "fetch", crossorigin: "", href: visit };
  const link = { href: `${site}/surveys/${survey.id}` };
  const script = site + embedPaths.element + inQuery("?", lang ?? "en");
  const attributes = {
    survey: survey.id,
    mode: isInline ? mode : null,
    theme: theme === "auto" ? null : theme,
    accent,
    lang,
  };
  return [
    ...(isInline ? [opening("link", data)] : []),
    `<script src="${escapeMarkup(script)}" async></script>`,
    opening("nearsay-survey", attributes),
    `${opening("a", link)}${escapeMarkup(survey.title)}</a>`,
    "</nearsay-survey>",
  ].join("");
}

export interface FrameTag extends Embedded {
  /** Name for screen readers. */
  title: string;
  /** In pixels, or 100%. */
  width: number | "100%";
  height: number;
  choice?: Omit<EmbedChoice, "mode">;
}

/** A frame of the survey that needs no script of ours on the page around it. */
export function frameTag(frame: FrameTag): string {
  const { site, survey, title, choice, width, height } = frame;
  const url = new URL(embedPaths.frame + survey.id, site);
  if (choice && choice.theme !== "auto")
    url.searchParams.set("theme", choice.theme);
  if (choice?.accent) url.searchParams.set("accent", choice.accent);
  const attributes = {
    src: url.href,
    title,
    width,
    height,
    frameborder: 0,
    loading: "lazy",
    sandbox: frameSandbox,
  };
  return `${opening("iframe", attributes)}</iframe>`;
}

const leastHeight = 480;
const optionHeight = 44;
const optionsMax = 12;

/**
 * Height in pixels of a frame without our script around it, which never
 * changes: enough for a first question.
 * @param options Number of options of that question.
 */
export function frameHeight(options: number): number {
  return leastHeight + Math.min(options, optionsMax) * optionHeight;
}

/** Attributes that are null are omitted, empty ones have only a name. */
function opening(
  name: string,
  attributes: Record<string, string | number | null>,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) =>
      value === "" ? ` ${key}` : ` ${key}="${escapeMarkup(String(value))}"`,
    );
  return `<${name}${written.join("")}>`;
}
