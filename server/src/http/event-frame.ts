export interface EventFrame {
  /** The listener's position after this event. */
  id?: string | undefined;
  event: string;
  data: unknown;
}

/** Headers that prevent proxies from buffering frames. */
export const eventHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/** An event in the wire format. */
export function frameOf({ id, event, data }: EventFrame): string {
  const place = id === undefined ? "" : `id: ${id}\n`;
  return `${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Asks the listener to wait this long before it reconnects. */
export function retryAfter(milliseconds: number): string {
  return `retry: ${Math.round(milliseconds)}\n\n`;
}

/** Prevents proxies from closing an idle connection. */
export const heartbeat = ":\n\n";
