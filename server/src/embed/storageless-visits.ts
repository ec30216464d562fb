import type { EmbedKept } from "@nearsay/core/contract";
import { Refusal } from "../base/refusal.ts";
import { botCheckFailed } from "../visitors/bot-check/provider.ts";
import type { EmbedServices } from "./embed-services.ts";
import {
  findNoted,
  forgetNetworks,
  noteNetworks,
} from "./storageless-repository.ts";

/** The factor of the bot check's difficulty for further responses of a network on the same day. */
const repeatDifficulty = 8;

const dayMs = 86_400_000;

/** A response from a frame whose own storage does not record it. */
interface StoragelessResponse {
  surveyId: number;
  ip: string;
  kept: Exclude<EmbedKept, "here">;
  /** The difficulty of the bot check that the request has passed. */
  solvedDifficulty: () => Promise<number>;
}

/**
 * Visits to frames whose browser does not let them store anything: a second
 * visit cannot be distinguished from a neighbour's. So the second response of a
 * connection on a day must be given on the site, where everyone can answer, and
 * another one of the surrounding network requires a more difficult bot check.
 * @returns Whether a visitor from this address must answer on the site.
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
 * Runs a function that accepts a response, after reserving a slot, which is
 * released if it fails.
 * @throws Refusal ANSWER_ON_SITE, or BOT_CHECK_FAILED with the required
 * difficulty, if another response of the day uses the slot.
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
  { surveyId, ip, kept, solvedDifficulty }: StoragelessResponse,
) {
  const { db, clock, botCheck } = embed;
  const { connection, network } = await namesOf(embed, surveyId, ip);
  const names = [connection, network];
  const noted = await findNoted(db, surveyId, names);
  if (kept === "nowhere" && noted.has(connection)) throw answerOnSite();
  if (noted.size > 0 && botCheck.provider !== "off") {
    if ((await solvedDifficulty()) < repeatDifficulty)
      throw botCheckFailed("survey_response", repeatDifficulty);
  }
  const fresh = await noteNetworks(db, surveyId, names, endOfDay(clock()));
  // Another request reserved it in between.
  if (kept === "nowhere" && !fresh.has(connection)) throw answerOnSite();
  return fresh;
}

/** The names are valid for this survey and day only. */
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
  return new Refusal("ANSWER_ON_SITE", (say) => say.answerOnSite);
}
