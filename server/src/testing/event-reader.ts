import { once } from "node:events";
import { type IncomingMessage, get } from "node:http";

/** An event as it was received; `data` is parsed. */
export interface ReceivedEvent {
  id: string;
  event: string;
  data: unknown;
}

/** Receives server-sent events over real HTTP, on a separate connection. */
export class EventReader {
  readonly response: IncomingMessage;
  /** Everything received so far, including comments. */
  text = "";
  readonly #chunks: AsyncIterator<string>;
  readonly #received: ReceivedEvent[] = [];
  #rest = "";

  private constructor(response: IncomingMessage) {
    this.response = response.setEncoding("utf8");
    this.#chunks = response[Symbol.asyncIterator]() as AsyncIterator<string>;
  }

  static async open(
    url: string,
    headers: Record<string, string> = {},
  ): Promise<EventReader> {
    const request = get(url, { headers, agent: false });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    return new EventReader(response);
  }

  get status(): number {
    return this.response.statusCode ?? 0;
  }

  /** The next event; null when the server has closed the stream. */
  async next(): Promise<ReceivedEvent | null> {
    while (this.#received.length === 0) {
      const chunk = await this.#chunks.next();
      if (chunk.done === true) return null;
      this.#take(chunk.value);
    }
    return this.#received.shift() ?? null;
  }

  /** Skips to the next event with this name. */
  async nextOf(event: string): Promise<ReceivedEvent> {
    for (;;) {
      const received = await this.next();
      if (received === null)
        throw new Error(`the stream ended before ${event}`);
      if (received.event === event) return received;
    }
  }

  /** Reads to the end of the stream and returns all remaining events. */
  async drain(): Promise<ReceivedEvent[]> {
    const events: ReceivedEvent[] = [];
    for (;;) {
      const received = await this.next();
      if (received === null) return events;
      events.push(received);
    }
  }

  close(): void {
    this.response.destroy();
  }

  #take(text: string): void {
    this.text += text;
    const parts = (this.#rest + text).split("\n\n");
    this.#rest = parts.pop() ?? "";
    for (const part of parts) {
      const event = parse(part);
      if (event !== null) this.#received.push(event);
    }
  }
}

/** Null for comments and for frames that only set the retry time. */
function parse(part: string): ReceivedEvent | null {
  const fields = new Map(
    part.split("\n").map((line): [string, string] => {
      const [name = "", ...value] = line.split(": ");
      return [name, value.join(": ")];
    }),
  );
  const [id = "", event, data] = ["id", "event", "data"].map((name) =>
    fields.get(name),
  );
  if (event === undefined || data === undefined) return null;
  return { id, event, data: JSON.parse(data) as unknown };
}
