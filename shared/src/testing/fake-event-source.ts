/** Fake server-sent events: a stream with the events that the test sends. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** All streams of this test, oldest first. */
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = FakeEventSource.OPEN;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  /** The streams that have not been closed. */
  static get open(): FakeEventSource[] {
    return FakeEventSource.opened.filter(
      ({ readyState }) => readyState !== FakeEventSource.CLOSED,
    );
  }

  static latest(): FakeEventSource {
    const source = FakeEventSource.opened.at(-1);
    if (source === undefined) throw new Error("Nothing is followed.");
    return source;
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  receive(event: string, data: unknown, lastEventId = ""): void {
    const init = { data: JSON.stringify(data), lastEventId };
    this.dispatchEvent(new MessageEvent(event, init));
  }

  refuse(): void {
    this.close();
    this.onerror?.();
  }
}
