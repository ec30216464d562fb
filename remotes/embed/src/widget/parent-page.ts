import {
  embedVersion,
  type FrameMessage,
  type PageMessage,
  readPageMessage,
} from "@nearsay/core/contract";

type Sent<T> = T extends { nearsay: 1 } ? Omit<T, "nearsay"> : never;

/** The page around our frame: messages are exchanged with no other. */
export interface ParentPage {
  say: (message: Sent<FrameMessage>) => void;
  hear: (listener: (message: PageMessage) => void) => void;
}

/**
 * The origin in the frame's address, which the server allows as the only
 * embedder; null if there is none.
 */
export function parentIn(search: string): string | null {
  const named = new URLSearchParams(search).get("parent");
  if (named === null || !URL.canParse(named)) return null;
  return new URL(named).origin === named ? named : null;
}

/** @param origin Null for a page without an origin to exchange messages with. */
export function createParentPage(origin: string | null): ParentPage {
  const around = window.parent;
  if (origin === null || around === window)
    return { say: () => undefined, hear: () => undefined };
  return {
    say(message) {
      around.postMessage({ nearsay: embedVersion, ...message }, origin);
    },
    hear(listener) {
      addEventListener("message", (event) => {
        if (event.origin !== origin || event.source !== around) return;
        const message = readPageMessage(event.data);
        if (message !== null) listener(message);
      });
    },
  };
}
