import { randomInt } from "node:crypto";
import { SolvedProofOfWork } from "@nearsay/core/contract/schema";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { Static } from "typebox";
import { Compile } from "typebox/compile";
import type { Clock } from "../../base/clock.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { ProofOfWorkConfig } from "./bot-check-config.ts";
import type { Provider } from "./provider.ts";

const algorithm = "SHA-256";
const lifetimeMs = 2 * 60_000;
/**
 * Hashes per attempt: high enough that the overhead of an attempt is small
 * compared with hashing.
 */
const cost = 50;

const solved = Compile(SolvedProofOfWork);

/**
 * Puzzles created by this server. Each is signed together with its action,
 * session, difficulty and expiry, so that nothing is stored until it is used.
 */
export function createProofOfWork(
  { difficulty: easiest }: ProofOfWorkConfig,
  clock: Clock,
  hash: KeyedHash,
): Provider {
  const secrets = {
    hmacSignatureSecret: hash.of("bot check challenge"),
    hmacKeySignatureSecret: hash.of("bot check solution"),
  };

  /** Random in the whole range: wherever a search begins, it tries half of the range on average. */
  function chooseSolution(difficulty: number): number {
    const tries = (easiest * 1000 * difficulty) / cost;
    return randomInt(tries + 1);
  }

  return {
    async challenge(action, session, difficulty) {
      const expiresAt = clock().getTime() + lifetimeMs;
      const data = { action, session, price: difficulty, expiresAt };
      const { parameters, signature = "" } = await createChallenge({
        ...secrets,
        algorithm,
        cost,
        deriveKey,
        counter: chooseSolution(difficulty),
        data,
      });
      const challenge = { parameters: { ...parameters, data }, signature };
      return { provider: "proof-of-work", challenge };
    },

    async verify(token, session) {
      const payload = readToken(token);
      if (payload === null) return null;
      const { challenge, solution } = payload;
      const { data, nonce } = challenge.parameters;
      const expiresAt = new Date(data.expiresAt);
      if (data.session !== session || expiresAt <= clock()) return null;
      // Named fields only: a token may contain anything else, even secrets.
      const { verified } = await verifySolution({
        ...secrets,
        challenge,
        solution,
        deriveKey,
      });
      const { action, price: difficulty } = data;
      return verified ? { action, difficulty, id: nonce, expiresAt } : null;
    },
  };
}

type Token = Static<typeof SolvedProofOfWork>;

function readToken(token: string): Token | null {
  try {
    const text = Buffer.from(token, "base64url").toString();
    const value: unknown = JSON.parse(text);
    return solved.Check(value) ? value : null;
  } catch {
    return null;
  }
}
