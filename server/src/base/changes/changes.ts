export const changeKinds = [
  "responses",
  "likes",
  "posts",
  "replies",
  "released",
  "summary",
  "published",
  "hidden",
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** What about a survey is new. `published` and `hidden` (also restored or removed) change what lists hold. */
export interface Change {
  surveyId: number;
  kind: ChangeKind;
}

type Listener = (change: Change) => void;

/** Tells everyone in every process of this site that something about a survey has changed. */
export interface Changes {
  /** Call it after the commit and before the reply. Listeners in this process hear of it at once, those of others within a moment. */
  announce(change: Change): void;
  /**
   * Hears changes made in any process; `onGap` when some may have been missed.
   * Answers how to stop listening.
   */
  listen(listener: Listener, onGap?: () => void): () => void;
}

/** The part of Changes that talks to other processes; see change-relay.ts. */
export interface ChangeBus extends Changes {
  /** Whether every change, wherever it is made, is heard here at the moment. */
  readonly complete: boolean;
  setComplete(complete: boolean): void;
  /** Brings a change that was made elsewhere. */
  deliver(change: Change): void;
  /** Tells all listeners that changes may have been missed. */
  reportGap(): void;
  /** Hears what is announced here only. */
  onAnnounce(listener: Listener): () => void;
}

interface Subscriber {
  listener: Listener;
  onGap: () => void;
}

export function createChanges(): ChangeBus {
  const subscribers = new Set<Subscriber>();
  const announced = new Set<Listener>();
  let complete = false;

  function deliver(change: Change): void {
    for (const { listener } of subscribers) listener(change);
  }

  function reportGap(): void {
    for (const { onGap } of subscribers) onGap();
  }

  return {
    announce(change) {
      deliver(change);
      for (const listener of announced) listener(change);
    },
    listen: (listener, onGap = () => undefined) =>
      include(subscribers, { listener, onGap }),
    get complete() {
      return complete;
    },
    setComplete(now) {
      if (now === complete) return;
      complete = now;
      reportGap();
    },
    deliver,
    reportGap,
    onAnnounce: (listener) => include(announced, listener),
  };
}

function include<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => {
    set.delete(item);
  };
}
