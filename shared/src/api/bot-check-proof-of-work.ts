import { solveChallenge, solveChallengeWorkers } from "altcha-lib";
import type { ProofOfWork } from "../contract/bot-check.ts";
import { botCheckError } from "./bot-check-errors.ts";
import { deriveKey } from "./bot-check-hash.ts";

const patienceMs = 60_000;

/** Solves a puzzle and answers it as a token. */
export async function solveProofOfWork(
  challenge: ProofOfWork,
  signal: AbortSignal | undefined,
): Promise<string> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener("abort", stop);
  try {
    const task = { challenge, controller, timeout: patienceMs };
    const solution = await solve(task);
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

/** Beside the page where a worker can be had, else on it, with pauses. */
async function solve(task: Task) {
  try {
    return await solveChallengeWorkers({
      ...task,
      concurrency: 1,
      createWorker: startWorker,
    });
  } catch {
    return solveChallenge({ ...task, deriveKey });
  }
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
