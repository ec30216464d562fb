import type { Job } from "../../base/jobs.ts";
import { reportOutgoing } from "../../base/outgoing.ts";
import type { NewsDeps } from "./news-deps.ts";
import { nextAttempt } from "./next-attempt.ts";
import { type Net, internet, postJson } from "./post-json.ts";
import { pushAddress } from "./push-hosts.ts";
import { encryptPush, pushText } from "./push-message.ts";
import {
  type Due,
  claimDue,
  deleteSubscription,
  markPushed,
  postpone,
} from "./push-repository.ts";
import { openSubscription } from "./push-subscriptions.ts";

const everyMs = 5_000;
/** Concurrent messages per process. */
const atATime = 4;
/** Time after which another process treats a message as lost; longer than one can take. */
const leaseMs = 60_000;
/** Attempts over about three days, after which the browser's subscription is deleted. */
const attemptsMax = 20;
/** Statuses with which a push service reports that the subscription no longer exists. */
const gone = [404, 410];

/** Pushes news to browsers. Several processes can do so at once. */
export function deliverPushes(deps: NewsDeps, net: Net = internet): Job {
  const { db, clock } = deps;

  async function sendNext(): Promise<boolean> {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    const due = await claimDue(db, { now, until });
    if (due === null) return false;
    const since = Date.now();
    const status = await send(deps, due, net);
    const pushed = status !== null && status >= 200 && status < 300;
    reportOutgoing("push", pushed, since);
    if (pushed) await markPushed(db, due, clock());
    else if (gone.includes(status ?? 0) || due.attempts >= attemptsMax)
      await deleteSubscription(db, due, due.browser);
    else await postpone(db, due, nextAttempt(clock(), due.attempts));
    return true;
  }

  return {
    name: "pushing news",
    everyMs,
    async run(signal) {
      if (deps.push === null) return;
      const workers = Array.from({ length: atATime }, async () => {
        while (signal?.aborted !== true && (await sendNext()));
      });
      await Promise.all(workers);
    },
  };
}

/**
 * The push service's status; null if no reply arrived or its host is not
 * allowed; a success status if there is nothing to send.
 */
async function send(
  deps: NewsDeps,
  due: Due,
  net: Net,
): Promise<number | null> {
  const { push } = deps;
  const subscription = openSubscription(deps, due);
  // The subscription can never be decrypted.
  if (subscription === null) return 410;
  const text = pushText(due, subscription.language);
  if (text === null) return 204;
  // The operator may have changed the allowed hosts since.
  const url = push && pushAddress(subscription.endpoint, push.hosts);
  if (push === null || url === null) return null;
  const message = { survey: due.surveyUuid, title: due.title, text };
  const request = encryptPush(push, subscription, message);
  return (await postJson(url, request, net)).status;
}
