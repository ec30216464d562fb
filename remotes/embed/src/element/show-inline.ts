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

/** How long a visit or a script may take, in milliseconds. */
const patience = 20_000;

interface InlineModule {
  /** Shows the survey; what it returns takes it away. */
  mount: (root: ShadowRoot, options: InlineOptions) => () => void;
}

/** What matters here of the reply to a visit. */
interface VisitReply {
  code?: ErrorCode;
  drawn?: Drawing;
}

/**
 * Shows the survey within the page: as the server drew it, until the script is
 * there, which is fetched only then, so as not to slow down what is seen first.
 * @param instead Called where the site shows surveys in frames only.
 */
export async function showInline(
  stage: Stage,
  instead: () => void,
): Promise<void> {
  const { site, survey, root, signal } = stage;
  let drawn: DrawnSurvey | undefined;
  const fail = () => {
    // Its script may come after all: nothing that was filled in is lost.
    if (drawn) drawn.place.hidden = true;
    stage.fail("NETWORK");
  };
  const timer = setTimeout(fail, patience);
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

/** An older inline.js takes over the answers, but draws in a place of its own. */
function removeDrawn(drawn?: DrawnSurvey): void {
  if (drawn?.place.dataset.drawn === "") drawn.place.remove();
}

/** So that it can be answered at once: the script would keep the page from showing it. Where nothing is shown no frame comes. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

/**
 * Simple as requests go, so that a first visit is asked in one step, and just as
 * a preload asks, which may have brought it already. One of somebody known is
 * asked otherwise: the browser would take what was preloaded for a stranger.
 */
function startVisit({ site, survey, lang, signal }: Stage): Promise<Response> {
  const known = readPageVisitor(survey);
  return fetch(site + drawnVisitPath(survey, lang), {
    credentials: known === null ? "same-origin" : "omit",
    headers: known === null ? {} : { authorization: `Bearer ${known}` },
    signal,
  });
}

/** Never by a script element: pages under Trusted Types refuse its address. */
function load({ site, lang }: Stage): Promise<InlineModule> {
  const url = `${site}${embedPaths.inline}${inQuery("?", lang)}`;
  return import(/* webpackIgnore: true */ url) as Promise<InlineModule>;
}

/** The script that mounts reads the reply too, and whatever else it says. */
async function read(visit: Promise<Response>): Promise<VisitReply> {
  try {
    const reply = await visit;
    return ((await reply.clone().json()) as VisitReply | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Puts what the server drew in the shadow root. Element by element, since pages
 * under Trusted Types let no HTML be written.
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

/** Buttons wait for inline.js, which does then what was asked of them; nothing leaves the page. */
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
