const replies = new Map<string, unknown>();

/** Hands the API client what the server wrote into the page. */
export function preloadReplies(source: Record<string, unknown>): void {
  for (const [path, reply] of Object.entries(source)) replies.set(path, reply);
}

/** The reply that came with the page for this path, once: a later call is a real one. */
export function takePreloaded(path: string): unknown {
  const reply = replies.get(path);
  replies.delete(path);
  return reply;
}
