export const changeKinds = [
  "responses",
  "likes",
  "posts",
  "replies",
  "released",
  "summary",
  "published",
  "hidden",
  "edited",
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** What about a survey is new. `published`, `hidden` (also restored or removed) and `edited` change what lists hold. */
export interface Change {
  surveyId: number;
  kind: ChangeKind;
}

type Listener = (change: Change) => void;

/** All of it; what talks to other processes is for change-relay.ts. */
export type ChangeBus = ReturnType<typeof createChanges>;

/** Tells everyone in every process of this site that something about a survey has changed. */
export type Changes = Pick<ChangeBus, "announce" | "listen">;

interface Subscriber {
  listener: Listener;
  onGap: () => void;
}

export function createChanges() {
  const subscribers = new Set<Subscriber>();
  const announced = new Set<Listener>();
  let complete = false;

  /** Brings a change that was made elsewhere. */
  function deliver(change: Change): void {
    for (const { listener } of subscribers) listener(change);
  }

  /** Tells all listeners that changes may have been missed. */
  function reportGap(): void {
    for (const { onGap } of subscribers) onGap();
  }

  return {
    /** Call it after the commit and before the reply. Listeners in this process hear of it at once, those of others within a moment. */
    announce(change: Change): void {
      deliver(change);
      for (const listener of announced) listener(change);
    },
    /**
     * Hears changes made in any process; `onGap` when some may have been missed.
     * Returns how to stop listening.
     */
    listen: (listener: Listener, onGap = (): void => undefined) =>
      include(subscribers, { listener, onGap }),
    /** Whether every change, wherever it is made, is heard here at the moment. */
    get complete(): boolean {
      return complete;
    },
    setComplete(now: boolean): void {
      if (now === complete) return;
      complete = now;
      reportGap();
    },
    deliver,
    reportGap,
    /** Hears what is announced here only. */
    onAnnounce: (listener: Listener) => include(announced, listener),
  };
}

function include<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => {
    set.delete(item);
  };
}
