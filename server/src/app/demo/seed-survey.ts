import type { Actor } from "../../visitors/session/session-repository.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import type { CreateSurveyBody } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { readNewSurvey } from "../../surveys/new-survey.ts";
import {
  type QuestionRow,
  listQuestions,
} from "../../surveys/question-repository.ts";
import type { Queryable } from "../../base/db/database.ts";
import { chooseAnswers } from "./choose-answers.ts";
import type { During } from "./demo-services.ts";
import type { DemoQuestion, DemoSurvey } from "./demo-survey.ts";
import { type Random, createRandom, shuffle } from "./random.ts";

type Payload = Static<typeof CreateSurveyBody>["survey"];

export interface Stage {
  tx: Queryable;
  during: During;
  now: Date;
  /** More than the responses of any survey. */
  people: Actor[];
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Publishes one survey in the past, with answers and discussion since. */
export async function seedSurvey(
  stage: Stage,
  survey: DemoSurvey,
): Promise<void> {
  const random = createRandom(survey.title);
  const [author, ...others] = shuffle(stage.people, random);
  if (author === undefined) return;
  const surveyId = await publish(stage, survey, author);
  const people = others.slice(0, Math.max(survey.responses, 5));
  const scene = { ...stage, survey, surveyId, random };
  await respond(scene, people);
  await discuss(scene, people);
  await like(scene, others);
}

interface Scene extends Stage {
  survey: DemoSurvey;
  surveyId: number;
  random: Random;
}

async function publish(
  { during, now }: Stage,
  survey: DemoSurvey,
  author: Actor,
): Promise<number> {
  const openedAt = opening(survey, now);
  return during(openedAt, async ({ publisher }) => {
    const token = await publisher.reserveToken(author.actorId);
    const checked = readNewSurvey(toPayload(survey, token, now), openedAt);
    const demo = { demo: true };
    const row = await publisher.publish(author, token, checked, demo);
    return row.surveyId;
  });
}

function toPayload(survey: DemoSurvey, token: string, now: Date): Payload {
  const { accessCode, challenge, place } = survey;
  return {
    title: survey.title,
    instructions: survey.instructions,
    type: "geo",
    feedback: survey.feedback === true,
    ...place,
    visibility: accessCode
      ? { mode: "code", code: accessCode }
      : { mode: "global", code: null },
    questions: [
      ...survey.questions.map(toQuestion),
      ...(challenge ? [toChallenge(challenge)] : []),
    ],
    expiresAt: closing(survey, now).toISOString(),
    // No real people are behind these answers.
    results: "live",
    ...(survey.reads && { reads: survey.reads }),
    embeddedToken: token,
  };
}

function toQuestion(question: DemoQuestion): Payload["questions"][number] {
  const { text, kind } = question;
  if (kind === "text") return { text, type: "free_text" };
  const options = Object.keys(question.options);
  const allowMultiple = kind === "several";
  return { text, type: "multiple_choice", options, allowMultiple };
}

function toChallenge({ text, answer }: { text: string; answer: string }) {
  return {
    text,
    type: "free_text" as const,
    isChallenge: true,
    challengeExpectedResponse: answer,
  };
}

async function respond(
  { tx, during, now, survey, surveyId, random }: Scene,
  people: Actor[],
): Promise<void> {
  const rows = await listQuestions(tx, surveyId);
  const columns = survey.questions.map((question) =>
    chooseAnswers(question, survey.responses, random),
  );
  const inputs = people.slice(0, survey.responses).map((person, index) => ({
    person,
    time: momentIn(survey, now, random() ** 1.7),
    answers: answersOf(
      rows,
      columns.map((column) => column[index] ?? null),
    ),
  }));
  await Promise.all(
    inputs.map(({ person, time, answers }) =>
      during(time, ({ submitResponse }) =>
        submitResponse(
          person,
          visitorAs(person, { code: survey.accessCode }),
          surveyId,
          { answers, ...proofs(survey, rows) },
        ),
      ),
    ),
  );
}

function answersOf(
  rows: QuestionRow[],
  answers: (string | string[] | null)[],
): Record<string, string | string[]> {
  return Object.fromEntries(
    answers.flatMap((answer, place) =>
      answer === null ? [] : [[String(rows[place]?.questionId), answer]],
    ),
  );
}

function proofs({ challenge }: DemoSurvey, rows: QuestionRow[]) {
  const asked = rows.find(({ isChallenge }) => isChallenge);
  if (!challenge || !asked) return {};
  return { challenge_answers: { [asked.questionId]: challenge.answer } };
}

/** Posts are written one after another, because their numbers define their order. */
async function discuss(
  { during, now, survey, surveyId, random }: Scene,
  people: Actor[],
): Promise<void> {
  const authors = shuffle(people, random);
  const nextAuthor = () => {
    const [author] = authors.splice(0, 1);
    if (author === undefined)
      throw new Error(`too few people: ${survey.title}`);
    authors.push(author);
    return author;
  };
  for (const [place, { text, replies }] of survey.posts.entries()) {
    const share = (place + 0.2 + random() * 0.6) / survey.posts.length;
    let time = momentIn(survey, now, share);
    const author = nextAuthor();
    const { id } = await during(time, ({ posts }) =>
      posts.create(author, visitorAs(author), surveyId, text),
    );
    for (const reply of replies) {
      time = between(time, now, minuteMs * (4 + random() * 400));
      const replier = nextAuthor();
      const visitor = visitorAs(replier);
      await during(time, ({ replies: service }) =>
        service.create(replier, visitor, id, reply),
      );
    }
  }
}

/** Likes by a few people, up to about a third of the respondents. */
async function like(
  { during, now, survey, surveyId, random }: Scene,
  people: Actor[],
): Promise<void> {
  const total = Math.round(1 + survey.responses * (0.1 + 0.25 * random()));
  await Promise.all(
    people.slice(0, total).map((person) => {
      const visitor = visitorAs(person, { code: survey.accessCode });
      return during(momentIn(survey, now, random()), ({ likes }) =>
        likes.likeSurvey(person, visitor, surveyId),
      );
    }),
  );
}

/** Some hours before full days, so that not all surveys open at the same time of day. */
function opening({ title, openedDaysAgo }: DemoSurvey, now: Date): Date {
  const earlier = createRandom(`hour of ${title}`)() * 0.4;
  return after(now, -(openedDaysAgo + earlier) * dayMs);
}

/** On the hour, as people set it. */
function closing({ closesInDays }: DemoSurvey, now: Date): Date {
  const hour = 60 * minuteMs;
  const exact = after(now, closesInDays * dayMs).getTime();
  return new Date(Math.floor(exact / hour) * hour);
}

/** The time after `share` of the period in which the survey has been open. */
function momentIn(survey: DemoSurvey, now: Date, share: number): Date {
  const openedAt = opening(survey, now);
  const days = survey.openedDaysAgo + Math.min(0, survey.closesInDays);
  return after(openedAt, (0.002 + 0.99 * share) * days * dayMs);
}

function between(time: Date, now: Date, ms: number): Date {
  const half = (now.getTime() - time.getTime()) / 2;
  return after(time, Math.min(ms, half));
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
