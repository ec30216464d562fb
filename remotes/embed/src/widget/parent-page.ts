import {
  embedVersion,
  type FrameMessage,
  type PageMessage,
  readPageMessage,
} from "@nearsay/core/contract";

type Said<T> = T extends { nearsay: 1 } ? Omit<T, "nearsay"> : never;

/** The page around our frame: nothing is said to any other, and nothing heard of it. */
export interface ParentPage {
  say: (message: Said<FrameMessage>) => void;
  hear: (listener: (message: PageMessage) => void) => void;
}

/** The origin that the frame's address names, which the server lets frame this page alone; null where it names none. */
export function parentIn(search: string): string | null {
  const named = new URLSearchParams(search).get("parent");
  if (named === null || !URL.canParse(named)) return null;
  return new URL(named).origin === named ? named : null;
}

/** @param origin Null for a page that cannot be spoken with. */
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
