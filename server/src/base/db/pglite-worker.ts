import { parentPort, workerData } from "node:worker_threads";
import { type StatementFailure, StatementError } from "./errors.ts";
import { type PgliteSource, startPglite } from "./pglite-engine.ts";
import type { PgliteAnswer, PgliteEngine } from "./pglite.ts";
import type { Encoded } from "./values.ts";

/** A request of the calling thread to the worker. */
export type Call =
  | { kind: "run"; text: string; values: Encoded[] }
  | { kind: "execute"; script: string }
  | { kind: "close" };

type Request = Call & { id: number };

/** A reply of the worker. Id 0 reports whether the database could be opened. */
export type Reply =
  | { id: number; answer: PgliteAnswer | null }
  | { id: number; refusal: StatementFailure }
  /** `broken` means that the engine itself can no longer be used. */
  | { id: number; failure: string; broken: boolean };

async function serve(): Promise<void> {
  let engine: PgliteEngine;
  try {
    engine = await startPglite(workerData as PgliteSource);
  } catch (error) {
    parentPort?.postMessage(failed(0, error));
    return;
  }
  parentPort?.on("message", (request: Request) => {
    void answer(engine, request).then((reply) => {
      parentPort?.postMessage(reply);
      if (request.kind === "close") parentPort?.close();
    });
  });
  parentPort?.postMessage({ id: 0, answer: null } satisfies Reply);
}

async function answer(engine: PgliteEngine, request: Request): Promise<Reply> {
  try {
    return { id: request.id, answer: await carryOut(engine, request) };
  } catch (error) {
    return failed(request.id, error);
  }
}

async function carryOut(
  engine: PgliteEngine,
  request: Request,
): Promise<PgliteAnswer | null> {
  if (request.kind === "run") return engine.run(request.text, request.values);
  if (request.kind === "execute") await engine.execute(request.script);
  else await engine.close();
  return null;
}

function failed(id: number, error: unknown): Reply {
  if (!(error instanceof StatementError)) {
    const failure = error instanceof Error ? error.message : "unknown";
    return { id, failure, broken: isBroken(error) };
  }
  const { message, severity, code, detail } = error;
  const { constraint, table, column } = error;
  const refusal = { message, severity, code, detail };
  return { id, refusal: { ...refusal, constraint, table, column } };
}

/** The error that Emscripten throws after it has aborted; its class is WebAssembly's. */
function isBroken(error: unknown): boolean {
  return error instanceof Error && error.name === "RuntimeError";
}

await serve();
