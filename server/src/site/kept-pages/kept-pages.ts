import { createHash } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { LRUCache } from "lru-cache";
import type { ChangeBus, ChangeKind } from "../../base/changes/changes.ts";
import type { Clock } from "../../base/clock.ts";
import { type DrawnPage, EncodedPage } from "./encoded-page.ts";

/**
 * Milliseconds for which a page is sent without checking its data; counts can
 * be outdated for this long.
 */
const trustedFor = 500;

/**
 * Milliseconds after which a page is rendered again, whatever its data:
 * relative times can be outdated for this long.
 */
const drawnFor = 10_000;

/** Changes that the next request must show. */
const shownAtOnce = new Set<ChangeKind>(["published", "edited", "hidden"]);

/** All data of a page, before it is rendered. */
export interface PageMaterial {
  /** Everything that the rendering depends on, except the time. */
  made: unknown;
  /**
   * When it becomes outdated on schedule, in epoch milliseconds; 0 if it is not
   * the same for everyone.
   */
  until: number;
  draw: () => DrawnPage;
}

/** Null if there is no page to show. */
export type Gather = () => Promise<PageMaterial | null>;

export interface KeptPagesDeps {
  changes: Pick<ChangeBus, "listen" | "complete">;
  clock: Clock;
  /** Maximum memory for pages, in bytes; the least recently requested are removed. */
  bytesMax: number;
}

interface Kept {
  page: EncodedPage;
  /** Of the page's data. */
  fingerprint: string;
  drawnAt: number;
  rightUntil: number;
  /** The number of changes of `shownAtOnce` before it. */
  changes: number;
}

export type KeptPages = ReturnType<typeof createKeptPages>;

/**
 * Caches pages that are the same for everyone, by address. A page's data are
 * checked up to twice a second, and immediately after a change that must be
 * visible; it is rendered again only if they have changed.
 */
export function createKeptPages({ changes, clock, bytesMax }: KeptPagesDeps) {
  const kept = new LRUCache<string, Kept>({
    maxSize: bytesMax,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const checks = new Map<string, Promise<EncodedPage | null>>();
  let changesSeen = 0;

  /** A check that is under way may have read the old data. */
  function checkAgain(): void {
    changesSeen += 1;
    checks.clear();
  }
  changes.listen(({ kind }) => {
    if (shownAtOnce.has(kind)) checkAgain();
  }, checkAgain);

  async function check(
    address: string,
    gather: Gather,
  ): Promise<EncodedPage | null> {
    const [now, before] = [clock().getTime(), changesSeen];
    const material = await gather();
    if (material === null || material.until <= now) {
      kept.delete(address);
      return null;
    }
    const { made, until, draw } = material;
    const known = kept.peek(address);
    const fingerprint = fingerprintOf(made);
    const stays =
      known?.fingerprint === fingerprint && now - known.drawnAt < drawnFor;
    const page = stays ? known.page : redraw(draw, known?.page);
    const drawnAt = stays ? known.drawnAt : now;
    const rightUntil = Math.min(now + trustedFor, until);
    kept.set(address, {
      page,
      fingerprint,
      drawnAt,
      rightUntil,
      changes: before,
    });
    return page;
  }

  /** Null if no page may be sent unchecked. */
  function peek(address: string): EncodedPage | null {
    const known = kept.get(address);
    const isRight =
      known?.changes === changesSeen && known.rightUntil > clock().getTime();
    return isRight ? known.page : null;
  }

  return {
    peek,
    /**
     * The page at this address; null if it is not the same for everyone, or
     * changes may be missed.
     * @param gather Reads the data for an anonymous visitor; it is called once
     * for all waiting requests.
     */
    get(
      address: string,
      gather: Gather,
    ): EncodedPage | null | Promise<EncodedPage | null> {
      if (!changes.complete) return null;
      const known = peek(address);
      if (known !== null) return known;
      const underWay = checks.get(address);
      if (underWay !== undefined) return underWay;
      const checking = check(address, gather).finally(() => {
        if (checks.get(address) === checking) checks.delete(address);
      });
      checks.set(address, checking);
      return checking;
    },
  };
}

function fingerprintOf(made: unknown): string {
  return createHash("sha256").update(JSON.stringify(made)).digest("base64");
}

/** Publishes each time that a page is rendered for the cache. */
export const pagesDrawn = channel("nearsay:page-drawn");

/** If the result is the same, the compressed bodies are reused. */
function redraw(draw: () => DrawnPage, before?: EncodedPage): EncodedPage {
  const page = new EncodedPage(draw());
  if (pagesDrawn.hasSubscribers) pagesDrawn.publish(null);
  return before?.etag === page.etag ? before : page;
}
