import {
  type Drawing,
  type DrawingStep,
  type DrawnSurvey,
  drawnVisitPath,
  inQuery,
  embedPaths,
  type ErrorCode,
  type InlineOptions,
} from "@nearsay/core/contract";
import { readPageVisitor } from "./page-visitor.ts";
import { createPlace, type Stage } from "./stage.ts";

/** Timeout of a visit or a script, in milliseconds. */
const timeout = 20_000;

interface InlineModule {
  /** Shows the survey; the returned function removes it. */
  mount: (root: ShadowRoot, options: InlineOptions) => () => void;
}

/** The relevant fields of the reply to a visit. */
interface VisitReply {
  code?: ErrorCode;
  drawn?: Drawing;
}

/**
 * Shows the survey within the page: rendered by the server until the script has
 * loaded. The script is fetched only after the first render, so as not to delay
 * it.
 * @param instead Called if the site shows surveys only in frames.
 */
export async function showInline(
  stage: Stage,
  instead: () => void,
): Promise<void> {
  const { site, survey, root, signal } = stage;
  let drawn: DrawnSurvey | undefined;
  const fail = () => {
    // Its script may still load, so the answers are kept.
    if (drawn) drawn.place.hidden = true;
    stage.fail("NETWORK");
  };
  const timer = setTimeout(fail, timeout);
  const stopWaiting = () => clearTimeout(timer);
  signal.addEventListener("abort", stopWaiting);
  const visit = startVisit(stage);
  const reply = await read(visit);
  if (signal.aborted) return;
  if (reply.code === "INLINE_OFF") {
    stopWaiting();
    instead();
    return;
  }
  try {
    if (reply.drawn) {
      drawn = drawSurvey(stage, reply.drawn);
      stage.reveal();
      await nextFrame();
    }
    const { mount } = await load(stage);
    if (signal.aborted) return;
    stopWaiting();
    if (drawn) drawn.place.hidden = false;
    const tell: InlineOptions["tell"] = (news) => {
      if (signal.aborted) return;
      if (news.type === "ready" || news.type === "error") {
        stage.reveal();
        queueMicrotask(() => removeDrawn(drawn));
      }
      stage.tell(news);
    };
    const unmount = mount(root, { site, survey, visit, drawn, tell });
    signal.addEventListener("abort", unmount);
  } catch {
    stopWaiting();
    if (!signal.aborted) fail();
  }
}

/** An older inline.js takes over the answers, but renders in its own container. */
function removeDrawn(drawn?: DrawnSurvey): void {
  if (drawn?.place.dataset.drawn === "") drawn.place.remove();
}

/**
 * Lets the browser paint first, so that the survey can be answered at once:
 * loading the script would delay the paint. A hidden page has no animation
 * frames, so a timeout resolves as well.
 */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

/**
 * A simple CORS request without a preflight, identical to a preload, whose
 * reply it can use. A request for a known visitor differs, because otherwise
 * the browser would use the preloaded reply for an unknown visitor.
 */
function startVisit({ site, survey, lang, signal }: Stage): Promise<Response> {
  const known = readPageVisitor(survey);
  return fetch(site + drawnVisitPath(survey, lang), {
    credentials: known === null ? "same-origin" : "omit",
    headers: known === null ? {} : { authorization: `Bearer ${known}` },
    signal,
  });
}

/** Never by a script element: pages under Trusted Types refuse its URL. */
function load({ site, lang }: Stage): Promise<InlineModule> {
  const url = `${site}${embedPaths.inline}${inQuery("?", lang)}`;
  return import(/* webpackIgnore: true */ url) as Promise<InlineModule>;
}

/**
 * Reads a clone, because the mounted script reads the reply too. Other content
 * of the reply is ignored.
 */
async function read(visit: Promise<Response>): Promise<VisitReply> {
  try {
    const reply = await visit;
    return ((await reply.clone().json()) as VisitReply | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Puts the server-rendered survey in the shadow root, element by element,
 * because pages under Trusted Types allow no HTML to be set.
 */
function drawSurvey(
  { root, site }: Stage,
  { styles, steps, written }: Drawing,
): DrawnSurvey {
  const place = createPlace(written);
  place.dataset.drawn = "";
  let at: Element = place;
  for (const step of steps) {
    if (step === 0) at = at.parentElement ?? place;
    else if (typeof step === "string") at.append(step);
    else at = at.appendChild(elementOf(step, at.namespaceURI, site));
  }
  waitForScript(place);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.rules);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  root.append(place);
  return { place, sheet, styles: styles.name };
}

function elementOf(
  [name, attributes]: Exclude<DrawingStep, string | 0>,
  around: string | null,
  site: string,
): Element {
  const space = name === "svg" ? "http://www.w3.org/2000/svg" : around;
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes))
    element.setAttribute(key, key === "href" ? site + value : value);
  return element;
}

/** Clicks on buttons are recorded for inline.js, which then runs them; nothing leaves the page. */
function waitForScript(place: HTMLElement): void {
  place.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      "[data-drawn] button",
    );
    if (button) button.dataset.clicked = "";
  });
  place.addEventListener("submit", (event) => {
    if (place.dataset.drawn === "") event.preventDefault();
  });
}
