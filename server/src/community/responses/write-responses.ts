import {
  type Batch,
  createBatcher,
  writesAtOnce,
} from "../../base/db/batcher.ts";
import type { Database } from "../../base/db/database.ts";
import type { Changes } from "../../base/changes/changes.ts";
import {
  type AnsweredSurvey,
  type ResponseToInsert,
  findEdition,
  findRequestKeys,
  insertResponses,
} from "./response-repository.ts";

type Response = ResponseToInsert & AnsweredSurvey;

type Outcome = "written" | "duplicate" | "outdated" | "survey-gone";

/** Writes a response together with others to its survey; answers after the commit. A repeat of the request that wrote it counts as written; one whose answers were judged by an edition that is past is outdated. */
export type WriteResponse = (response: Response) => Promise<Outcome>;

export function createResponseWriter(
  db: Database,
  changes: Changes,
): WriteResponse {
  async function write(responses: Batch<Response>): Promise<Outcome[]> {
    const [survey] = responses;
    const { surveyId } = survey;
    const fresh = await insertResponses(db, survey, responses);
    if (fresh.size > 0) changes.announce({ surveyId, kind: "responses" });
    // Of several by one person only the first is written.
    const written = responses.map(({ actorId }) => fresh.delete(actorId));
    const others = responses.filter((_, index) => !written[index]);
    const keys = await findRequestKeys(db, surveyId, others);
    const isUnknown = others.some(({ actorId }) => !keys.has(actorId));
    const edition = isUnknown ? await findEdition(db, surveyId) : null;
    return responses.map((response, index) =>
      written[index] ? "written" : judge(response, keys, edition),
    );
  }

  return createBatcher({
    name: "responses",
    write,
    laneOf: ({ surveyId }) => surveyId,
    writesMax: writesAtOnce(db),
  });
}

/** What became of a response that was not written now. */
function judge(
  { actorId, requestKey }: Response,
  keys: Map<string, string | null>,
  edition: number | null,
): Outcome {
  const writtenBy = keys.get(actorId);
  if (writtenBy === undefined)
    return edition === null ? "survey-gone" : "outdated";
  return requestKey !== null && requestKey === writtenBy
    ? "written"
    : "duplicate";
}
