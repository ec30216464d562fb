import type { EmbedKept } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import type { BotCheck } from "../visitors/bot-check/bot-check.ts";
import { botCheckFailed } from "../visitors/bot-check/bot-check-refusals.ts";
import type { BotCheckConfig } from "../visitors/bot-check/bot-check-config.ts";
import type { Clock } from "../base/clock.ts";
import type { Queryable } from "../base/db/database.ts";
import type { Networks } from "../visitors/location/networks.ts";
import { Refusal } from "../base/refusal.ts";
import type { KeyedHash } from "../base/security/keyed-hash.ts";
import {
  findNoted,
  forgetNetworks,
  noteNetworks,
} from "./unkept-repository.ts";

/** How many times as much as the first response of a network the others of the day cost. */
const repeatPrice = 8;

const dayMs = 86_400_000;

/**
 * Visits to frames whose browser lets them keep nothing: a second one cannot be
 * told from a neighbour's. So a connection's second response of the day is sent
 * to the site, where everybody can answer, and one of the network around it costs
 * a dearer bot check.
 */
export interface UnkeptVisits {
  /** Whether whoever makes this request has to answer on the site. */
  siteOnly(surveyId: number, request: FastifyRequest): Promise<boolean>;
  /**
   * Runs what takes a response, for which room is taken first and given back where it fails.
   * @throws Refusal ANSWER_ON_SITE, or BOT_CHECK_FAILED that tells the price, where another response of the day stands in the way.
   */
  admit<T>(visit: UnkeptVisit, respond: () => Promise<T>): Promise<T>;
}

interface UnkeptVisit {
  surveyId: number;
  request: FastifyRequest;
  kept: Exclude<EmbedKept, "here">;
}

export interface UnkeptVisitsDeps {
  db: Queryable;
  clock: Clock;
  hash: KeyedHash;
  networks: Networks;
  botCheck: BotCheck;
  provider: BotCheckConfig["provider"];
}

export function createUnkeptVisits(deps: UnkeptVisitsDeps): UnkeptVisits {
  const { db, clock, hash, networks, botCheck, provider } = deps;

  /** Good for this survey and day alone. */
  async function namesOf(surveyId: number, { ip }: FastifyRequest) {
    const [connection, network] = await Promise.all([
      networks.ofConnection(ip),
      networks.of(ip),
    ]);
    return {
      connection: hash.of("unkept visit", surveyId, connection),
      network: hash.of("unkept visit", surveyId, network),
    };
  }

  async function take({ surveyId, request, kept }: UnkeptVisit) {
    const { connection, network } = await namesOf(surveyId, request);
    const names = [connection, network];
    const noted = await findNoted(db, surveyId, names);
    if (kept === "nowhere" && noted.has(connection)) throw answerOnSite();
    if (noted.size > 0 && provider !== "off") {
      const paid = await botCheck.payment(request, "survey_response");
      if (paid < repeatPrice)
        throw botCheckFailed("survey_response", repeatPrice);
    }
    const fresh = await noteNetworks(db, surveyId, names, endOfDay(clock()));
    // Another came in between.
    if (kept === "nowhere" && !fresh.has(connection)) throw answerOnSite();
    return fresh;
  }

  return {
    async siteOnly(surveyId, request) {
      const { connection } = await namesOf(surveyId, request);
      return (await findNoted(db, surveyId, [connection])).size > 0;
    },

    async admit(visit, respond) {
      const taken = await take(visit);
      try {
        return await respond();
      } catch (error) {
        await forgetNetworks(db, visit.surveyId, taken);
        throw error;
      }
    },
  };
}

/** When the salt of the day is deleted. */
function endOfDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs);
}

function answerOnSite(): Refusal {
  return new Refusal(
    "ANSWER_ON_SITE",
    "Your network has answered here today, and this browser lets the page keep nothing to tell people apart. Please open the survey on Nearsay, where everybody can answer.",
  );
}
