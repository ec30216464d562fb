import {
  type Drawing,
  type DrawnSurvey,
  drawnVisitPath,
  embedPaths,
  type ErrorCode,
  type InlineOptions,
} from "@nearsay/core/contract";
import { drawSurvey } from "./draw-survey.ts";
import { keptVisitor } from "./kept-visitor.ts";
import type { Stage } from "./stage.ts";

/** How long a visit or a script may take, in milliseconds. */
const patience = 20_000;

interface InlineModule {
  /** Shows the survey; what it answers takes it away. */
  mount: (root: ShadowRoot, options: InlineOptions) => () => void;
}

/** What matters here of the reply to a visit. */
interface Said {
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
  const calm = () => {
    clearTimeout(timer);
  };
  signal.addEventListener("abort", calm);
  const visit = startVisit(stage);
  const said = await read(visit);
  if (signal.aborted) return;
  if (said.code === "INLINE_OFF") {
    calm();
    instead();
    return;
  }
  try {
    if (said.drawn) {
      drawn = drawSurvey(stage, said.drawn);
      stage.reveal();
      await nextFrame();
    }
    const { mount } = await load(site);
    if (signal.aborted) return;
    calm();
    if (drawn) drawn.place.hidden = false;
    const tell: InlineOptions["tell"] = (news) => {
      if (signal.aborted) return;
      if (news.type === "ready" || news.type === "error") {
        stage.reveal();
        queueMicrotask(() => {
          leaveTo(drawn);
        });
      }
      stage.tell(news);
    };
    const unmount = mount(root, { site, survey, visit, drawn, tell });
    signal.addEventListener("abort", unmount);
  } catch {
    calm();
    if (!signal.aborted) fail();
  }
}

/** An older inline.js takes over the answers, but draws in a place of its own. */
function leaveTo(drawn?: DrawnSurvey): void {
  if (drawn?.place.dataset.drawn === "") drawn.place.remove();
}

/** To be answered at once: the script would keep the page from showing it. Where nothing is shown no frame comes. */
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
function startVisit({ site, survey, signal }: Stage): Promise<Response> {
  const known = keptVisitor(survey);
  return fetch(site + drawnVisitPath(survey), {
    credentials: known === null ? "same-origin" : "omit",
    headers: known === null ? {} : { authorization: `Bearer ${known}` },
    signal,
  });
}

/** Never by a script element: pages under Trusted Types refuse its address. */
function load(site: string): Promise<InlineModule> {
  const url = site + embedPaths.inline;
  return import(/* webpackIgnore: true */ url) as Promise<InlineModule>;
}

/** Whoever mounts reads the reply, whatever else it says. */
async function read(visit: Promise<Response>): Promise<Said> {
  try {
    const reply = await visit;
    return ((await reply.clone().json()) as Said | null) ?? {};
  } catch {
    return {};
  }
}
