import type { EmbedResponseBody } from "@nearsay/core/contract/schema";
import type { FastifyRequest } from "fastify";
import type { Static } from "typebox";
import type { NoteEmbedSite } from "../community/integrity/note-embed-sites.ts";
import { listRespondedIds } from "../community/responses/responded-repository.ts";
import type { SubmitResponse } from "../community/responses/submit-response.ts";
import type { StoredWayIn } from "../community/stored-responses/way-in.ts";
import type { EmbedServices } from "./embed-services.ts";
import { admitStorageless } from "./storageless-visits.ts";

export interface EmbedResponseDeps {
  embed: EmbedServices;
  submitResponse: SubmitResponse;
  noteEmbedSite: NoteEmbedSite;
}

/**
 * Accepts a response that was given in an embed, once per person even if the
 * browser stores nothing on the partner's page.
 */
export async function submitEmbedResponse(
  { embed, submitResponse, noteEmbedSite }: EmbedResponseDeps,
  surveyId: number,
  { kept = "here", ...input }: Static<typeof EmbedResponseBody>,
  request: FastifyRequest,
): Promise<{ duplicate: boolean }> {
  const { db, callers, visitors, botCheck } = embed;
  const { requestKey, ip } = request;
  const actor = await callers.participant(request);
  const pass = callers.pass(request);
  if (pass?.responded) return { duplicate: true };
  const visitor = visitors.of(request);
  const submit = async (way: StoredWayIn) => {
    const result = await submitResponse(
      actor,
      visitor,
      surveyId,
      input,
      requestKey,
      way,
    );
    if (!result.duplicate) await noteEmbedSite(surveyId, pass?.origin ?? "");
    return result;
  };
  if (kept === "here") return submit("embed");
  const before = await listRespondedIds(db, actor.bearer, [surveyId]);
  if (before.has(surveyId)) return submit("embed");
  const solvedDifficulty = () =>
    botCheck.solvedDifficulty(request, "survey_response");
  const response = { surveyId, ip, kept, solvedDifficulty };
  return admitStorageless(embed, response, () =>
    submit(kept === "nowhere" ? "embed-unkept" : "embed"),
  );
}
