export interface EventFrame {
  /** Where the listener stands after it. */
  id?: string | undefined;
  event: string;
  data: unknown;
}

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
