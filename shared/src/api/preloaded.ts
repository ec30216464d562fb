import { apiUrl, type Query } from "./build-request.ts";

const replies = new Map<string, unknown>();

/** Hands the API client what the server wrote into the page. */
export function preloadReplies(source: Record<string, unknown>): void {
  for (const [path, reply] of Object.entries(source)) {
    replies.set(apiUrl(path), reply);
  }
}

/** The reply that came with the page for this call, once: a later call is a real one. */
export function takePreloaded(path: string, query?: Query): unknown {
  const url = apiUrl(path, query);
  const reply = replies.get(url);
  replies.delete(url);
  return reply;
}

export function forgetPreloaded(): void {
  replies.clear();
}
