/** What about a survey is new. `published` and `hidden` change what lists hold. */
export interface Change {
  surveyId: number;
  kind:
    | "responses"
    | "likes"
    | "posts"
    | "replies"
    | "summary"
    | "published"
    | "hidden";
}

/** Tells everyone in every process of this site that something about a survey has changed. */
export interface Changes {
  /** Call it after the commit. Listeners in this process hear of it at once. */
  announce(change: Change): void;
  /** Answers how to stop listening. */
  listen(listener: (change: Change) => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>();
  return {
    announce(change) {
      for (const listener of listeners) listener(change);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
