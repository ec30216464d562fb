import {
  type Batch,
  createBatcher,
  writesAtOnce,
} from "../../base/db/batcher.ts";
import type { Database } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import { noteStep } from "../../visitors/session/trail.ts";
import { listEnded } from "../../visitors/session/actor-repository.ts";
import { createLiveNames } from "./live-names.ts";
import {
  type AnsweredSurvey,
  type ResponseToInsert,
  findEdition,
  findRequestKeys,
  insertResponses,
} from "./response-repository.ts";
import { writeUpTo } from "./write-up-to.ts";

type Response = ResponseToInsert & AnsweredSurvey;

type Outcome =
  | "written"
  | "duplicate"
  | "outdated"
  | "trail-grown"
  | "survey-gone"
  | "session-ended";

/**
 * Writes a response together with others to its survey; resolves after the
 * commit. A repeat of the request that wrote it counts as written; a response
 * whose answers were judged by an earlier edition is outdated. If another
 * process has added to the person's trail, it can be written after reading that.
 */
export type WriteResponse = (response: Response) => Promise<Outcome>;

export function createResponseWriter(
  db: Database,
  changes: Changes,
): WriteResponse {
  const countNames = createLiveNames();

  async function write(responses: Batch<Response>): Promise<Outcome[]> {
    const [survey] = responses;
    const { surveyId } = survey;
    const { fresh, full } = await insert(survey, responses);
    if (fresh.size > 0) changes.announce({ surveyId, kind: "responses" });
    if (full) changes.announce({ surveyId, kind: "edited" });
    // Of several by one person, only the first is written.
    const written = responses.map(({ ballot }) => fresh.delete(ballot));
    const others = responses.filter((_, index) => !written[index]);
    const keys = await findRequestKeys(db, surveyId, others);
    const unknown = others.filter(({ ballot }) => !keys.has(ballot));
    const why = unknown.length > 0 ? await findWhy(surveyId, unknown) : noWhy;
    return responses.map((response, index) => {
      if (!written[index]) return judge(response, keys, why);
      if (response.trail !== null) noteStep(response.trail);
      return "written";
    });
  }

  async function insert(
    survey: AnsweredSurvey,
    responses: readonly Response[],
  ): Promise<{ fresh: Set<string>; full: boolean }> {
    const { quota } = survey;
    const people = new Set<string>();
    const firsts = responses.filter(
      ({ ballot }) => !people.has(ballot) && people.add(ballot),
    );
    if (quota !== null)
      return db.transaction((tx) =>
        writeUpTo(tx, { ...survey, quota }, firsts, countNames),
      );
    const fresh = await insertResponses(db, survey, firsts, countNames);
    return { fresh, full: false };
  }

  async function findWhy(
    surveyId: number,
    unwritten: Response[],
  ): Promise<Why> {
    const actorIds = unwritten.map(({ actorId }) => actorId);
    const ended = await listEnded(db, actorIds);
    return { ended, edition: await findEdition(db, surveyId) };
  }

  return createBatcher({
    name: "responses",
    write,
    laneOf: ({ surveyId }) => surveyId,
    writesMax: writesAtOnce(db),
  });
}

/**
 * Why a person has no response: the survey's edition, null if the survey is
 * gone, and the people who ended their ID.
 */
interface Why {
  edition: number | null;
  ended: Set<string>;
}

const noWhy: Why = { edition: null, ended: new Set() };

/** The outcome of a response that was not written now. */
function judge(
  { actorId, ballot, requestKey, edition: judged }: Response,
  keys: Map<string, string | null>,
  { ended, edition }: Why,
): Outcome {
  const writtenBy = keys.get(ballot);
  if (writtenBy === undefined) {
    if (ended.has(actorId)) return "session-ended";
    if (edition === null) return "survey-gone";
    return edition === judged ? "trail-grown" : "outdated";
  }
  return wroteIt(requestKey, writtenBy);
}

/**
 * Whether a request is the one that wrote the response, or came after it.
 * @param writtenBy Null if the response had no key.
 */
export function wroteIt(
  requestKey: string | null,
  writtenBy: string | null,
): "written" | "duplicate" {
  return requestKey !== null && requestKey === writtenBy
    ? "written"
    : "duplicate";
}
