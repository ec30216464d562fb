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

/**
 * A change of a survey. `published`, `hidden` (also restored or removed) and
 * `edited` affect lists.
 */
export interface Change {
  surveyId: number;
  kind: ChangeKind;
}

type Listener = (change: Change) => void;

/** The complete bus; the functions for other processes are used only by change-relay.ts. */
export type ChangeBus = ReturnType<typeof createChanges>;

/** Notifies all processes of this site that something about a survey has changed. */
export type Changes = Pick<ChangeBus, "announce" | "listen">;

interface Subscriber {
  listener: Listener;
  onGap: () => void;
}

export function createChanges() {
  const subscribers = new Set<Subscriber>();
  const announced = new Set<Listener>();
  let complete = false;

  /** Delivers a change that was made in another process. */
  function deliver(change: Change): void {
    for (const { listener } of subscribers) listener(change);
  }

  /** Notifies all listeners that changes may have been missed. */
  function reportGap(): void {
    for (const { onGap } of subscribers) onGap();
  }

  return {
    /**
     * Call it after the commit and before the reply. Listeners in this process
     * are called at once, those in others shortly after.
     */
    announce(change: Change): void {
      deliver(change);
      for (const listener of announced) listener(change);
    },
    /**
     * Calls the listener for changes made in any process, and `onGap` if some
     * may have been missed. Returns a function to stop listening.
     */
    listen: (listener: Listener, onGap = (): void => undefined) =>
      include(subscribers, { listener, onGap }),
    /** Whether changes of all processes are currently received here. */
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
    /** Calls the listener only for changes announced in this process. */
    onAnnounce: (listener: Listener) => include(announced, listener),
  };
}

function include<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => {
    set.delete(item);
  };
}
