/**
 * Milliseconds within which a row may appear below one with a higher number, as
 * numbers are assigned before rows are committed.
 */
const settleMs = 30_000;
/** Maximum number of row numbers that are listed individually. */
const namedMax = 40;

const pattern = /^[0-9a-z]{1,11}(-[0-9a-z]{1,11}){0,40}$/;

/**
 * The rows that a listener has received: all up to a number, and some above it
 * individually. Its text has the same meaning in every process, so that a
 * listener who reconnects elsewhere misses and repeats nothing.
 */
export class Cursor {
  #floor: number;
  /** When each number above the floor was sent, in milliseconds. */
  readonly #sent: Map<number, number>;

  private constructor(floor: number, sent: Map<number, number>) {
    this.#floor = floor;
    this.#sent = sent;
  }

  /** The cursor of a listener who has received these rows, and all before them. */
  static knowing(newestFirst: readonly number[], now: number): Cursor {
    const named = newestFirst.slice(0, namedMax);
    const sent = new Map(named.map((number) => [number, now]));
    return new Cursor(newestFirst[namedMax] ?? 0, sent);
  }

  /** Null if no cursor has written the text. */
  static parse(text: string, now: number): Cursor | null {
    if (!pattern.test(text)) return null;
    const [floor = 0, ...steps] = text
      .split("-")
      .map((part) => parseInt(part, 36));
    const sent = new Map<number, number>();
    let number = floor;
    for (const step of steps) sent.set((number += step), now);
    return Number.isSafeInteger(number) ? new Cursor(floor, sent) : null;
  }

  has(number: number): boolean {
    return number <= this.#floor || this.#sent.has(number);
  }

  add(number: number, now: number): void {
    if (this.has(number)) return;
    this.#sent.set(number, now);
    this.#settle(now);
  }

  /** The floor, then the steps from each number to the next, base 36. */
  toString(): string {
    let before = 0;
    return [this.#floor, ...this.#named()]
      .map((number) => {
        const step = number - before;
        before = number;
        return step.toString(36);
      })
      .join("-");
  }

  #named(): number[] {
    return [...this.#sent.keys()].sort((a, b) => a - b);
  }

  #settle(now: number): void {
    for (const number of this.#named()) {
      const sent = this.#sent.get(number) ?? 0;
      if (this.#sent.size <= namedMax && sent > now - settleMs) return;
      this.#sent.delete(number);
      this.#floor = number;
    }
  }
}

/** The position of a listener in the discussion of a survey. */
export interface Place {
  posts: Cursor;
  replies: Cursor;
}

export function placeText({ posts, replies }: Place): string {
  return `${posts.toString()}.${replies.toString()}`;
}

/** Null if `placeText` has not written the text. */
export function parsePlace(text: string, now: number): Place | null {
  const [posts, replies, ...others] = text
    .split(".")
    .map((part) => Cursor.parse(part, now));
  return posts && replies && others.length === 0 ? { posts, replies } : null;
}
