import type { onRequestHookHandler } from "fastify";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";
import type { KeptReplies } from "./kept-replies.ts";

/**
 * Sends cached pages before anything else handles the request. If a limit
 * refuses it, the page's handler runs, which renders the refusal.
 * @param checkRate Counts a request once, however often it is called.
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
