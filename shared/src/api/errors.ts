import { isRecord } from "../contract/read.ts";
import type { Answer } from "./answer.ts";

/** A refusal of the server, or a call that never reached it (status 0). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  readonly expiresAt: string | null;

  constructor(
    status: number,
    msg: string,
    details: { code?: string; data?: unknown; expiresAt?: string | null } = {},
  ) {
    super(msg);
    this.status = status;
    this.code = details.code ?? "";
    this.data = details.data;
    this.expiresAt = details.expiresAt ?? null;
  }

  /** What happened, in words for the person; may be empty when the server gave none. */
  get msg(): string {
    return this.message;
  }
}

/** Reads a refusal: message or error field of a JSON body, else its text, else the status text. */
export function readError({ status, statusText, text }: Answer): ApiError {
  const body = parse(text);
  if (!isRecord(body)) {
    const page = /^\s*</.test(text);
    return new ApiError(
      status,
      text.trim() !== "" && !page ? text.trim() : statusText,
    );
  }
  const said = [body.msg, body.message, body.error].find(
    (value): value is string => typeof value === "string" && value !== "",
  );
  return new ApiError(status, said ?? statusText, {
    code: typeof body.code === "string" ? body.code : "",
    data: body.data,
    expiresAt: typeof body.expiresAt === "string" ? body.expiresAt : null,
  });
}

/** The words to show for a failure: the server's, else the given ones. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== ""
    ? error.message
    : fallback;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
