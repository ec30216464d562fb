import type { LiveEvent } from "../contract/live.ts";
import { type SurveyStream, createSurveyStream } from "./survey-stream.ts";
import type { SurveyCredential } from "./credential.ts";

/**
 * Maximum number of streams: browsers allow six connections to a site without
 * HTTP/2, and requests need some.
 */
const streamsMax = 3;

/** Handlers by event; events without a handler are ignored. */
export type LiveHandlers = {
  [Kind in LiveEvent["kind"]]?: (
    event: Extract<LiveEvent, { kind: Kind }>,
  ) => void;
};

/** A survey and all components of the page that follow it. */
interface Followed {
  stream: SurveyStream;
  listeners: Set<LiveHandlers>;
  credential: SurveyCredential;
  /** The last counts of the open stream, for listeners that join later. */
  counts: LiveEvent | null;
  removed: boolean;
}

const followed = new Map<string, Followed>();

/**
 * Reports the events of a survey from now on while the page is visible, and
 * missed events when it becomes visible again. Call it before loading the shown
 * data, and treat an item that already exists as a newer state of it. All
 * followers of a survey share one connection; of many surveys, only the most
 * recently followed ones have one. Returns a function that stops it.
 */
export function followSurvey(
  surveyId: string,
  handlers: LiveHandlers,
  credential: SurveyCredential = {},
): () => void {
  if (followed.size === 0) watchPage();
  const survey = followed.get(surveyId) ?? createFollowed(surveyId);
  // Moves it to the end, as the most recently followed one.
  followed.delete(surveyId);
  followed.set(surveyId, survey);
  // Two listeners may be the same object, and each must be removable.
  const listener = { ...handlers };
  survey.listeners.add(listener);
  if (survey.counts !== null) notify(listener, survey.counts);
  presentCredential(survey, credential);
  arrange();
  return () => {
    survey.listeners.delete(listener);
    if (survey.listeners.size > 0 || followed.get(surveyId) !== survey) return;
    close(survey);
    followed.delete(surveyId);
    if (followed.size === 0) watching?.abort();
    else arrange();
  };
}

function createFollowed(surveyId: string): Followed {
  const survey: Followed = {
    stream: createSurveyStream(surveyId, hear),
    listeners: new Set(),
    credential: {},
    counts: null,
    removed: false,
  };

  function hear(event: LiveEvent): void {
    if (event.kind === "counts") survey.counts = event;
    if (event.kind === "removed") {
      survey.removed = true;
      close(survey);
    }
    for (const listener of [...survey.listeners]) notify(listener, event);
  }

  return survey;
}

/** Reconnects at once if the code or token is new. */
function presentCredential(
  survey: Followed,
  { code, shareToken }: SurveyCredential,
): void {
  const { credential } = survey;
  const next = {
    code: code ?? credential.code,
    shareToken: shareToken ?? credential.shareToken,
  };
  survey.credential = next;
  const isNew =
    next.code !== credential.code || next.shareToken !== credential.shareToken;
  if (isNew) close(survey);
}

/** Opens the streams of the most recently followed surveys if the page is visible. */
function arrange(): void {
  if (document.visibilityState !== "visible") return;
  const alive = [...followed.values()].filter(({ removed }) => !removed);
  alive.slice(0, -streamsMax).forEach(close);
  for (const { stream, credential } of alive.slice(-streamsMax))
    stream.open(credential);
}

function close(survey: Followed): void {
  survey.stream.close();
  survey.counts = null;
}

function closeAll(): void {
  followed.forEach(close);
}

function followPage(): void {
  if (document.visibilityState === "visible") arrange();
  else closeAll();
}

let watching: AbortController | undefined;

function watchPage(): void {
  watching = new AbortController();
  // A page with an open stream cannot enter the back/forward cache.
  addEventListener("pagehide", closeAll, watching);
  addEventListener("pageshow", followPage, watching);
  document.addEventListener("visibilitychange", followPage, watching);
}

function notify(handlers: LiveHandlers, event: LiveEvent): void {
  const handle = handlers[event.kind] as
    ((event: LiveEvent) => void) | undefined;
  handle?.(event);
}
