/** What may be sent many times: as callers see it, and the JSON text of that, are made once. */
export class Ready<Value> {
  readonly value: Value;
  /** When it stops being right by itself, in epoch milliseconds. */
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

  /** The same as callers see it; once for each `serialize`, of which there are few. */
  as<Wire>(serialize: (value: Value) => Wire): Ready<Wire> {
    const known = this.#serialized.get(serialize);
    if (known !== undefined) return known as Ready<Wire>;
    const made = new Ready(serialize(this.value), this.until);
    this.#serialized.set(serialize, made);
    return made;
  }
}

/** JSON text that is sent once, made piece by piece. */
export class ReadyText {
  readonly body: string | Buffer;

  constructor(text: string) {
    this.body = bodyOf(text);
  }
}

const smallMax = 16_384;

/** A small text goes out in one piece with its headers; a large one is better not encoded again for each reply. */
function bodyOf(text: string): string | Buffer {
  return text.length <= smallMax ? text : Buffer.from(text);
}

/** The first of these moments that is still to come, in epoch milliseconds. */
export function nextOf(moments: Date[], now: Date): number {
  const coming = moments.filter((moment) => moment > now);
  return Math.min(...coming.map((moment) => moment.getTime()));
}
