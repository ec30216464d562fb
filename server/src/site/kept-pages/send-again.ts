import type { onRequestHookHandler } from "fastify";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";
import type { KeptReplies } from "./kept-replies.ts";

/**
 * Sends pages that are kept before anything else looks at the request. Whom a
 * limit refuses is left to who serves the page, and knows how to say so.
 * @param checkRate Counts a request once, however often it is asked.
 */
export function sendAgain(
  replies: KeptReplies,
  checkRate: CheckRate,
): onRequestHookHandler {
  return (request, reply, next) => {
    const send = replies.find(request);
    if (send === null) {
      next();
      return;
    }
    checkRate(request)
      .then(
        () => {
          send(reply);
        },
        () => {
          next();
        },
      )
      .catch(next);
  };
}
