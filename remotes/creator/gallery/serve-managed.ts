import { refusal } from "@nearsay/core/standalone";
import { managedReply } from "../src/testing/managed.ts";
import { fakePushBrowser } from "../src/testing/push-browser.ts";
import { network } from "./server.ts";

// Browsers accept push messages on secure pages only, and this page is not one.
fakePushBrowser();

/** Gives each state of an owner's page its own number. */
let served = 0;

const days = [3, 8, 21, 15].map((count, index) => ({
  day: `2026-03-0${index + 1}`,
  wayIn: "site",
  count,
}));

const linked = [2, 9].map((count, index) => ({
  day: `2026-03-0${index + 2}`,
  wayIn: "link",
  count,
}));

const embedded = [4, 11].map((count, index) => ({
  day: `2026-03-0${index + 3}`,
  wayIn: "embed",
  count,
}));

/** The server's reply for the owner's page of a busy survey. */
export function busySurvey(changes: object = {}, survey: object = {}) {
  return managedReply(
    {
      days: [...days, ...linked, ...embedded],
      released_count: 60,
      answer_places: "rings",
      ...changes,
    },
    {
      title: "Should the old bridge be free of cars on weekends?",
      instructions: "Think of an ordinary Saturday.",
      responses_count: 62,
      expiresAt: "2099-05-04T10:00:00.000Z",
      latitude: 51.055,
      longitude: 3.719,
      place_name: "Ghent",
      place_country: "BE",
      scope: "first",
      radiusMeters: 10_000,
      ...survey,
    },
  );
}

const written = [
  "Children could cross it without a grown-up holding on to them.",
  "My shop gets its deliveries on Saturday mornings. Move those first, then yes.",
  "هواء أنظف",
  "Quiet.",
];

const reached = {
  shown: 60,
  waiting: 2,
  group_size: 10,
  cursor: null,
  next_release: "more-answers",
};

const readTexts = { ...reached, items: written };

const readRows = {
  ...reached,
  items: written.map((text, index) => ({
    row: index + 1,
    answers: { 1: text, 2: [index % 2 === 0 ? "North" : "South"] },
  })),
};

const delivered = {
  kind: "news",
  madeAt: "2026-03-04T10:15:00.000Z",
  attempts: 1,
  state: "delivered",
  status: 204,
  failure: null,
  tookMs: 84,
  reply: "",
};

/** A paused webhook and no feed; this browser could receive push messages. */
const news = {
  feed: null,
  push: { publicKey: "B", browsers: [] },
  webhookHosts: ["hooks.example.org"],
  webhook: {
    address: "https://hooks.example.org/nearsay/bridge?team=planning",
    madeOn: "2026-03-02",
    paused: true,
    deliveries: [
      {
        ...delivered,
        kind: "test",
        state: "failed",
        status: null,
        failure: "too-slow",
        tookMs: 10_002,
      },
      {
        ...delivered,
        state: "waiting",
        status: 502,
        attempts: 10,
        reply: "Bad gateway: the server behind it did not answer.",
      },
      delivered,
    ],
  },
};

const message = {
  hidden: null,
  reported: false,
  as_author: false,
  user_id: "baker-11",
};
const sold = "Cheap watches, only today, at the stall behind the bridge!";

/** A discussion that was closed, after a message in it was hidden. */
const discussion = {
  discussion: { closed: true, slow_minutes: 15 },
  next: "older",
  items: [
    {
      ...message,
      kind: "reply",
      id: 9,
      reported: true,
      content: "Whoever says so has never had to carry anything across it.",
      created_at: "2026-03-05T11:48:00.000Z",
    },
    {
      ...message,
      kind: "post",
      id: 8,
      content: sold,
      hidden: "Hidden by the author of the survey: spam.",
      created_at: "2026-03-04T09:00:00.000Z",
    },
  ],
};

/** The figures that everybody sees: one question with a choice, and flagged responses. */
const figures = {
  resp_count: 62,
  released_count: 60,
  flagged_count: 3,
  results: { mode: "groups", group_size: 10 },
  next_release: "more-answers",
  questions_map: { 1: "Why?", 2: "On which side should the cars turn?" },
  mc_breakdown: { 2: { North: 37, South: 23 } },
  mc_options: { 2: ["North", "South"] },
  question_totals: { 1: 41, 2: 60 },
};

/** Serves a survey at its own address, and returns its uuid. */
export function serveManaged(reply: object): string {
  const uuid = newUuid();
  network.on(`GET /api/manage/${uuid}`, reply);
  network.on("GET /api/surveys/7/analytics", figures);
  network.on(`GET /api/manage/${uuid}/texts`, readTexts);
  network.on(`GET /api/manage/${uuid}/rows`, readRows);
  network.on(`GET /api/manage/${uuid}/news`, news);
  network.on(`GET /api/manage/${uuid}/discussion`, discussion);
  network.on(`POST /api/manage/${uuid}/feed`, {
    path: "/feeds/nFq2v8sXl0aTzPw4RjK7cYbE1mHdUoG9nFq2v8sXl0a.atom",
  });
  network.on(`POST /api/manage/${uuid}/keys`, {
    keyId: uuid,
    key: "nFq2v8sXl0aTzPw4RjK7cYbE1mHdUoG9",
  });
  return uuid;
}

/** Serves a survey that another owner changes before this page saves. */
export function serveConflict(reply: object, theirs: object): string {
  const uuid = serveManaged(reply);
  network.on(`PATCH /api/manage/${uuid}`, () => {
    network.on(`GET /api/manage/${uuid}`, theirs);
    return refusal(412, "Changed", "SURVEY_CHANGED");
  });
  return uuid;
}

/** The address of an owner's page that no key opens. */
export function serveNothing(): string {
  const uuid = newUuid();
  network.on(`GET /api/manage/${uuid}`, () => refusal(404, "Not found"));
  return uuid;
}

function newUuid(): string {
  served += 1;
  return `0b0d5b61-6f5f-4a0e-8f6e-${String(served).padStart(12, "0")}`;
}
