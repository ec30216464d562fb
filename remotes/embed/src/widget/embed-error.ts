import { ApiError, messageOf } from "@nearsay/core/api";
import {
  type EmbedErrorCode,
  embedErrorCodes,
  type ErrorDetail,
} from "@nearsay/core/contract";
import { clipText } from "@nearsay/core/domain";
import { embedTexts } from "../texts.ts";

const messageMax = 300;

/** Why a survey could not be shown, as its page is told. */
export function embedErrorOf(error: unknown): ErrorDetail {
  const message = clipText(messageOf(error, embedTexts.failed), messageMax);
  return { code: codeOf(error), message };
}

/** Whether another try may succeed. */
export function isPassing(error: unknown): boolean {
  return ["NETWORK", "UNAVAILABLE"].includes(codeOf(error));
}

function codeOf(error: unknown): EmbedErrorCode {
  if (!(error instanceof ApiError)) return "UNAVAILABLE";
  if (error.status === 0) return "NETWORK";
  return embedErrorCodes.find((one) => one === error.code) ?? "UNAVAILABLE";
}
