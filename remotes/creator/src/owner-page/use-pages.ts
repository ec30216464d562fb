import { messageOf } from "@nearsay/core/api";
import type { ReadPage, ReadState } from "@nearsay/core/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { ownerPage as ownerPageTexts } from "#messages";

export interface Pages<Item> {
  readonly items: readonly Item[];
  /** Null until the first page has loaded. */
  readonly state: ReadState | null;
  /** Whether there may be more, or loading failed. */
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly showMore: () => void;
}

interface Read<Item> {
  readonly items: readonly Item[];
  readonly page: ReadPage<Item> | null;
  readonly busy: boolean;
  readonly failure: string | null;
}

type LoadPage<Item> = (
  cursor: string | null,
  signal: AbortSignal,
) => Promise<ReadPage<Item>>;

/**
 * Loads page after page.
 * @param load Memoised by the caller; a new function restarts from the first
 * page.
 */
export function usePages<Item>(load: LoadPage<Item>): Pages<Item> {
  const [read, setRead] = useState<Read<Item>>(begun);
  const controller = useRef<AbortController>(null);

  const readOn = useCallback(
    async (cursor: string | null) => {
      const { signal } = (controller.current = new AbortController());
      try {
        const page = await load(cursor, signal);
        if (!signal.aborted) setRead((before) => join(before, page));
      } catch (error) {
        if (signal.aborted) return;
        const failure = messageOf(error, ownerPageTexts.reading.failed);
        setRead((before) => ({ ...before, busy: false, failure }));
      }
    },
    [load],
  );

  useEffect(() => {
    void readOn(null);
    return () => controller.current?.abort();
  }, [readOn]);

  const { items, page, busy, failure } = read;
  const cursor = page?.cursor ?? null;
  return {
    items,
    state: page,
    busy,
    failure,
    hasMore: cursor !== null || failure !== null,
    showMore() {
      setRead((before) => ({ ...before, busy: true, failure: null }));
      void readOn(cursor);
    },
  };
}

function begun<Item>(): Read<Item> {
  return { items: [], page: null, busy: true, failure: null };
}

function join<Item>(before: Read<Item>, page: ReadPage<Item>): Read<Item> {
  const items = [...before.items, ...page.items];
  return { items, page, busy: false, failure: null };
}
