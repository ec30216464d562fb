/** Contained in every message between a page and a frame. */
export declare const embedVersion = 1;
/** Paths of everything that other sites refer to. */
export declare const embedPaths: {
    readonly element: "/embed/v1.js";
    readonly inline: "/embed/v1/inline.js";
    readonly react: "/embed/v1/react.js";
    readonly types: "/embed/v1.d.ts";
    /** Followed by a survey's number or uuid. */
    readonly frame: "/embed/surveys/";
    readonly picker: "/embed";
    readonly oembed: "/oembed";
};
/** The attributes of `<nearsay-survey>`; without `survey` it shows only its fallback content. */
export declare const embedAttributes: readonly ["survey", "mode", "theme", "accent", "loading", "title", "lang", "near"];
/**
 * The events of `<nearsay-survey>`: each is a CustomEvent that bubbles; its
 * detail has the type of the same name.
 */
export declare const embedEvents: {
    readonly ready: "nearsay:ready";
    readonly answered: "nearsay:answered";
    readonly height: "nearsay:height";
    readonly error: "nearsay:error";
};
/** The custom properties that `<nearsay-survey>` reads; attributes take precedence. */
export declare const embedProperties: {
    readonly accent: "--nearsay-accent";
    readonly radius: "--nearsay-radius";
    readonly font: "--nearsay-font";
    readonly minHeight: "--nearsay-min-height";
};
export declare const embedModes: readonly ["frame", "inline"];
/** `inline` shows the survey without a frame: scripts of your page can read the answers. */
export type EmbedMode = (typeof embedModes)[number];
export declare const embedThemes: readonly ["auto", "light", "dark"];
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
export declare const embedErrorCodes: readonly ["SURVEY", "NOT_FOUND", "CODE_REQUIRED", "ORIGIN_NOT_ALLOWED", "INVITATION_REQUIRED", "UNAVAILABLE", "BLOCKED", "NETWORK"];
export type EmbedErrorCode = (typeof embedErrorCodes)[number];
export interface ErrorDetail {
    code: EmbedErrorCode;
    message: string;
}
/** What a widget reports to the page around it. */
export type EmbedNews = ({
    type: "ready";
} & ReadyDetail) | ({
    type: "answered";
} & AnsweredDetail) | ({
    type: "height";
} & HeightDetail) | ({
    type: "error";
} & ErrorDetail);
/**
 * From the frame to the page. `keep` contains the visitor's token, for frames
 * without storage, or else a receipt that only proves that they answered.
 * `hello` requests what the page has stored, each time.
 */
export type FrameMessage = {
    nearsay: 1;
} & (EmbedNews | {
    type: "hello";
} | {
    type: "keep";
    visitor: string;
});
/** From the page to the frame. `visitor` is what the frame gave the page to store. */
export type PageMessage = {
    nearsay: 1;
} & ({
    type: "hello";
    look: EmbedLook;
    visitor: string | null;
} | {
    type: "look";
    look: EmbedLook;
});
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
export declare function readLook({ theme, accent, radius, font }: Fields): EmbedLook;
/** Null for anything that is not a message of our frame. Unknown fields are dropped. */
export declare function readFrameMessage(data: unknown): FrameMessage | null;
/** Null for anything that is not a message of our page. Unknown fields are dropped. */
export declare function readPageMessage(data: unknown): PageMessage | null;
export {};
