import { ApiError } from "@nearsay/core/api";
import type { Unsent } from "./kiosk-calls.ts";
import type { KioskStore } from "./kiosk-store.ts";

/** Why something is still unsent: it waits for a connection, was refused, or nothing is taken any more. */
export interface Problem {
  readonly kind: "waiting" | "refused" | "over";
  readonly said: string;
}

export interface Sending {
  readonly unsent: number;
  readonly problem: Problem | null;
}

interface SenderDeps {
  store: Pick<KioskStore, "keys" | "find" | "remove">;
  /** @throws ApiError where it was not taken. */
  send: (unsent: Unsent) => Promise<void>;
}

export type Sender = ReturnType<typeof createSender>;

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

/**
 * Sends what is unsent, one after the other, in the order of keys that were
 * drawn by lot. What fails is sent again, later each time; what was taken is
 * deleted here, and nothing else is.
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

  function tell(next: Sending): void {
    sending = next;
    for (const listener of listeners) listener();
  }

  /** Nothing is sent twice because two tabs are open. */
  async function run(): Promise<void> {
    const problem = await alone(sendAll);
    tell({ unsent: (await store.keys()).length, problem });
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
    tell({ ...sending, unsent: (await store.keys()).length });
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

  /** Sends soon; what is asked for meanwhile is done once more. */
  function ask(): void {
    asked = true;
    if (!running) void runAsked();
  }

  return {
    ask,
    /** Sends also what was refused before. */
    retry: () => {
      refused.clear();
      waitMs = firstWaitMs;
      ask();
    },
    /** Deletes all that is unsent. */
    drop: async () => {
      for (const key of await store.keys()) await store.remove(key);
      refused.clear();
      tell({ unsent: (await store.keys()).length, problem: null });
    },
    /** Nothing more is sent, save what is on its way. */
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
    state: () => sending,
    /** @returns What ends the listening. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Browsers lend locks to secure pages alone; elsewhere the server tells repeats by their keys. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? work() : locks.request("nearsay-kiosk", work);
}

const refusing = new Set([400, 413, 422]);
const over = new Set([404, 410]);

/** What is not said to be for good may be taken later. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { kind: "waiting", said: "" };
  const { status, msg } = error;
  if (refusing.has(status)) return { kind: "refused", said: msg };
  if (over.has(status)) return { kind: "over", said: msg };
  return { kind: "waiting", said: status === 0 ? "" : msg };
}
