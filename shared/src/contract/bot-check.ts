import { isRecord } from "./read.ts";

/** The action that a bot-check token is issued for; the token is not valid for any other action. */
export const actions = [
  "post_create",
  "reply_create",
  "reply_update",
  "post_like",
  "survey_response",
  "survey_like",
  "survey_share_link",
  "survey_report",
  "analytics_export",
  "survey_generate",
  "survey_create",
  "privacy_consent",
  "access_code",
  "activation",
  "waitlist",
  "session_start",
] as const;

export type Action = (typeof actions)[number];

/** A puzzle in altcha-lib's format; it is sent back unchanged. */
export interface ProofOfWork {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
  };
  signature: string;
}

/** What the browser must do to get a token. */
export type BotCheckChallenge =
  | { provider: "off" }
  | { provider: "proof-of-work"; challenge: ProofOfWork }
  | { provider: "recaptcha"; siteKey: string; scriptUrl: string };

/** Null if the reply names no provider that this page knows. */
export function readBotCheckChallenge(
  reply: unknown,
): BotCheckChallenge | null {
  if (!isRecord(reply)) return null;
  const { provider, challenge, siteKey, scriptUrl } = reply;
  if (provider === "off") return { provider };
  if (provider === "proof-of-work" && isProofOfWork(challenge))
    return { provider, challenge };
  if (
    provider === "recaptcha" &&
    typeof siteKey === "string" &&
    typeof scriptUrl === "string"
  )
    return { provider, siteKey, scriptUrl };
  return null;
}

function isProofOfWork(value: unknown): value is ProofOfWork {
  if (!isRecord(value) || !isRecord(value.parameters)) return false;
  const { nonce, salt, cost, keyPrefix } = value.parameters;
  const texts = [nonce, salt, keyPrefix, value.signature];
  return (
    texts.every((text) => typeof text === "string") && Number.isInteger(cost)
  );
}
