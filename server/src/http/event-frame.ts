export interface EventFrame {
  /** Where the listener stands after it. */
  id?: string | undefined;
  event: string;
  data: unknown;
}

/** Headers with which nobody on the way holds frames back. */
export const eventHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/** One event as it goes over the wire. */
export function frameOf({ id, event, data }: EventFrame): string {
  const place = id === undefined ? "" : `id: ${id}\n`;
  return `${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Asks the listener to wait this long before it comes back. */
export function retryAfter(milliseconds: number): string {
  return `retry: ${Math.round(milliseconds)}\n\n`;
}

/** Keeps proxies from taking a quiet connection for a dead one. */
export const heartbeat = ":\n\n";
