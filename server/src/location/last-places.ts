import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { findPlace, keepPlace } from "./last-place-repository.ts";

/** Milliseconds after which a place is forgotten. */
export const placeLifetimeMs = 86_400_000;

/** Milliseconds in which a session that stays in its cell writes nothing. */
const notedFor = 600_000;

interface Noted extends Coordinates {
  until: number;
}

/** Where people were in the last day, to the cell of the grid: known only of who consents. */
export interface LastPlaces {
  /** Keeps the cell with the actor of the session of this key. Asks the database only when the cell is another one. */
  note(session: string, place: Coordinates): Promise<void>;
  of(actorId: string): Promise<Coordinates | null>;
  /** To be told when a session's consent has changed. */
  consentChanged(session: string): void;
}

export function createLastPlaces(db: Database, clock: Clock): LastPlaces {
  const noted = new LRUCache<string, Noted>({ max: 20_000 });

  return {
    async note(session, place) {
      const now = clock();
      const cell = snapToGrid(place);
      if (holds(noted.get(session), cell, now)) return;
      await keepPlace(db, session, cell, now);
      noted.set(session, { ...cell, until: now.getTime() + notedFor });
    },
    of: (actorId) => {
      const since = new Date(clock().getTime() - placeLifetimeMs);
      return findPlace(db, actorId, since);
    },
    consentChanged: (session) => {
      noted.delete(session);
    },
  };
}

function holds(known: Noted | undefined, cell: Coordinates, now: Date) {
  if (known === undefined || known.until <= now.getTime()) return false;
  return known.lat === cell.lat && known.lng === cell.lng;
}
