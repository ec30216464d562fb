import type { EmbedKept } from "@nearsay/core/contract";
import { Refusal } from "../base/refusal.ts";
import { botCheckFailed } from "../visitors/bot-check/provider.ts";
import type { EmbedServices } from "./embed-services.ts";
import {
  findNoted,
  forgetNetworks,
  noteNetworks,
} from "./storageless-repository.ts";

/** How many times as much as the first response of a network the others of the day cost. */
const repeatPrice = 8;

const dayMs = 86_400_000;

/** A response from a frame that does not keep it here. */
interface StoragelessResponse {
  surveyId: number;
  ip: string;
  kept: Exclude<EmbedKept, "here">;
  /** What the request's bot check has paid. */
  payment: () => Promise<number>;
}

/**
 * Visits to frames whose browser lets them keep nothing: a second one cannot be
 * told from a neighbour's. So a connection's second response of the day is sent
 * to the site, where everybody can answer, and one of the network around it costs
 * a dearer bot check.
 * @returns Whether somebody who comes from this address has to answer on the site.
 */
export async function hasToAnswerOnSite(
  embed: EmbedServices,
  surveyId: number,
  ip: string,
): Promise<boolean> {
  const { connection } = await namesOf(embed, surveyId, ip);
  return (await findNoted(embed.db, surveyId, [connection])).size > 0;
}

/**
 * Runs what takes a response, for which room is taken first and given back where it fails.
 * @throws Refusal ANSWER_ON_SITE, or BOT_CHECK_FAILED that tells the price, where another response of the day stands in the way.
 */
export async function admitStorageless<T>(
  embed: EmbedServices,
  response: StoragelessResponse,
  respond: () => Promise<T>,
): Promise<T> {
  const taken = await takeRoom(embed, response);
  try {
    return await respond();
  } catch (error) {
    await forgetNetworks(embed.db, response.surveyId, taken);
    throw error;
  }
}

async function takeRoom(
  embed: EmbedServices,
  { surveyId, ip, kept, payment }: StoragelessResponse,
) {
  const { db, clock, botCheck } = embed;
  const { connection, network } = await namesOf(embed, surveyId, ip);
  const names = [connection, network];
  const noted = await findNoted(db, surveyId, names);
  if (kept === "nowhere" && noted.has(connection)) throw answerOnSite();
  if (noted.size > 0 && botCheck.provider !== "off") {
    if ((await payment()) < repeatPrice)
      throw botCheckFailed("survey_response", repeatPrice);
  }
  const fresh = await noteNetworks(db, surveyId, names, endOfDay(clock()));
  // Another came in between.
  if (kept === "nowhere" && !fresh.has(connection)) throw answerOnSite();
  return fresh;
}

/** Good for this survey and day alone. */
async function namesOf(
  { hash, networks }: EmbedServices,
  surveyId: number,
  ip: string,
) {
  const [connection, network] = await Promise.all([
    networks.ofConnection(ip),
    networks.of(ip),
  ]);
  return {
    connection: hash.of("unkept visit", surveyId, connection),
    network: hash.of("unkept visit", surveyId, network),
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
