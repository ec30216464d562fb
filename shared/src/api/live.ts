import type { LiveEvent } from "../contract/live.ts";
import { type SurveyStream, createSurveyStream } from "./survey-stream.ts";
import type { SurveyCredential } from "./surveys.ts";

/** Streams at a time: browsers have six connections to a site without HTTP/2, and calls need some. */
const streamsMax = 3;

/** What to do about each event; what has no handler is passed over. */
export type LiveHandlers = {
  [Kind in LiveEvent["kind"]]?: (
    event: Extract<LiveEvent, { kind: Kind }>,
  ) => void;
};

/** A survey and all parts of the page that follow it. */
interface Followed {
  stream: SurveyStream;
  listeners: Set<LiveHandlers>;
  credential: SurveyCredential;
  /** The last counts of the open stream, for listeners that join late. */
  counts: LiveEvent | null;
  removed: boolean;
}

const followed = new Map<string, Followed>();

/**
 * Tells what happens under a survey from now on, while the page is seen; when
 * it is seen again, what was missed. Start before loading what is shown, and
 * take an item that is there already for a newer state of it. However many
 * follow a survey, there is one connection; of many surveys, those followed
 * last have one. Returns a function that stops it.
 */
export function followSurvey(
  surveyId: string,
  handlers: LiveHandlers,
  credential: SurveyCredential = {},
): () => void {
  if (followed.size === 0) watchPage();
  const survey = followed.get(surveyId) ?? createFollowed(surveyId);
  // Now it is the one followed last.
  followed.delete(surveyId);
  followed.set(surveyId, survey);
  // Two may be one object, and each has to be able to leave.
  const listener = { ...handlers };
  survey.listeners.add(listener);
  if (survey.counts !== null) tell(listener, survey.counts);
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
    for (const listener of [...survey.listeners]) tell(listener, event);
  }

  return survey;
}

/** Asks at once when what may open the survey is new. */
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

/** Opens the streams of what was followed last, if anyone sees the page. */
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
  // A page put aside with an open stream could not be shown again at once.
  addEventListener("pagehide", closeAll, watching);
  addEventListener("pageshow", followPage, watching);
  document.addEventListener("visibilitychange", followPage, watching);
}

function tell(handlers: LiveHandlers, event: LiveEvent): void {
  const handle = handlers[event.kind] as
    ((event: LiveEvent) => void) | undefined;
  handle?.(event);
}
