import { actorOf } from "./actor-of.ts";
import { randomUUID } from "node:crypto";
import { createServices } from "../app/services.ts";
import { createChanges } from "../base/changes/changes.ts";
import type { Database } from "../base/db/database.ts";
import { withdrawResponse } from "../community/own-data/own-data-service.ts";
import { releaseDue } from "../community/release-gate/release-responses.ts";
import { createTrails } from "../visitors/session/trail.ts";
import { visitorAs } from "../visitors/visitor.ts";
import { insertActors } from "./insert-actors.ts";
import {
  choiceQuestion,
  questionIds,
  surveyPayload,
} from "./survey-builder.ts";
import { startTestApp, testConfig } from "./test-app.ts";

/** A question with options of which several can be chosen, and two with free text. */
const asked = [
  choiceQuestion,
  { ...choiceQuestion, text: "Which?", allowMultiple: true },
  { text: "Why?", type: "free_text" },
  { text: "What else?", type: "free_text" },
];

interface Given {
  one?: string;
  several?: string[];
  why?: string;
  else?: string;
  network?: string;
  actorId?: string;
}

/** Publishes a survey, and returns functions to answer it and to read it with its key. */
export async function startReadSurvey(
  db: Database,
  overrides: Record<string, unknown> = {},
) {
  const test = await startTestApp(db, {}, { trustProxy: true });
  const clock = test.clock.read;
  const services = createServices({ db, config: testConfig(), clock });
  const creator = await test.visitor();
  const { body: reserved } = await creator.post("/surveys/embedded-token");
  const published = await creator.post("/surveys", {
    survey: surveyPayload({
      results: "groups",
      reads: "texts",
      questions: asked,
      ...overrides,
      ...(reserved as object),
    }),
  });
  const { id, surveyUuid, ownerKey } = published.body as {
    id: number;
    surveyUuid: string;
    ownerKey: string;
  };
  const ids = await questionIds(creator, id);
  const [one = 0, several = 0, why = 0, other = 0] = ids;
  const stranger = await test.visitor({ consent: false });
  const actorIds: string[] = [];
  const trails = createTrails(db, clock);

  /** Each from a separate network by default. */
  async function respond(...given: Given[]) {
    for (const answers of given) {
      const { network = randomUUID(), actorId = randomUUID() } = answers;
      actorIds.push(actorId);
      await insertActors(db, [actorId]);
      const actor = actorOf(actorId, trails);
      const visitor = visitorAs(actor, {}, network);
      await services.submitResponse(actor, visitor, id, {
        answers: {
          ...(answers.one && { [one]: answers.one }),
          ...(answers.several && { [several]: answers.several }),
          ...(answers.why && { [why]: answers.why }),
          ...(answers.else && { [other]: answers.else }),
        },
      });
    }
  }

  async function withdraw(actorId: string) {
    const deps = { ...services, db, clock, changes: createChanges() };
    const actor = actorOf(actorId, trails);
    const visitor = visitorAs(actor, {}, randomUUID());
    await withdrawResponse(deps, actor, visitor, id);
  }

  const headers = { authorization: `Bearer ${ownerKey}` };
  const get = (path: string, key = headers) =>
    stranger.get(`/manage/${surveyUuid}${path}`, { headers: key });

  return {
    test,
    id,
    surveyUuid,
    ownerKey,
    headers,
    actorIds,
    one,
    several,
    why,
    other,
    respond,
    withdraw,
    get,
    release: () => releaseDue({ db, clock, changes: createChanges() }),
    /** Advances the clock past the closing time. */
    close: () => test.clock.advance({ hours: 31 * 24 }),
    manage: (body: object) =>
      stranger.request("PATCH", `/manage/${surveyUuid}`, { body, headers }),
  };
}

export type ReadSurvey = Awaited<ReturnType<typeof startReadSurvey>>;

export interface Texts {
  items: string[];
  cursor: string | null;
  shown: number;
  waiting: number;
  next_release: string | null;
}

export interface Rows {
  items: { row: number; answers: Record<string, string | string[]> }[];
  cursor: number | null;
  shown: number;
  waiting: number;
}
