import { randomUUID } from "node:crypto";
import { Bearer } from "../visitors/session/bearer.ts";
import type { Actor } from "../visitors/session/session-repository.ts";
import type { Trails } from "../visitors/session/trail.ts";

/** Has the ID of its person as all names, so that a test finds their rows. */
class PlainBearer extends Bearer {
  readonly #name: string;

  constructor(actorId: string, trails: Trails | null) {
    super(actorId, trails);
    this.#name = actorId;
  }

  override ballotIn(): string {
    return this.#name;
  }

  override voiceIn(): string {
    return this.#name;
  }
}

/** A person with this ID, who has a trail only if `trails` is given. */
export function actorOf(
  actorId: string = randomUUID(),
  trails: Trails | null = null,
): Actor {
  return {
    actorId,
    bearer: new PlainBearer(actorId, trails),
    optedOut: false,
  };
}
