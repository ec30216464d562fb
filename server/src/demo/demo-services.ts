import type { Database, Queryable } from "../db/database.ts";
import { createAuthorNames } from "../posts/author.ts";
import { createPostService } from "../posts/post-service.ts";
import { setOptedOut } from "../privacy/consent-repository.ts";
import { createReplyService } from "../replies/reply-service.ts";
import { createSubmitResponse } from "../responses/submit-response.ts";
import type { KeyedHash } from "../security/keyed-hash.ts";
import { createSessionService } from "../session/session-service.ts";
import type { Actor } from "../session/session-repository.ts";
import { createPublisher } from "../surveys/publish-survey.ts";
import { createVisibility } from "../surveys/visibility.ts";

/** The services that requests use, at one moment in time. */
export type ServicesAt = (time: Date) => ReturnType<typeof createServices>;

/** Everything through `tx`, so that a seeding that is cut short leaves nothing. */
export function createServicesAt(tx: Queryable, hash: KeyedHash): ServicesAt {
  const db: Database = {
    engine: "pglite",
    query: (statement) => tx.query(statement),
    transaction: (work) => work(tx),
    execute: () => Promise.reject(new Error("demo data needs no scripts")),
    close: () => Promise.resolve(),
  };
  return (time) => createServices(db, hash, time);
}

function createServices(db: Database, hash: KeyedHash, time: Date) {
  const clock = () => time;
  const visibility = createVisibility(db, clock, hash);
  const names = createAuthorNames(hash);
  return {
    join: () => join(db, time),
    publisher: createPublisher(db, clock, hash),
    submitResponse: createSubmitResponse(db, clock, hash, visibility),
    posts: createPostService(db, clock, visibility, names),
    replies: createReplyService(db, clock, visibility, names),
  };
}

/** A visitor who takes part, as a first visit and the consent make one. */
async function join(db: Database, time: Date): Promise<Actor> {
  const sessions = createSessionService(db, () => time);
  const actor = await sessions.find(await sessions.startOrContinue(null));
  if (actor === null) throw new Error("a new session was not found");
  await setOptedOut(db, actor.actorId, false);
  return { ...actor, optedOut: false };
}
