import { LRUCache } from "lru-cache";
import { overloaded } from "../../base/refusal.ts";
import type { Picture, PictureWords } from "./picture-words.ts";

const keptMax = 100;
/** Milliseconds: nothing of a survey is cached for longer than its permanent deletion takes. */
const keptFor = 24 * 60 * 60 * 1000;
const drawnAtOnce = 2;
const waitingMax = 20;

export type DrawPicture = (words: PictureWords) => Promise<Buffer>;

/**
 * Pictures by address: each is drawn once for any number of requests, a few at
 * a time.
 * @throws Refusal OVERLOADED if too many others are still to be drawn.
 */
export function createKeepPictures(draw: DrawPicture) {
  const kept = new LRUCache<string, Promise<Buffer>>({
    max: keptMax,
    ttl: keptFor,
    ttlAutopurge: true,
    perf: Date,
  });
  const waiting: (() => void)[] = [];
  let drawing = 0;

  async function inTurn(words: PictureWords): Promise<Buffer> {
    if (drawing >= drawnAtOnce)
      await new Promise<void>((resolve) => waiting.push(resolve));
    else drawing += 1;
    try {
      return await draw(words);
    } finally {
      // The next waiting request takes over this slot.
      const next = waiting.shift();
      if (next === undefined) drawing -= 1;
      else next();
    }
  }

  function take({ path, words }: Picture): Promise<Buffer> {
    const known = kept.get(path);
    if (known !== undefined) return known;
    if (waiting.length >= waitingMax) return Promise.reject(overloaded(2));
    const picture = inTurn(words);
    kept.set(path, picture);
    picture.catch(() => {
      kept.delete(path);
    });
    return picture;
  }

  return { take, holds: ({ path }: Picture) => kept.has(path) };
}
