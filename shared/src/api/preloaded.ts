import { apiUrl, type Query } from "./build-request.ts";

const replies = new Map<string, unknown>();

/** Passes the replies that the server inlined in the page to the API client. */
export function preloadReplies(source: Record<string, unknown>): void {
  for (const [path, reply] of Object.entries(source)) {
    replies.set(apiUrl(path), reply);
  }
}

/** The inlined reply for this request, once: later calls send a request. */
export function takePreloaded(path: string, query?: Query): unknown {
  const url = apiUrl(path, query);
  const reply = replies.get(url);
  replies.delete(url);
  return reply;
}

export function forgetPreloaded(): void {
  replies.clear();
}
