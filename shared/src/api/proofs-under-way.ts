import type { Action } from "../contract/bot-check.ts";

/** Actions of the bot checks that are running; some take seconds. */
const underWay: Action[] = [];
const listeners = new Set<() => void>();

/** Registers a running bot check, so that the page can explain why a request takes long. */
export async function asProof<T>(action: Action, work: Promise<T>): Promise<T> {
  underWay.push(action);
  notify();
  try {
    return await work;
  } finally {
    underWay.splice(underWay.indexOf(action), 1);
    notify();
  }
}

export function isProving(action: Action): boolean {
  return underWay.includes(action);
}

/** Notifies the listener whenever a bot check begins or ends. Returns a function that stops it. */
export function watchProofs(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
