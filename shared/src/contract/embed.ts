// No imports: partners get the declarations of this file at /embed/v1.d.ts.
// Published names are permanent: names may be added, but none may be renamed.

/** Contained in every message between a page and a frame. */
export const embedVersion = 1;

/** Paths of everything that other sites refer to. */
export const embedPaths = {
  element: "/embed/v1.js",
  inline: "/embed/v1/inline.js",
  react: "/embed/v1/react.js",
  types: "/embed/v1.d.ts",
  /** Followed by a survey's number or uuid. */
  frame: "/embed/surveys/",
  picker: "/embed",
  oembed: "/oembed",
} as const;

/** The attributes of `<nearsay-survey>`; without `survey` it shows only its fallback content. */
export const embedAttributes = [
  "survey",
  "mode",
  "theme",
  "accent",
  "loading",
  "title",
  "lang",
  "near",
] as const;

/**
 * The events of `<nearsay-survey>`: each is a CustomEvent that bubbles; its
 * detail has the type of the same name.
 */
export const embedEvents = {
  ready: "nearsay:ready",
  answered: "nearsay:answered",
  height: "nearsay:height",
  error: "nearsay:error",
} as const;

/** The custom properties that `<nearsay-survey>` reads; attributes take precedence. */
export const embedProperties = {
  accent: "--nearsay-accent",
  radius: "--nearsay-radius",
  font: "--nearsay-font",
  minHeight: "--nearsay-min-height",
} as const;

export const embedModes = ["frame", "inline"] as const;
/** `inline` shows the survey without a frame: scripts of your page can read the answers. */
export type EmbedMode = (typeof embedModes)[number];

export const embedThemes = ["auto", "light", "dark"] as const;
/** `auto` follows the page's `color-scheme`. */
export type EmbedTheme = (typeof embedThemes)[number];

export interface EmbedLook {
  theme: EmbedTheme;
  /** As #rrggbb; null for the site's own. */
  accent: string | null;
  /** Pixels from 0 to 24; null for the site's own. */
  radius: number | null;
  /** Font families in CSS syntax; null for the site's own. */
  font: string | null;
}

export interface ReadyDetail {
  survey: string;
  title: string;
}

export interface AnsweredDetail {
  survey: string;
  /** Whether this person had already answered. */
  duplicate: boolean;
}

export interface HeightDetail {
  /** Whole pixels, from 1 to 20000. */
  px: number;
}

export const embedErrorCodes = [
  "SURVEY",
  "NOT_FOUND",
  "CODE_REQUIRED",
  "ORIGIN_NOT_ALLOWED",
  "INVITATION_REQUIRED",
  "UNAVAILABLE",
  "BLOCKED",
  "NETWORK",
] as const;
export type EmbedErrorCode = (typeof embedErrorCodes)[number];

export interface ErrorDetail {
  code: EmbedErrorCode;
  message: string;
}

/** What a widget reports to the page around it. */
export type EmbedNews =
  | ({ type: "ready" } & ReadyDetail)
  | ({ type: "answered" } & AnsweredDetail)
  | ({ type: "height" } & HeightDetail)
  | ({ type: "error" } & ErrorDetail);

/**
 * From the frame to the page. `keep` contains the visitor's token, for frames
 * without storage, or else a receipt that only proves that they answered.
 * `hello` requests what the page has stored, each time.
 */
export type FrameMessage = { nearsay: 1 } & (
  EmbedNews | { type: "hello" } | { type: "keep"; visitor: string }
);

/** From the page to the frame. `visitor` is what the frame gave the page to store. */
export type PageMessage = { nearsay: 1 } & (
  | { type: "hello"; look: EmbedLook; visitor: string | null }
  | { type: "look"; look: EmbedLook }
);

/** A server-rendered survey in the shadow root. */
export interface DrawnSurvey {
  /** Has the attribute `data-drawn` until inline.js takes it over. */
  place: HTMLElement;
  /** Adopted by the shadow root. */
  sheet: CSSStyleSheet;
  /** Name of the rules in that sheet: it changes with each change of the rules. */
  styles: string;
}

/** What the element passes to `mount` of inline.js. Either may be a day older than the other. */
export interface InlineOptions {
  /** The site's origin. */
  site: string;
  survey: string;
  /** The response to the visit, requested before inline.js is. */
  visit: Promise<Response>;
  /** Undefined if the server rendered nothing. */
  drawn?: DrawnSurvey | undefined;
  tell(news: EmbedNews): void;
}

/** Props of the widget for React hosts. */
export interface SurveyWidgetProps {
  /** Number or uuid of the survey. */
  survey: string;
  mode?: EmbedMode;
  theme?: EmbedTheme;
  accent?: string;
  loading?: "lazy" | "eager";
  title?: string;
  /** A language such as `de`; by default the language of your page. */
  lang?: string;
  /** Location of your page: latitude and longitude, such as `52.52,13.40`. */
  near?: string;
  onReady?(detail: ReadyDetail): void;
  onAnswered?(detail: AnsweredDetail): void;
  onHeight?(detail: HeightDetail): void;
  onError?(detail: ErrorDetail): void;
}

export interface NearsaySurveyElement extends HTMLElement {
  survey: string;
  mode: EmbedMode;
  theme: EmbedTheme;
  accent: string | null;
  /** Loads at once, whether or not the element is in view. */
  load(): void;
  /** Starts again. */
  reload(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "nearsay-survey": NearsaySurveyElement;
  }
}

type Fields = Record<string, unknown>;

/**
 * Reads the appearance from attributes, an address or a message; invalid values
 * are treated as not given.
 */
export function readLook({ theme, accent, radius, font }: Fields): EmbedLook {
  return {
    theme: oneOf(embedThemes, theme) ?? "auto",
    accent: isText(accent, /^#[\da-f]{6}$/i) ? accent.toLowerCase() : null,
    radius: readRadius(radius),
    font: isText(font, /^[\w ,'"-]{1,120}$/) && isClosed(font) ? font : null,
  };
}

/** Null for anything that is not a message of our frame. Unknown fields are dropped. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const fields = ours(data);
  if (fields === null) return null;
  const { type, survey, title, duplicate, px, code, message, visitor } = fields;
  const nearsay = embedVersion;
  switch (type) {
    case "hello":
      return { nearsay, type };
    case "ready":
      return isText(survey, surveyName) && isText(title, titleText)
        ? { nearsay, type, survey, title }
        : null;
    case "answered":
      return isText(survey, surveyName) && typeof duplicate === "boolean"
        ? { nearsay, type, survey, duplicate }
        : null;
    case "height":
      return isHeight(px) ? { nearsay, type, px } : null;
    case "error": {
      const known = oneOf(embedErrorCodes, code);
      return known !== null && isText(message, messageText)
        ? { nearsay, type, code: known, message }
        : null;
    }
    case "keep":
      return isText(visitor, visitorToken) ? { nearsay, type, visitor } : null;
    default:
      return null;
  }
}

/** Null for anything that is not a message of our page. Unknown fields are dropped. */
export function readPageMessage(data: unknown): PageMessage | null {
  const fields = ours(data);
  if (fields === null || !isFields(fields.look)) return null;
  const { type, visitor } = fields;
  const nearsay = embedVersion;
  const look = readLook(fields.look);
  if (type === "look") return { nearsay, type, look };
  if (type !== "hello") return null;
  if (visitor !== null && !isText(visitor, visitorToken)) return null;
  return { nearsay, type, look, visitor };
}

const surveyName = /^[\da-f-]{1,36}$/i;
const titleText = /^[^]{0,240}$/;
const messageText = /^[^]{0,300}$/;
const visitorToken = /^[\x21-\x7e]{1,640}$/;

function ours(data: unknown): Fields | null {
  return isFields(data) && data.nearsay === embedVersion ? data : null;
}

function isFields(data: unknown): data is Fields {
  return typeof data === "object" && data !== null;
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}

function isHeight(px: unknown): px is number {
  return Number.isInteger(px) && Number(px) >= 1 && Number(px) <= 20_000;
}

/** Accepts a number, or a text such as 8 or 8px. */
function readRadius(value: unknown): number | null {
  const text = typeof value === "number" ? String(value) : value;
  if (!isText(text, /^\d{1,2}(\.\d{1,9})?(px)?$/)) return null;
  const px = parseFloat(text);
  return px <= 24 ? px : null;
}

/** An open quote would swallow the CSS rules after it. */
function isClosed(font: string): boolean {
  return !/["']/.test(font.replace(/"[^"]*"|'[^']*'/g, ""));
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | null {
  return all.find((one) => one === value) ?? null;
}
