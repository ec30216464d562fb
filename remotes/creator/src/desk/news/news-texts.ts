import type {
  DeliveryKind,
  DeliveryState,
  WebhookFailure,
} from "@nearsay/core/contract";
import { formatCount } from "@nearsay/core/domain";

/** What is said about hearing of news; nobody needs it before the section is opened. */
export const newsTexts = {
  about:
    "Hear of new responses, posts and reports without leaving an e-mail address. Responses and reports are told as numbers, never what somebody answered. All of it is off until you choose it, and ends with the key that you came with.",
  failed: "What is chosen could not be loaded",
  feed: {
    heading: "Feed",
    about:
      "For a feed reader. It has an address of its own: whoever has it can read the feed, and nothing else.",
    make: "Make a feed",
    made: (day: string) => `Made on ${day}.`,
    lost: "Its address is shown once. If it is lost, make a new one: the old one opens nothing then.",
    replace: "Make a new address",
    end: "End the feed",
    ended: "The feed is ended.",
    fresh: "The feed is ready. Its address is shown this once.",
    address: "Address of the feed",
    copy: "Copy address",
    done: "I have it",
    failedAct: "The feed could not be changed.",
  },
  push: {
    heading: "This browser",
    about:
      "This browser shows a message such as “10 new responses”, also while no page of this site is open, at most every quarter of an hour. It comes by the push service of whoever made the browser, who cannot read it.",
    none: "This site pushes nothing to browsers. Who runs it can turn that on by giving an address to reach them.",
    unsupported:
      "This browser takes no messages here. Some do so only once the site is installed as an app, and none in a private window.",
    denied:
      "Messages from this site are not allowed in this browser. Allow notifications in its settings for this site, then try again.",
    looking: "Asking the browser",
    on: "On in this browser",
    turnOn: "Tell this browser",
    turnedOn: "This browser is told from now on.",
    turnOff: "Tell this browser no more",
    turnedOff: "This browser is told no more.",
    failedAct: "The browser could not be changed. Please try again.",
  },
  webhook: {
    heading: "Webhook",
    none: "This site sends news to no other server. Who runs it can allow some.",
    about: (hosts: readonly string[]) =>
      `For a server of yours: numbers are sent to it as JSON, signed by a secret. This site sends to ${hosts.length === 0 ? "no server any more" : hosts.join(", ")}.`,
    address: "Address, such as https://example.org/news",
    make: "Send news there",
    made: "News is sent there from now on.",
    since: (day: string) => `Since ${day}`,
    pausedSince: (day: string) => `Since ${day}. It failed ten times in a row.`,
    fresh: "News is sent there. The secret is shown this once.",
    secret: "Secret that signs what is sent",
    copy: "Copy secret",
    done: "I have it",
    paused: "Paused",
    resume: "Send again",
    resumed: "News is sent again.",
    test: "Send a test",
    tested: "A test is on its way.",
    refresh: "See what came of it",
    end: "End the webhook",
    ended: "The webhook is ended.",
    failedAct: "The webhook could not be changed.",
  },
  deliveries: {
    list: "What was sent",
    none: "Nothing was sent in the last seven days.",
    kinds: { news: "News", test: "Test" } satisfies Record<
      DeliveryKind,
      string
    >,
    states: {
      waiting: "To be sent",
      delivered: "Arrived",
      failed: "Failed",
    } satisfies Record<DeliveryState, string>,
    failures: {
      "host-not-allowed": "This site sends nothing there",
      "not-public": "Its address is not one of the internet",
      "too-slow": "It took longer than ten seconds",
      unreachable: "It could not be reached",
    } satisfies Record<WebhookFailure, string>,
    attempts: (count: number) =>
      count === 1 ? "1 attempt" : `${formatCount(count)} attempts`,
    status: (status: number) => `reply ${status}`,
    took: (ms: number) => `${ms} ms`,
  },
} as const;
