import { Refusal } from "../../base/refusal.ts";
import type { ContentFilter } from "./content-filter.ts";

export interface RemoteFilterConfig {
  url: string;
  /** Whether texts are allowed or refused while the filter does not respond. */
  whenAway: "allow" | "refuse";
}

const timeoutMs = 3_000;

/** Sends `{text, where}` to a service, which responds with `{allowed}`. */
export function createRemoteFilter(
  { url, whenAway }: RemoteFilterConfig,
  limit = timeoutMs,
): ContentFilter {
  return {
    async allows(text, where) {
      const answer = await ask(url, { text, where }, limit);
      if (answer !== null) return answer;
      if (whenAway === "allow") return true;
      throw new Refusal(
        "CONTENT_CHECK_UNAVAILABLE",
        (say) => say.contentCheckUnavailable,
        { retryAfter: 5 },
      );
    },
  };
}

/** Null if there is no response, or one that cannot be parsed. */
async function ask(
  url: string,
  question: object,
  limit: number,
): Promise<boolean | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
      redirect: "error",
      signal: AbortSignal.timeout(limit),
    });
    return response.ok ? readAnswer(await response.json()) : null;
  } catch {
    return null;
  }
}

function readAnswer(answer: unknown): boolean | null {
  if (typeof answer !== "object" || answer === null) return null;
  if (!("allowed" in answer)) return null;
  return typeof answer.allowed === "boolean" ? answer.allowed : null;
}
