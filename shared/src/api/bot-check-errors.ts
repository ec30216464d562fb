import { ApiError } from "./errors.ts";
import { texts } from "./texts.ts";

const problems = texts.botCheck;

/** Why there is no token; the call that wanted it is not made. */
export function botCheckError(problem: keyof typeof problems): ApiError {
  return new ApiError(0, problems[problem], { code: "BOT_CHECK" });
}
