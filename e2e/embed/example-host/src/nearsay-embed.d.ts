/** Stands in every message between a page and a frame. */
export declare const embedVersion = 1;
/** Where everything is that other sites name. */
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
/** The attributes of `<nearsay-survey>`; without `survey` it shows nothing but its fallback. */
export declare const embedAttributes: readonly ["survey", "mode", "theme", "accent", "loading", "title", "lang", "near"];
/** The events of `<nearsay-survey>`: each is a CustomEvent that bubbles, with the detail of its name. */
export declare const embedEvents: {
    readonly ready: "nearsay:ready";
    readonly answered: "nearsay:answered";
    readonly height: "nearsay:height";
    readonly error: "nearsay:error";
};
/** The custom properties that `<nearsay-survey>` reads; an attribute wins. */
export declare const embedProperties: {
    readonly accent: "--nearsay-accent";
    readonly radius: "--nearsay-radius";
    readonly font: "--nearsay-font";
    readonly minHeight: "--nearsay-min-height";
};
export declare const embedModes: readonly ["frame", "inline"];
/** `inline` shows the survey without a frame: your page's scripts can read answers. */
export type EmbedMode = (typeof embedModes)[number];
export declare const embedThemes: readonly ["auto", "light", "dark"];
/** `auto` follows the page's `color-scheme`. */
export type EmbedTheme = (typeof embedThemes)[number];
export interface EmbedLook {
    theme: EmbedTheme;
    /** As #rrggbb; null is the site's own. */
    accent: string | null;
    /** Pixels from 0 to 24; null is the site's own. */
    radius: number | null;
    /** Families as CSS lists them; null is the site's own. */
    font: string | null;
}
export interface ReadyDetail {
    survey: string;
    title: string;
}
export interface AnsweredDetail {
    survey: string;
    /** Whether this person had answered before. */
    duplicate: boolean;
}
export interface HeightDetail {
    /** Whole pixels from 1 to 20000. */
    px: number;
}
export declare const embedErrorCodes: readonly ["SURVEY", "NOT_FOUND", "CODE_REQUIRED", "ORIGIN_NOT_ALLOWED", "INVITATION_REQUIRED", "UNAVAILABLE", "BLOCKED", "NETWORK"];
export type EmbedErrorCode = (typeof embedErrorCodes)[number];
export interface ErrorDetail {
    code: EmbedErrorCode;
    message: string;
}
/** What a widget tells the page it is in. */
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
 * From the frame to the page. `keep` gives what names the visitor, for frames
 * without storage of their own, else what says only that they answered. `hello`
 * asks what the page keeps, each time.
 */
export type FrameMessage = {
    nearsay: 1;
} & (EmbedNews | {
    type: "hello";
} | {
    type: "keep";
    visitor: string;
});
/** From the page to the frame. `visitor` is what the page was given to keep. */
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
/** A survey that the server drew, as it stands in the shadow root. */
export interface DrawnSurvey {
    /** Marked by `data-drawn` until inline.js takes it over. */
    place: HTMLElement;
    /** Adopted by the root. */
    sheet: CSSStyleSheet;
    /** Name of the rules in that sheet: another with each change of them. */
    styles: string;
}
/** What the element hands to `mount` of inline.js. Either may be a day older than the other. */
export interface InlineOptions {
    /** The site's origin. */
    site: string;
    survey: string;
    /** The reply to the visit, asked for before inline.js is. */
    visit: Promise<Response>;
    /** Nothing where the server drew nothing. */
    drawn?: DrawnSurvey | undefined;
    tell(news: EmbedNews): void;
}
/** Props of the widget for React hosts. */
export interface SurveyWidgetProps {
    /** Its number or uuid. */
    survey: string;
    mode?: EmbedMode;
    theme?: EmbedTheme;
    accent?: string;
    loading?: "lazy" | "eager";
    title?: string;
    /** A language such as `de`; without it that of your page. */
    lang?: string;
    /** The place of your page, latitude and longitude, such as `52.52,13.40`. */
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
    /** Loads at once, wherever the element is. */
    load(): void;
    /** Begins anew. */
    reload(): void;
}
declare global {
    interface HTMLElementTagNameMap {
        "nearsay-survey": NearsaySurveyElement;
    }
}
type Fields = Record<string, unknown>;
/** Takes a look from attributes, an address or a message; what is not valid counts as not given. */
export declare function readLook({ theme, accent, radius, font }: Fields): EmbedLook;
/** Null for whatever no frame of ours says. What it says besides is left out. */
export declare function readFrameMessage(data: unknown): FrameMessage | null;
/** Null for whatever no page of ours says. What it says besides is left out. */
export declare function readPageMessage(data: unknown): PageMessage | null;
export {};
