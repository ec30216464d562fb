import { randomUUID } from "node:crypto";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { type Random, shuffle } from "../../base/random.ts";
import { mixRows } from "../../community/responses/mix-rows.ts";
import { coarsenTimes } from "../../visitors/session/coarsen-times.ts";
import { releaseDue } from "../../community/release-gate/release-responses.ts";
import type { TestClient } from "../client.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { ticketHash } from "../../surveys/secrets.ts";
import { questionIds } from "../survey-builder.ts";
import { type TestApp, startTestApp, testConfig } from "../test-app.ts";
import { makeTickets, publishTicketed } from "../ticket-maker.ts";

const second = 1000;
const hour = 3_600_000;
/** So busy that many people answer within an hour. */
const busyHours = 8;
const openDays = 6;

const hash = createKeyedHash(testConfig().secret);

/** What a person left in a survey. */
export type Kind =
  "answer" | "post" | "reply" | "like" | "like of a post" | "report";

/** Which of a hundred people who can use a ticket do so. */
const byTicket = 70;

/** Which of a hundred people do so beside answering. */
const beside: Readonly<Record<Exclude<Kind, "answer">, number>> = {
  post: 40,
  reply: 30,
  like: 60,
  "like of a post": 30,
  report: 15,
};

/** The table of each kind. */
export const tables: Readonly<Record<Kind, string>> = {
  answer: "responses",
  post: "posts",
  reply: "replies",
  like: "survey_likes",
  "like of a post": "post_likes",
  report: "survey_reports",
};

export interface Player {
  client: TestClient;
  /** The stored hash of their ticket for the last survey, if they used it. */
  ticket?: string;
  /** When they answered each survey; the watcher of a line knows this. */
  answeredAt: Map<number, Date>;
}

export interface Played {
  test: TestApp;
  players: Player[];
  surveyIds: number[];
  /** The lines that the server logged. */
  log: string[];
  /** Releases everything that is due an hour after the surveys have closed. */
  close: () => Promise<void>;
}

/** How many people answer how many surveys. */
export interface Size {
  people: number;
  surveys: number;
}

/**
 * People answer surveys within some hours, each in an order and at times of
 * their own, and some write, like and report.
 */
export async function play(
  db: Database,
  random: Random,
  size: Size,
): Promise<Played> {
  const log: string[] = [];
  const logStream = { write: (line: string) => void log.push(line) };
  const settings = {
    trustProxy: true,
    logLevel: "info" as const,
    // Else the first reports would hide a survey.
    reports: { threshold: 1000, ageWeights: [] },
  };
  const test = await startTestApp(db, { logStream }, settings);
  const { clock } = test;
  const opened = clock.now.getTime();
  const release = async () => {
    await releaseDue({ db, clock: clock.read, changes: createChanges() });
    await mixRows(db, clock.read);
    await coarsenTimes(db, clock.read);
  };

  const surveys: PlayedSurvey[] = [];
  for (let nth = 1; nth <= size.surveys; nth += 1) {
    const expiresAt = new Date(opened + openDays * 24 * hour).toISOString();
    const last = nth === size.surveys;
    const opening = { results: "groups", expiresAt };
    const survey = await publishTicketed(test, last ? "apart" : "off", opening);
    surveys.push({
      id: survey.id,
      asked: await questionIds(await test.visitor(), survey.id),
      postIds: [],
      codes: last
        ? shuffle(await makeTickets(survey, size.people), random)
        : [],
    });
  }

  const players: Player[] = [];
  const visits = Array.from({ length: size.people }, (_, person) => {
    const come = random(busyHours * hour);
    return surveys.map((survey) => ({
      person,
      survey,
      at: opened + come + random(2 * hour),
    }));
  }).flat();
  let released = opened;
  const clients = new Map<number, Player>();
  for (const { person, survey, at } of visits.sort((a, b) => a.at - b.at)) {
    for (; released + hour <= at; released += hour) {
      clock.now = new Date(released + hour);
      await release();
    }
    clock.now = new Date(at);
    const player = clients.get(person) ?? {
      client: await test.visitor(),
      answeredAt: new Map(),
    };
    if (!clients.has(person)) players.push(player);
    clients.set(person, player);
    await visit(player, survey, { test, random, person });
  }

  return {
    test,
    players,
    surveyIds: surveys.map(({ id }) => id),
    log,
    async close() {
      clock.now = new Date(opened + (openDays * 24 + 1) * hour);
      await release();
    },
  };
}

interface PlayedSurvey {
  id: number;
  asked: readonly number[];
  /** The posts so far. */
  postIds: number[];
  /** A ticket for each person, or none. */
  codes: readonly string[];
}

interface Visit {
  test: TestApp;
  random: Random;
  person: number;
}

/** Answers, and does some of the rest within the next minutes. */
async function visit(
  player: Player,
  { id, asked, postIds, codes }: PlayedSurvey,
  { test: { clock }, random, person }: Visit,
): Promise<void> {
  const { client, answeredAt } = player;
  const from = `82.${person >> 8}.${person & 255}.9`;
  const send = async (path: string, body: unknown) => {
    const headers = { "x-forwarded-for": from };
    const reply = await client.post(path, body, { headers });
    if (reply.status >= 300) throw new Error(`${path}: ${reply.text}`);
    return reply.body as { id: number };
  };
  const [choice, text] = asked;
  const options = ["Weekly", "Monthly", "Never"];
  const answers = {
    [`${choice}`]: options[random(options.length)],
    [`${text}`]: `It is ${["late", "early", "full", "cold"][random(4)]}.`,
  };
  const code = codes[person];
  if (code !== undefined && random(100) < byTicket) {
    await send("/tickets/redeem", { code });
    player.ticket = ticketHash(hash, code);
    clock.now = new Date(clock.now.getTime() + (5 + random(60)) * second);
  }
  answeredAt.set(id, clock.now);
  await send(`/surveys/${id}/responses`, { answers });
  const post = () => postIds[random(postIds.length)];
  const others: Record<Exclude<Kind, "answer">, () => Promise<unknown>> = {
    async post() {
      const content = `I think ${randomUUID().slice(0, 5)}.`;
      postIds.push((await send("/posts", { content, survey_id: id })).id);
    },
    reply: () => send("/replies", { postId: post(), content: "I see." }),
    like: () => send(`/surveys/${id}/like`, undefined),
    "like of a post": () => send("/posts/like", { postId: post() }),
    report: () => send(`/surveys/${id}/report`, { reason: "Too long" }),
  };
  for (const [kind, percent] of Object.entries(beside)) {
    const needsPost = kind === "reply" || kind === "like of a post";
    if (random(100) >= percent || (needsPost && postIds.length === 0)) continue;
    clock.now = new Date(clock.now.getTime() + (5 + random(60)) * second);
    await others[kind as keyof typeof beside]();
  }
}
