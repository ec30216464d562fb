import { ApiError } from "./errors.ts";

const problems = {
  unavailable: "The bot-check is unavailable. Please try again.",
  notLoaded: "The bot-check failed to load. Please try again.",
  notReady: "The bot-check is not ready. Please try again.",
  noToken: "The bot-check failed to obtain a token. Please try again.",
};

/** Why there is no token; the call that wanted it is not made. */
export function botCheckError(problem: keyof typeof problems): ApiError {
  return new ApiError(0, problems[problem], { code: "BOT_CHECK" });
}
