/** A value that may be sent many times: its serialized form and JSON text are created only once. */
export class Ready<Value> {
  readonly value: Value;
  /** When it becomes invalid without a change, in epoch milliseconds. */
  readonly until: number;
  #body: string | Buffer | undefined;
  readonly #serialized = new Map<unknown, Ready<unknown>>();

  constructor(value: Value, until = Infinity) {
    this.value = value;
    this.until = until;
  }

  get body(): string | Buffer {
    this.#body ??= bodyOf(JSON.stringify(this.value));
    return this.#body;
  }

  /** The serialized value, created once per `serialize` function, of which there are few. */
  as<Wire>(serialize: (value: Value) => Wire): Ready<Wire> {
    const known = this.#serialized.get(serialize);
    if (known !== undefined) return known as Ready<Wire>;
    const made = new Ready(serialize(this.value), this.until);
    this.#serialized.set(serialize, made);
    return made;
  }
}

/** JSON text that is sent once, created piece by piece. */
export class ReadyText {
  readonly body: string | Buffer;

  constructor(text: string) {
    this.body = bodyOf(text);
  }
}

const smallMax = 16_384;

/**
 * A small text is sent in one piece with its headers; a large one is encoded
 * only once, not for each reply.
 */
function bodyOf(text: string): string | Buffer {
  return text.length <= smallMax ? text : Buffer.from(text);
}

/** The earliest of these times that is in the future, in epoch milliseconds. */
export function nextOf(moments: Date[], now: Date): number {
  const coming = moments.filter((moment) => moment > now);
  return Math.min(...coming.map((moment) => moment.getTime()));
}
