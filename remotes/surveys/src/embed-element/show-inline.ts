import { embedPaths, type InlineOptions } from "@nearsay/core/contract";
import { keptVisitor } from "./kept-visitor.ts";
import type { Stage } from "./stage.ts";

/** How long a visit or a script may take, in milliseconds. */
const patience = 20_000;

interface InlineModule {
  /** Shows the survey; what it answers takes it away. */
  mount: (root: ShadowRoot, options: InlineOptions) => () => void;
}

/**
 * Shows the survey within the page. Script and visit are fetched side by side.
 * @param instead Called where the site shows surveys in frames only.
 */
export async function showInline(
  stage: Stage,
  instead: () => void,
): Promise<void> {
  const { site, survey, root, signal } = stage;
  const timer = setTimeout(() => {
    stage.fail("NETWORK");
  }, patience);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
  });
  const visit = startVisit(stage);
  try {
    const [{ mount }, off] = await Promise.all([load(site), isOff(visit)]);
    if (signal.aborted) return;
    clearTimeout(timer);
    if (off) {
      instead();
      return;
    }
    const tell: InlineOptions["tell"] = (news) => {
      if (signal.aborted) return;
      if (news.type === "ready" || news.type === "error") stage.reveal();
      stage.tell(news);
    };
    const unmount = mount(root, { site, survey, visit, tell });
    signal.addEventListener("abort", unmount);
  } catch {
    clearTimeout(timer);
    if (!signal.aborted) stage.fail("NETWORK");
  }
}

/**
 * Simple as requests go, so that a first visit is asked in one step, and just as
 * a preload asks, which may have brought it already. One of somebody known is
 * asked otherwise: the browser would take what was preloaded for a stranger.
 */
function startVisit({ site, survey, signal }: Stage): Promise<Response> {
  const known = keptVisitor(survey);
  return fetch(`${site}/api/embed/surveys/${survey}/visits`, {
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
async function isOff(visit: Promise<Response>): Promise<boolean> {
  try {
    const reply = await visit;
    if (reply.status !== 403) return false;
    const said = (await reply.clone().json()) as { code?: unknown } | null;
    return said?.code === "INLINE_OFF";
  } catch {
    return false;
  }
}
