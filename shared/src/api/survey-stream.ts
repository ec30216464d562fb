import {
  type LiveEvent,
  liveEventKinds,
  readLiveEvent,
} from "../contract/live.ts";
import { apiUrl, surveyPath } from "./build-request.ts";
import type { SurveyCredential } from "./credential.ts";

/** Milliseconds before a refused stream is requested again: at first, and the maximum. */
const firstPause = 5_000;
const longestPause = 300_000;

/** The connection for the events of one survey. */
export interface SurveyStream {
  /** Continues after the last event. Does nothing while it is open. */
  open(credential: SurveyCredential): void;
  close(): void;
}

export function createSurveyStream(
  surveyId: string,
  notify: (event: LiveEvent) => void,
): SurveyStream {
  let source: EventSource | null = null;
  let lastSeenId: string | null = null;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(credential: SurveyCredential): void {
    const url = eventsUrl(surveyId, credential, lastSeenId);
    const opened = new EventSource(url, { withCredentials: true });
    source = opened;
    opened.onopen = () => {
      pause = firstPause;
    };
    opened.onerror = () => {
      if (opened.readyState === EventSource.CLOSED) openLater(credential);
    };
    for (const kind of liveEventKinds) {
      opened.addEventListener(kind, ({ data, lastEventId }) => {
        if (lastEventId !== "") lastSeenId = lastEventId;
        const event = readLiveEvent(kind, String(data));
        if (event !== null) notify(event);
      });
    }
  }

  /** A browser reconnects automatically if the stream breaks, but not if it is refused. */
  function openLater(credential: SurveyCredential): void {
    const wait = pause * (0.5 + Math.random() / 2);
    timer = setTimeout(() => open(credential), wait);
    pause = Math.min(pause * 2, longestPause);
  }

  return {
    open(credential) {
      if (source === null) open(credential);
    },
    close() {
      clearTimeout(timer);
      source?.close();
      source = null;
    },
  };
}

function eventsUrl(
  surveyId: string,
  { code, shareToken }: SurveyCredential,
  lastSeenId: string | null,
): string {
  return apiUrl(surveyPath(surveyId, "events"), {
    code,
    share_token: shareToken,
    last_event_id: lastSeenId,
  });
}
