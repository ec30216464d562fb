import { startOfDay } from "../../base/to-minute.ts";
import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { type Seal, createSeal } from "../../base/security/seal.ts";
import { findPlace, keepPlace } from "./last-place-repository.ts";
import { type Salts, dayOf } from "./salts.ts";

/** Milliseconds in which a session that stays in its cell writes nothing. */
const notedFor = 600_000;

interface Noted extends Coordinates {
  day: string;
  until: number;
}

export type LastPlaces = ReturnType<typeof createLastPlaces>;

/**
 * The grid cells where people were on this day (UTC). Stored only for people
 * who consent, and encrypted with the day's salt, so that a copy of the
 * database does not reveal them and no one can decrypt them after the day.
 */
export function createLastPlaces(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
  salts: Salts,
) {
  const noted = new LRUCache<string, Noted>({ max: 20_000 });

  const sealOfToday = async () =>
    createSeal(hash.of("last places", await salts.today()));

  return {
    /**
     * Stores the cell for the actor of this session. Writes to the database
     * only if the cell has changed.
     */
    async note(session: string, place: Coordinates): Promise<void> {
      const now = clock();
      const cell = snapToGrid(place);
      if (holds(noted.get(session), cell, now)) return;
      const seal = await sealOfToday();
      await keepPlace(db, session, seal.close(purpose, write(cell)), now);
      const until = now.getTime() + notedFor;
      noted.set(session, { ...cell, day: dayOf(now), until });
    },
    async of(actorId: string): Promise<Coordinates | null> {
      const sealed = await findPlace(db, actorId, startOfDay(clock()));
      return sealed === null ? null : open(await sealOfToday(), sealed);
    },
    /** Call it when a session's consent has changed. */
    consentChanged: (session: string): void => {
      noted.delete(session);
    },
  };
}

function holds(known: Noted | undefined, cell: Coordinates, now: Date) {
  if (known === undefined || known.until <= now.getTime()) return false;
  return (
    known.day === dayOf(now) && known.lat === cell.lat && known.lng === cell.lng
  );
}

const purpose = "place";
const bytesOfNumber = 8;

/**
 * Has the same length for every location, as a text of varying length would
 * reveal something about it.
 */
function write({ lat, lng }: Coordinates): string {
  const bytes = Buffer.alloc(2 * bytesOfNumber);
  bytes.writeDoubleBE(lat);
  bytes.writeDoubleBE(lng, bytesOfNumber);
  return bytes.toString("hex");
}

/** Null for a location that was encrypted before all processes were restarted. */
function open(seal: Seal, sealed: string): Coordinates | null {
  try {
    const bytes = Buffer.from(seal.open(purpose, sealed), "hex");
    return {
      lat: bytes.readDoubleBE(),
      lng: bytes.readDoubleBE(bytesOfNumber),
    };
  } catch {
    return null;
  }
}
