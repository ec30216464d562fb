import {
  type Action,
  readBotCheckChallenge,
  type ProofOfWork,
} from "../contract/bot-check.ts";
import { botCheckError } from "./errors.ts";
import { recaptchaToken } from "./bot-check-recaptcha.ts";
import { solveChallenge, solveChallengeWorkers } from "altcha-lib";
import { deriveKey } from "./bot-check-hash.ts";

/**
 * Solves the server's challenge and returns the token, or null if none is
 * required. Loaded when the first token is needed.
 * @param isOurs Whether the page belongs to the site: no other page may start
 *   our worker.
 * @throws ApiError if no token can be obtained; AbortError if `signal` fired.
 */
export async function answerChallenge(
  reply: unknown,
  action: Action,
  signal: AbortSignal | undefined,
  isOurs = true,
): Promise<string | null> {
  const asked = readBotCheckChallenge(reply);
  switch (asked?.provider) {
    case "off":
      return null;
    case "proof-of-work":
      return solveProofOfWork(asked.challenge, signal, isOurs);
    case "recaptcha":
      return recaptchaToken(asked, action);
    case undefined:
      throw botCheckError("unavailable");
  }
}

const timeoutMs = 60_000;

/**
 * Solves a puzzle and returns it as a token.
 * @param mayStartWorker False on pages of other sites, where a mere attempt can
 *   be reported as an attack.
 */
async function solveProofOfWork(
  challenge: ProofOfWork,
  signal: AbortSignal | undefined,
  mayStartWorker: boolean,
): Promise<string> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener("abort", stop);
  try {
    const task = { challenge, controller, timeout: timeoutMs };
    const solution = await (mayStartWorker ? solve(task) : solveHere(task));
    signal?.throwIfAborted();
    if (solution === null) throw botCheckError("noToken");
    return toToken({ challenge, solution });
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

interface Task {
  challenge: ProofOfWork;
  controller: AbortController;
  timeout: number;
}

/** In a worker if one can be started, otherwise on the main thread. */
async function solve(task: Task) {
  try {
    return await solveChallengeWorkers({
      ...task,
      concurrency: 1,
      createWorker: startWorker,
    });
  } catch {
    return solveHere(task);
  }
}

/** On the main thread, with pauses. */
function solveHere(task: Task) {
  return solveChallenge({ ...task, deriveKey });
}

function startWorker(): Worker {
  return new Worker(new URL("./bot-check-worker.ts", import.meta.url));
}

function toToken(payload: object): string {
  return btoa(JSON.stringify(payload))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
