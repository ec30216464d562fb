import type { CallErrorCode } from "../contract/error-codes.ts";
import { ApiError } from "./errors.ts";
import { botCheckTexts as problems } from "./texts.ts";

/** Why there is no token; the call that wanted it is not made. */
export function botCheckError(problem: keyof typeof problems): ApiError {
  return new ApiError(0, problems[problem], {
    code: "BOT_CHECK" satisfies CallErrorCode,
  });
}
