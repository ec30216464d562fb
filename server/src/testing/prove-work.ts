import type { Action } from "@nearsay/core/contract";
import type { BotCheckChallengeReply } from "@nearsay/core/contract/schema";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { Static } from "typebox";
import type { TestClient } from "./client.ts";

/** A bot-check token of this difficulty, obtained as a browser does. */
export async function proveWork(
  client: TestClient,
  action: Action,
  difficulty = 1,
): Promise<string> {
  const query = new URLSearchParams({ action, price: String(difficulty) });
  const { body } = await client.get(`/bot-check/challenge?${query}`);
  return solve(body);
}

/** A token for the challenge in a reply. */
export async function solve(body: unknown): Promise<string> {
  const asked = body as Static<typeof BotCheckChallengeReply>;
  if (asked.provider !== "proof-of-work")
    throw new Error(`the bot check is ${asked.provider}`);
  const { challenge } = asked;
  const solution = await solveChallenge({ challenge, deriveKey });
  return toToken({ challenge, solution });
}

export function toToken(payload: object): string {
  return Buffer.from(JSON.stringify(payload)).toString("base64url");
}

/** The header that contains these tokens. */
export function tokenHeader(...tokens: string[]) {
  return { headers: { "x-bot-check-token": tokens.join(", ") } };
}
