import { solveChallenge, solveChallengeWorkers } from "altcha-lib";
import type { ProofOfWork } from "../contract/bot-check.ts";
import { botCheckError } from "./bot-check-errors.ts";
import { deriveKey } from "./bot-check-hash.ts";

const patienceMs = 60_000;

/**
 * Solves a puzzle and returns it as a token.
 * @param mayStartWorker Where that is refused, trying alone can be reported as an attack.
 */
export async function solveProofOfWork(
  challenge: ProofOfWork,
  signal: AbortSignal | undefined,
  mayStartWorker: boolean,
): Promise<string> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener("abort", stop);
  try {
    const task = { challenge, controller, timeout: patienceMs };
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

/** Beside the page where a worker can be had, else on it. */
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

/** On the page, with pauses. */
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
