import { messageOf } from "@nearsay/core/api";
import type {
  DiscussionState,
  ModeratedItem,
  ModeratedPage,
} from "@nearsay/core/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OwnerLink } from "../../owned/owner-link.ts";
import { getDiscussion } from "./discussion-calls.ts";
import { discussion as texts } from "#messages";

interface Read {
  /** All loaded pages as one; null until the first has loaded. */
  readonly page: ModeratedPage | null;
  readonly busy: boolean;
  readonly failure: string | null;
}

const begun: Read = { page: null, busy: true, failure: null };

/** The posts and replies that contain the search text, page after page. */
export function useMessages({ uuid, key }: OwnerLink) {
  const [sought, setSought] = useState("");
  const [read, setRead] = useState(begun);
  const controller = useRef<AbortController>(null);

  const readOn = useCallback(
    async (before: string | null) => {
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      try {
        const asked = { sought, before };
        const page = await getDiscussion({ uuid, key }, asked, signal);
        if (signal.aborted) return;
        setRead(({ page: known }) => ({
          busy: false,
          failure: null,
          page: before === null || known === null ? page : join(known, page),
        }));
      } catch (error) {
        if (signal.aborted) return;
        const failure = messageOf(error, texts.failed);
        setRead((known) => ({ ...known, busy: false, failure }));
      }
    },
    [uuid, key, sought],
  );

  useEffect(() => {
    void readOn(null);
    return () => controller.current?.abort();
  }, [readOn]);

  function update(change: (known: ModeratedPage) => ModeratedPage) {
    setRead((known) => ({ ...known, page: known.page && change(known.page) }));
  }

  function ask(before: string | null) {
    setRead((known) => ({ ...known, busy: true, failure: null }));
    void readOn(before);
  }

  return {
    ...read,
    sought,
    search: (text: string) => {
      if (text === sought) return ask(null);
      setRead(begun);
      setSought(text);
    },
    showMore: () => ask(read.page?.next ?? null),
    /** Replaces a post or a reply by the server's newer version. */
    replace: (now: ModeratedItem) =>
      update((known) => ({
        ...known,
        items: known.items.map((one) =>
          one.kind === now.kind && one.id === now.id ? now : one,
        ),
      })),
    setState: (state: DiscussionState) =>
      update((known) => ({ ...known, state })),
  };
}

function join(known: ModeratedPage, page: ModeratedPage): ModeratedPage {
  return { ...page, items: [...known.items, ...page.items] };
}
