/** An event as it was received; `data` is parsed. */
export interface ReceivedEvent {
  id: string;
  event: string;
  data: unknown;
}

/** A listener to server-sent events over real HTTP. */
export class EventReader {
  readonly response: Response;
  /** Everything received so far, comments and all. */
  text = "";
  readonly #cut = new AbortController();
  readonly #received: ReceivedEvent[] = [];
  #reader: ReadableStreamDefaultReader<string> | undefined;
  #rest = "";

  private constructor(response: Response, cut: AbortController) {
    this.response = response;
    this.#cut = cut;
    this.#reader = response.body
      ?.pipeThrough(new TextDecoderStream())
      .getReader();
  }

  static async open(
    url: string,
    headers: Record<string, string> = {},
  ): Promise<EventReader> {
    const cut = new AbortController();
    const response = await fetch(url, { headers, signal: cut.signal });
    return new EventReader(response, cut);
  }

  /** The next event; null when the server has ended the stream. */
  async next(): Promise<ReceivedEvent | null> {
    while (this.#received.length === 0) {
      const { done, value } = (await this.#reader?.read()) ?? { done: true };
      if (done) return null;
      this.#take(value ?? "");
    }
    return this.#received.shift() ?? null;
  }

  /** Skips to the next event of this name. */
  async nextOf(event: string): Promise<ReceivedEvent> {
    for (;;) {
      const received = await this.next();
      if (received === null)
        throw new Error(`the stream ended before ${event}`);
      if (received.event === event) return received;
    }
  }

  /** Reads to the end of the stream and answers the events until then. */
  async drain(): Promise<ReceivedEvent[]> {
    const events: ReceivedEvent[] = [];
    for (;;) {
      const received = await this.next();
      if (received === null) return events;
      events.push(received);
    }
  }

  close(): void {
    this.#cut.abort();
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

/** Null for comments and for what only sets the time to retry. */
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
