import {
  embedAttributes,
  embedEvents,
  type EmbedMode,
  type EmbedNews,
  type EmbedTheme,
  type NearsaySurveyElement,
  readLook,
} from "@nearsay/core/contract";
import { createCover, styles } from "./cover.ts";
import { lookOf, lookRules } from "./look.ts";
import { showFrame } from "./show-frame.ts";
import { showInline } from "./show-inline.ts";
import type { Failure, Stage, Widget } from "./stage.ts";
import { whenNear } from "./when-near.ts";

/**
 * `<nearsay-survey>`: the placeholder for a survey on another site's page, and
 * its frame or widget once it is near the viewport.
 */
export abstract class SurveyElement
  extends HTMLElement
  implements NearsaySurveyElement
{
  static readonly observedAttributes = embedAttributes;

  /** Origin of the site with the surveys. */
  protected abstract readonly site: string;

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #box = document.createElement("div");
  readonly #cover = createCover();
  readonly #styles = sheetOf(styles);
  readonly #look = new CSSStyleSheet();
  /** Lasts until the element leaves the page or restarts. */
  #run: AbortController | null = null;
  /** Null until it loads. */
  #widget: Widget | null = null;

  get survey(): string {
    return this.getAttribute("survey")?.trim() ?? "";
  }

  set survey(survey: string) {
    this.setAttribute("survey", survey);
  }

  get mode(): EmbedMode {
    return this.getAttribute("mode") === "inline" ? "inline" : "frame";
  }

  set mode(mode: EmbedMode) {
    this.setAttribute("mode", mode);
  }

  get theme(): EmbedTheme {
    return readLook({ theme: this.getAttribute("theme") }).theme;
  }

  set theme(theme: EmbedTheme) {
    this.setAttribute("theme", theme);
  }

  get accent(): string | null {
    return this.getAttribute("accent");
  }

  set accent(accent: string | null) {
    if (accent) this.setAttribute("accent", accent);
    else this.removeAttribute("accent");
  }

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#end();
  }

  /**
   * Without this callback, moving the element within the page would disconnect
   * and reconnect it.
   */
  connectedMoveCallback(): void {}

  attributeChangedCallback(
    name: (typeof embedAttributes)[number],
    before: string | null,
    after: string | null,
  ): void {
    if (this.#run === null || before === after) return;
    if (name === "survey" || name === "mode" || name === "lang") this.#begin();
    else if (name !== "loading") this.#restyle();
    else if (after === "eager") this.load();
  }

  load(): void {
    const { survey } = this;
    if (this.#run === null || this.#widget !== null || survey === "") return;
    const stage = this.#stageFor(this.#run.signal);
    const frame = () => {
      this.#widget = showFrame(stage, this.#box);
    };
    this.#widget = { restyle: () => undefined };
    if (!isSurvey(survey)) stage.fail("SURVEY");
    // A sandboxed page has no origin that a site could allow.
    else if (self.origin === "null") stage.fail("ORIGIN_NOT_ALLOWED");
    else if (this.mode === "inline") void showInline(stage, frame);
    else frame();
  }

  reload(): void {
    if (this.#run === null) return;
    this.#begin();
    this.load();
  }

  #begin(): void {
    this.#end();
    const { signal } = (this.#run = new AbortController());
    this.#root.adoptedStyleSheets = [this.#styles, this.#look];
    this.#root.replaceChildren(this.#box);
    this.#box.className = "box";
    this.#box.replaceChildren(this.#cover.element);
    this.#restyle();
    if (this.survey === "") {
      this.#cover.showFallback();
      return;
    }
    this.#cover.showSkeleton();
    if (this.getAttribute("loading") === "eager") this.load();
    else whenNear(this, signal, () => this.load());
  }

  #end(): void {
    this.#run?.abort();
    this.#run = null;
    this.#widget = null;
  }

  #restyle(): void {
    this.#look.replaceSync(lookRules(this));
    this.#widget?.restyle();
  }

  #stageFor(signal: AbortSignal): Stage {
    return {
      site: this.site,
      survey: this.survey,
      lang: this.closest<HTMLElement>("[lang]")?.lang || navigator.language,
      root: this.#root,
      signal,
      look: () => lookOf(this),
      title: () => this.title,
      reveal: () => this.#cover.element.remove(),
      tell: (news) => this.#tell(news),
      fail: (code) => this.#fail(code),
    };
  }

  #tell({ type, ...detail }: EmbedNews): void {
    const options = { bubbles: true, composed: true, detail };
    this.dispatchEvent(new CustomEvent(embedEvents[type], options));
  }

  #fail(code: Failure): void {
    const { survey, site } = this;
    const path = isSurvey(survey) ? `/surveys/${survey}` : "/";
    const message = this.#cover.showFailure(
      code,
      this.innerHTML.trim() === "" ? site + path : null,
    );
    // A newly inserted live region is not announced.
    if (!this.#cover.element.isConnected)
      this.#box.prepend(this.#cover.element);
    // Asynchronous, so that a page can first add the element and then listen to
    // it.
    queueMicrotask(() => this.#tell({ type: "error", code, message }));
  }

  /** Properties set before the script loaded hide the accessors of the same names. */
  #takeEarlyProperties(): void {
    for (const name of ["survey", "mode", "theme", "accent"] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Record<string, unknown>)[name];
      Object.assign(this, { [name]: value });
    }
  }
}

/** A number or a uuid. */
function isSurvey(text: string): boolean {
  return /^(\d{1,15}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text);
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}
