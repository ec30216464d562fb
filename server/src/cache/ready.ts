/** A reply that may be sent many times: its JSON text is made once. */
export class Ready<Value> {
  readonly value: Value;
  /** When it stops being right by itself, in epoch milliseconds. */
  readonly until: number;
  #body: Buffer | undefined;

  constructor(value: Value, until = Infinity) {
    this.value = value;
    this.until = until;
  }

  get body(): Buffer {
    this.#body ??= Buffer.from(JSON.stringify(this.value));
    return this.#body;
  }
}

/** The first of these moments that is still to come, in epoch milliseconds. */
export function nextOf(moments: Date[], now: Date): number {
  const coming = moments.filter((moment) => moment > now);
  return Math.min(...coming.map((moment) => moment.getTime()));
}
