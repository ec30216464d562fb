import type { StatementFailure } from "./errors.ts";
import type { PgliteAnswer } from "./pglite.ts";
import type { Encoded } from "./values.ts";

/** What the calling thread asks of the worker. */
export type Call =
  | { kind: "run"; text: string; values: Encoded[] }
  | { kind: "execute"; script: string }
  | { kind: "close" };

export type Request = Call & { id: number };

/** What the worker answers. Id 0 tells whether the database could be opened. */
export type Reply =
  | { id: number; answer: PgliteAnswer | null }
  | { id: number; refusal: StatementFailure }
  /** The engine itself broke when nothing can be asked of it any more. */
  | { id: number; failure: string; broken: boolean };
