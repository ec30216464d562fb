import {
  type LiveEvent,
  liveEventKinds,
  readLiveEvent,
} from "../contract/live.ts";
import { apiUrl } from "./build-request.ts";
import type { SurveyCredential } from "./surveys.ts";

/** Milliseconds before a stream that was refused is asked for again: the first time, and at most. */
const firstPause = 5_000;
const longestPause = 300_000;

/** What to do about each event; what has no handler is passed over. */
export type LiveHandlers = {
  [Kind in LiveEvent["kind"]]?: (
    event: Extract<LiveEvent, { kind: Kind }>,
  ) => void;
};

/**
 * Tells what happens under a survey from now on, while the page is seen; when
 * it is seen again, what was missed. Start before loading what is shown, and
 * take an item that is there already for a newer state of it. Answers how to
 * stop.
 */
export function followSurvey(
  surveyId: string,
  handlers: LiveHandlers,
  credential: SurveyCredential = {},
): () => void {
  let source: EventSource | null = null;
  let place: string | null = null;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    source = new EventSource(eventsUrl(surveyId, credential, place), {
      withCredentials: true,
    });
    source.onopen = () => {
      pause = firstPause;
    };
    source.onerror = openLater;
    for (const kind of liveEventKinds) {
      source.addEventListener(kind, ({ data, lastEventId }) => {
        if (lastEventId !== "") place = lastEventId;
        const event = readLiveEvent(kind, String(data));
        if (event !== null) tell(handlers, event);
      });
    }
  }

  /** A browser comes back by itself when the stream breaks, but not when it is refused. */
  function openLater(): void {
    if (source?.readyState !== EventSource.CLOSED) return;
    timer = setTimeout(open, pause * (0.5 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function followPage(): void {
    if (document.visibilityState !== "visible") close();
    else if (source === null) open();
  }

  // A page put aside with an open stream could not be shown again at once.
  addEventListener("pagehide", close);
  addEventListener("pageshow", followPage);
  document.addEventListener("visibilitychange", followPage);
  followPage();
  return () => {
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", followPage);
    document.removeEventListener("visibilitychange", followPage);
    close();
  };
}

function eventsUrl(
  surveyId: string,
  { code, shareToken }: SurveyCredential,
  place: string | null,
): string {
  return apiUrl(`/surveys/${encodeURIComponent(surveyId)}/events`, {
    code,
    share_token: shareToken,
    last_event_id: place,
  });
}

function tell(handlers: LiveHandlers, event: LiveEvent): void {
  const handle = handlers[event.kind] as
    ((event: LiveEvent) => void) | undefined;
  handle?.(event);
}
