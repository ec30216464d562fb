import { ApiError } from "@nearsay/core/api";
import type { Unsent } from "./kiosk-calls.ts";
import type { KioskStore } from "./kiosk-store.ts";

/**
 * Why a response is still unsent: it waits for a connection, was refused, or
 * nothing is accepted any more.
 */
export interface Problem {
  readonly kind: "waiting" | "refused" | "over";
  readonly reason: string;
}

export interface Sending {
  readonly unsent: number;
  readonly problem: Problem | null;
}

interface SenderDeps {
  store: Pick<KioskStore, "keys" | "find" | "remove">;
  /** @throws ApiError if it was not accepted. */
  send: (unsent: Unsent) => Promise<void>;
}

export type Sender = ReturnType<typeof createSender>;

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

/**
 * Sends unsent responses one after the other, in the order of their random
 * keys. Failed ones are sent again at growing intervals; only accepted ones are
 * deleted here.
 */
export function createSender({ store, send }: SenderDeps) {
  const listeners = new Set<() => void>();
  const refused = new Set<string>();
  let sending: Sending = { unsent: 0, problem: null };
  let asked = false;
  let running = false;
  let stopped = false;
  let waitMs = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(next: Sending): void {
    sending = next;
    for (const listener of listeners) listener();
  }

  /** A lock prevents two tabs from sending the same response twice. */
  async function run(): Promise<void> {
    const problem = await alone(sendAll);
    update({ unsent: (await store.keys()).length, problem });
    if (problem === null || problem.kind === "refused") waitMs = firstWaitMs;
    else if (!stopped) {
      timer = setTimeout(ask, waitMs);
      waitMs = Math.min(longestWaitMs, waitMs * 2);
    }
  }

  async function sendAll(): Promise<Problem | null> {
    let last: Problem | null = null;
    for (const key of await store.keys()) {
      if (refused.has(key)) {
        last ??= sending.problem;
        continue;
      }
      const problem = await sendOne(key);
      if (problem === null) continue;
      if (problem.kind !== "refused") return problem;
      refused.add(key);
      last = problem;
    }
    return last;
  }

  async function sendOne(key: string): Promise<Problem | null> {
    const unsent = await store.find(key);
    if (unsent === null) return null;
    try {
      await send(unsent);
    } catch (error) {
      return problemOf(error);
    }
    await store.remove(key);
    update({ ...sending, unsent: (await store.keys()).length });
    return null;
  }

  async function runAsked(): Promise<void> {
    running = true;
    while (asked && !stopped) {
      asked = false;
      clearTimeout(timer);
      await run();
    }
    running = false;
  }

  /** Starts sending soon; a call while sending is running causes one more run. */
  function ask(): void {
    asked = true;
    if (!running) void runAsked();
  }

  return {
    ask,
    /** Also sends responses that were refused before. */
    retry: () => {
      refused.clear();
      waitMs = firstWaitMs;
      ask();
    },
    /** Deletes all unsent responses. */
    drop: async () => {
      for (const key of await store.keys()) await store.remove(key);
      refused.clear();
      update({ unsent: (await store.keys()).length, problem: null });
    },
    /** Sends nothing more, except what is being sent. */
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
    state: () => sending,
    /** @returns A function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Browsers provide locks only on secure pages; elsewhere the server detects
 * repeats by their keys.
 */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? work() : locks.request("nearsay-kiosk", work);
}

const refusing = new Set([400, 413, 422]);
const over = new Set([404, 410]);

/** Any error that is not permanent may be retried later. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { kind: "waiting", reason: "" };
  const { status, msg } = error;
  if (refusing.has(status)) return { kind: "refused", reason: msg };
  if (over.has(status)) return { kind: "over", reason: msg };
  return { kind: "waiting", reason: status === 0 ? "" : msg };
}
