import { ApiError } from "@nearsay/core/api";
import {
  type CallErrorCode,
  readAttemptsRemaining,
} from "@nearsay/core/contract";
import { texts } from "../texts.ts";

/** Why there is no file. */
export interface ExportRefusal {
  message: string;
  /** The survey's creator asks for a code, and none was given. */
  codeRequired: boolean;
  /** No more codes are taken for now. */
  locked: boolean;
  /** Codes that may still be tried; null where the server does not tell. */
  attemptsRemaining: number | null;
}

export function readRefusal(error: unknown): ExportRefusal {
  const { status, data } = error instanceof ApiError ? error : noReply;
  const attemptsRemaining = readAttemptsRemaining(data);
  const message = messageFor(error);
  return {
    message,
    codeRequired: status === 403 && /export code required/i.test(message),
    locked: status === 423 || attemptsRemaining === 0,
    attemptsRemaining,
  };
}

const noReply = { status: 0, data: null };

/** Failures of the way there, which are the same for every export. */
const notReached: string[] = ["NETWORK", "TIMEOUT"] satisfies CallErrorCode[];

function messageFor(error: unknown): string {
  if (!(error instanceof ApiError) || notReached.includes(error.code))
    return texts.exportFailed;
  return error.worded ? error.message : texts.exportRefused(error.status);
}
