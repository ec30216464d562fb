import { type DraftFailure } from "@nearsay/core/contract";
import {
  EndpointError,
  EndpointUnreachable,
} from "../base/ai/post-question.ts";
import { ModelRefusal, ModelSilence } from "../base/ai/read-completion.ts";

/** The reason why a model's draft failed. @param heard What it had written until then. */
export function whyDraftingFailed(error: unknown, heard: string): DraftFailure {
  if (error instanceof ModelRefusal) return "declined";
  if (error instanceof ModelSilence || isNamed(error, "TimeoutError"))
    return "silent";
  if (isNamed(error, "SyntaxError")) return "unreadable";
  const status = error instanceof EndpointError ? error.status : null;
  if (status === 429) return "busy";
  if (status !== null) return "broken";
  // The error of `fetch` for a body that ends too early.
  if (heard !== "" || isNamed(error, "TypeError")) return "cut";
  return error instanceof EndpointUnreachable ? "unreachable" : "broken";
}

/** The reason why a completed reply is no draft. */
export function whyUnusable(reply: string): DraftFailure {
  const answer = reply.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, "");
  const depth =
    (answer.match(/\{/g)?.length ?? 0) - (answer.match(/\}/g)?.length ?? 0);
  if (depth > 0) return "cut";
  return answer.includes("{") ? "unreadable" : "declined";
}

function isNamed(error: unknown, name: string): boolean {
  return Object(error) === error && (error as Error).name === name;
}
