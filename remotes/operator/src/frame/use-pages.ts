import { messageOf } from "@nearsay/core/api";
import { useCallback, useEffect, useRef, useState } from "react";
import { frame as frameTexts } from "#messages";

/** A page of a list, and the cursor for the next page. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly next: string | null;
}

interface Read<Item> {
  /** All loaded pages as one; null until the first has loaded. */
  readonly page: Page<Item> | null;
  readonly busy: boolean;
  readonly failure: string | null;
}

export interface Pages<Item> extends Read<Item> {
  /** Loads the next page, or repeats a failed load. */
  readonly readOn: () => void;
  /** Reloads from the start, while the current items stay visible. */
  readonly refresh: () => void;
  readonly change: (
    update: (items: readonly Item[]) => readonly Item[],
  ) => void;
}

/**
 * Loads page after page, and repeats a failed load when the connection is back.
 * @param load Memoised by the caller; a new function restarts from the first
 * page.
 */
export function usePages<Item>(
  load: (next: string | null, signal: AbortSignal) => Promise<Page<Item>>,
): Pages<Item> {
  const [read, setRead] = useState<Read<Item>>(begun);
  const controller = useRef<AbortController>(null);

  const readFrom = useCallback(
    async (next: string | null) => {
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      try {
        const page = await load(next, signal);
        if (signal.aborted) return;
        setRead(({ page: known }) => ({
          busy: false,
          failure: null,
          page: next === null || known === null ? page : join(known, page),
        }));
      } catch (error) {
        if (signal.aborted) return;
        const failure = messageOf(error, frameTexts.failed);
        setRead((before) => ({ ...before, busy: false, failure }));
      }
    },
    [load],
  );

  useEffect(() => {
    void readFrom(null);
    return () => controller.current?.abort();
  }, [readFrom]);

  const ask = useCallback(
    (next: string | null) => {
      setRead((before) => ({ ...before, busy: true, failure: null }));
      void readFrom(next);
    },
    [readFrom],
  );

  const next = read.page?.next ?? null;
  const failed = read.failure !== null;
  useEffect(() => {
    if (!failed) return;
    const again = () => ask(next);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [failed, next, ask]);

  return {
    ...read,
    readOn: () => ask(next),
    refresh: () => ask(null),
    change: (update) =>
      setRead(({ page, ...rest }) => ({
        ...rest,
        page: page && { ...page, items: update(page.items) },
      })),
  };
}

function join<Item>(known: Page<Item>, page: Page<Item>): Page<Item> {
  return { ...page, items: [...known.items, ...page.items] };
}

function begun<Item>(): Read<Item> {
  return { page: null, busy: true, failure: null };
}
