import type { Action } from "../contract/bot-check.ts";
import type { CallErrorCode } from "../contract/error-codes.ts";
import { type Json, isRecord } from "../contract/read.ts";
import type { HttpReply } from "./http-reply.ts";
import { api as texts, botCheck as problems } from "#messages";

/** A refusal of the server, or a request that never reached it (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /**
   * Any string, because a remote that was built before a new code would no
   * longer match a type: compare it with `errorCodeOf`, which knows the list.
   * Empty if the reply had none.
   */
  readonly code: string;
  readonly data: unknown;
  readonly expiresAt: string | null;
  /** False if the message is only the name of the status. */
  readonly worded: boolean;

  constructor(status: number, msg: string, details: ErrorDetails = {}) {
    super(msg);
    this.status = status;
    this.code = details.code ?? "";
    this.data = details.data;
    this.expiresAt = details.expiresAt ?? null;
    this.worded = details.worded ?? true;
  }

  /** The error message for the user; may be empty if the server sent none. */
  get msg(): string {
    return this.message;
  }
}

interface ErrorDetails {
  code?: string;
  data?: unknown;
  expiresAt?: string | null;
  worded?: boolean;
}

/**
 * Reads an error: the message or error field of a JSON body, otherwise its
 * text, otherwise the status text.
 */
export function readError({ status, statusText, text }: HttpReply): ApiError {
  const body = parse(text);
  const message = isRecord(body) ? messageIn(body) : textIn(body);
  return new ApiError(status, message ?? statusText, {
    ...(isRecord(body) && detailsIn(body)),
    worded: message !== undefined,
  });
}

function messageIn(body: Json): string | undefined {
  return [body.msg, body.message, body.error].find(
    (value): value is string => typeof value === "string" && value !== "",
  );
}

/** An HTML page is not a message for the user, nor is an empty list or a number. */
function textIn(body: unknown): string | undefined {
  const words = typeof body === "string" ? body.trim() : "";
  return words === "" || words.startsWith("<") ? undefined : words;
}

function detailsIn(body: Json): ErrorDetails {
  return {
    code: typeof body.code === "string" ? body.code : "",
    data: body.data,
    expiresAt: typeof body.expiresAt === "string" ? body.expiresAt : null,
  };
}

/** No complete reply arrived. */
export function noReply(timedOut: boolean): ApiError {
  return timedOut
    ? callError("TIMEOUT", texts.timeout)
    : callError("NETWORK", texts.network);
}

/** A request that failed before the server could refuse it. */
export function callError(code: CallErrorCode, msg: string): ApiError {
  return new ApiError(0, msg, { code });
}

/**
 * The action for which the server requires a bot-check token; actions that this
 * page does not know yet work as well.
 */
export function wantedAction({ data }: ApiError): Action | null {
  return isRecord(data) && typeof data.botCheck === "string"
    ? (data.botCheck as Action)
    : null;
}

/** The required difficulty of that token; the minimum is 1. */
export function wantedPrice({ data }: ApiError): number {
  return isRecord(data) && typeof data.price === "number" ? data.price : 1;
}

/**
 * The message to show for a failure: the server's or our own, otherwise the
 * fallback. Errors with their own `name` property are the browser's, whose
 * messages are for developers; ours inherit their name.
 */
export function messageOf(error: unknown, fallback: string): string {
  return (
    (error instanceof Error && error.name === "Error" && error.message) ||
    fallback
  );
}

/** The parsed JSON of a text, or the text itself. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Why there is no token; the request that needs it is not sent. */
export function botCheckError(problem: keyof typeof problems): ApiError {
  return callError("BOT_CHECK", problems[problem]);
}
