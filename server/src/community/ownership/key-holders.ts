import type { KeyRole } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import { type KeyedHash, equal } from "../../base/security/keyed-hash.ts";
import { tokenHash } from "../../base/security/token.ts";
import {
  type FoundKey,
  findKey,
  noteUse,
} from "../../surveys/keys/key-repository.ts";
import { surveyKeyHash } from "../../surveys/keys/survey-key.ts";
import { lockSurvey } from "../../surveys/lock-survey.ts";
import { isGoodFor, neededRole } from "./key-roles.ts";
import { callersOf, oncePerRequest } from "../../visitors/session/callers.ts";
import { Bearer } from "../../visitors/session/bearer.ts";

/** A caller who sent a valid key of the survey that the request names. */
export interface Holder extends FoundKey {
  uuid: string;
  /** The key itself, which is not stored anywhere. */
  key: string;
}

interface HolderDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
}

/** The endpoint whose request a replaced key may repeat. */
const replacing = "rotateSurveyKey";

export type KeyHolders = ReturnType<typeof createKeyHolders>;

/** Holders of keys, identified by `Authorization: Bearer <key>` only. */
export function createKeyHolders({ db, clock, hash }: HolderDeps) {
  /** Does the same work for each request, whether or not the survey or the key exists. */
  async function find(request: FastifyRequest): Promise<Holder | null> {
    const uuid = (request.params as { uuid: string }).uuid.toLowerCase();
    const key = readKey(request) ?? "";
    const keyHash = surveyKeyHash(hash, uuid, key);
    const found = await findKey(db, uuid, keyHash);
    const isRight = equal(found?.keyHash ?? "", keyHash);
    return found !== null && isRight ? { ...found, uuid, key } : null;
  }

  const holder = oncePerRequest(find);

  return {
    callers: callersOf({
      key(request) {
        const key = readKey(request);
        return key === null ? null : tokenHash(`survey key ${key}`);
      },
      async find(request) {
        const found = await holder(request);
        if (found === null) return null;
        const bearer = new Bearer(found.key);
        return { actorId: found.keyHash, bearer, optedOut: false };
      },
    }),

    /**
     * The holder who makes this request.
     * @throws Refusal NOT_FOUND without a valid key, as if the survey did not
     * exist; KEY_TOO_WEAK if the key's role does not allow the request.
     */
    async require(request: FastifyRequest): Promise<Holder> {
      const found = await holder(request);
      const name = request.routeOptions.config.call?.operationId ?? "";
      if (found === null) throw noSurvey();
      const isEnough = isGoodFor(found.role, neededRole(name));
      // A replaced key that may not make this request gets no information about
      // its former role.
      if (found.replacedBy !== null && !(isEnough && name === replacing))
        throw noSurvey();
      if (!isEnough) throw tooWeak();
      if (found.replacedBy === null) await noteUse(db, found, clock());
      return found;
    },
  };
}

function readKey({ headers }: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? null;
}

/**
 * Checks the key again, to be called after the data to change is locked,
 * because a key may have been ended in the meantime.
 * @param needed The role that the key must have.
 * @param repeats The request that may have replaced the key, which the key may
 * repeat.
 * @throws Refusal NOT_FOUND or KEY_TOO_WEAK as above.
 */
export async function checkKey(
  tx: Queryable,
  { uuid, keyHash }: Holder,
  needed: KeyRole = "own",
  repeats: string | null = null,
): Promise<void> {
  const found = await findKey(tx, uuid, keyHash);
  if (found === null) throw noSurvey();
  const { replacedBy, role } = found;
  if (replacedBy !== null && replacedBy !== repeats) throw noSurvey();
  if (!isGoodFor(role, needed)) throw tooWeak();
}

/** Locks the survey's counter, then does the same as checkKey. */
export async function lockByKey(
  tx: Queryable,
  holder: Holder,
  needed?: KeyRole,
  repeats?: string | null,
): Promise<void> {
  if (!(await lockSurvey(tx, holder.surveyId))) throw noSurvey();
  await checkKey(tx, holder, needed, repeats);
}

export function noSurvey(): Refusal {
  return notFound((say) => say.surveyNotFound);
}

function tooWeak(): Refusal {
  return new Refusal("KEY_TOO_WEAK", (say) => say.keyTooWeak);
}
