import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../base/db/database.ts";
import { notFound } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { tokenHash } from "../../base/security/token.ts";
import type { FindSurvey } from "../../surveys/find-survey.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { callersOf, oncePerRequest } from "../../visitors/session/callers.ts";
import { findGranted } from "./kiosk-grant-repository.ts";
import { grantHash } from "./kiosk-grants.ts";
import { Bearer } from "../../visitors/session/bearer.ts";

interface KioskCallersDeps {
  db: Queryable;
  hash: KeyedHash;
  findSurvey: FindSurvey;
}

export type KioskCallers = ReturnType<typeof createKioskCallers>;

/** Kiosks, identified by `Authorization: Bearer <token of a grant>` only. */
export function createKioskCallers({ db, hash, findSurvey }: KioskCallersDeps) {
  /** The number of the survey that the request's grant opens; null without a valid grant. */
  const granted = oncePerRequest(async (request) => {
    const token = readToken(request);
    return token === null ? null : findGranted(db, grantHash(hash, token));
  });

  return {
    callers: callersOf({
      key(request) {
        const token = readToken(request);
        return token === null ? null : tokenHash(`kiosk grant ${token}`);
      },
      async find(request) {
        const token = readToken(request);
        if (token === null || (await granted(request)) === null) return null;
        const bearer = new Bearer(token);
        return { actorId: grantHash(hash, token), bearer, optedOut: false };
      },
    }),
    granted,
    /**
     * The survey of this request's kiosk. @throws Refusal NOT_FOUND if the
     * grant was ended or the survey is not visible.
     */
    async open(request: FastifyRequest): Promise<SurveyRow> {
      const id = await granted(request);
      const survey = id === null ? null : await findSurvey({ id });
      if (survey === null) throw notFound((say) => say.kioskWithoutSurvey);
      return survey;
    },
  };
}

function readToken({ headers }: FastifyRequest): string | null {
  return /^Bearer (\S{1,128})$/i.exec(headers.authorization ?? "")?.[1] ?? null;
}
