import { createHash } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { LRUCache } from "lru-cache";
import type { ChangeBus, ChangeKind } from "../../base/changes/changes.ts";
import type { Clock } from "../../base/clock.ts";
import { type DrawnPage, EncodedPage } from "./encoded-page.ts";

/** Milliseconds for which a page is sent without a look at what it is made of: so late may counts be. */
const trustedFor = 500;

/** Milliseconds after which a page is drawn anew, whatever it is made of: so late may words about time be. */
const drawnFor = 10_000;

/** What the next request has to be shown. */
const shownAtOnce = new Set<ChangeKind>(["published", "edited", "hidden"]);

/** All that a page is made of, before it is drawn. */
export interface PageMaterial {
  /** What the drawing rests on, apart from the time. */
  made: unknown;
  /** When it stops being right by itself, in epoch milliseconds; 0 for what is not the same for everybody. */
  until: number;
  draw: () => DrawnPage;
}

/** Null where there is no page to show. */
export type Gather = () => Promise<PageMaterial | null>;

export interface KeptPagesDeps {
  changes: Pick<ChangeBus, "listen" | "complete">;
  clock: Clock;
  /** Most memory that pages take; those asked for least are left out. */
  bytesMax: number;
}

interface Kept {
  page: EncodedPage;
  /** Of what it is made of. */
  fingerprint: string;
  drawnAt: number;
  rightUntil: number;
  /** How many changes had to be shown at once before it. */
  changes: number;
}

export type KeptPages = ReturnType<typeof createKeptPages>;

/**
 * Pages that are the same for everybody, by their addresses. A page is looked
 * at again at most twice a second, and at once after what may not be shown any
 * more: it stays while it is made of the same.
 */
export function createKeptPages({ changes, clock, bytesMax }: KeptPagesDeps) {
  const kept = new LRUCache<string, Kept>({
    maxSize: bytesMax,
    sizeCalculation: ({ page }) => page.bytes,
  });
  const looks = new Map<string, Promise<EncodedPage | null>>();
  let heard = 0;

  /** A look that is under way may have seen what was before. */
  function lookAgain(): void {
    heard += 1;
    looks.clear();
  }
  changes.listen(({ kind }) => {
    if (shownAtOnce.has(kind)) lookAgain();
  }, lookAgain);

  async function look(
    address: string,
    gather: Gather,
  ): Promise<EncodedPage | null> {
    const [now, before] = [clock().getTime(), heard];
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
      ...{ page, fingerprint, drawnAt, rightUntil, changes: before },
    });
    return page;
  }

  /** Null where there is none that may be sent as it is. */
  function peek(address: string): EncodedPage | null {
    const known = kept.get(address);
    const isRight =
      known?.changes === heard && known.rightUntil > clock().getTime();
    return isRight ? known.page : null;
  }

  return {
    peek,
    /**
     * The page at this address; null where it is not the same for everybody, or changes may be missed.
     * @param gather Reads what a stranger is shown there; it is asked once for all who wait.
     */
    get(
      address: string,
      gather: Gather,
    ): EncodedPage | null | Promise<EncodedPage | null> {
      if (!changes.complete) return null;
      const known = peek(address);
      if (known !== null) return known;
      const underWay = looks.get(address);
      if (underWay !== undefined) return underWay;
      const looking = look(address, gather).finally(() => {
        if (looks.get(address) === looking) looks.delete(address);
      });
      looks.set(address, looking);
      return looking;
    },
  };
}

function fingerprintOf(made: unknown): string {
  return createHash("sha256").update(JSON.stringify(made)).digest("base64");
}

/** Tells those who watch each time that a page is drawn to be kept. */
export const pagesDrawn = channel("nearsay:page-drawn");

/** One that turned out the same keeps its compressions. */
function redraw(draw: () => DrawnPage, before?: EncodedPage): EncodedPage {
  const page = new EncodedPage(draw());
  if (pagesDrawn.hasSubscribers) pagesDrawn.publish(null);
  return before?.etag === page.etag ? before : page;
}
