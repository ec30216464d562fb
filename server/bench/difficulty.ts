import type { Action } from "@nearsay/core/contract";
import { readConfig } from "../src/app/config.ts";
import { TestClient } from "../src/testing/client.ts";
import { proveWork, solve, tokenHeader } from "../src/testing/prove-work.ts";
import { publishSurvey, questionIds } from "../src/testing/survey-builder.ts";
import { startTestApp } from "../src/testing/test-app.ts";
import { type Bench, openBench } from "./open-bench.ts";
import type { Row } from "./measure.ts";

const ballots = 1000;
const pupils = 30;
/** Number of puzzles of the standard difficulty whose solving is timed. */
const timed = 100;

/**
 * What votes cost an attacker who sends a thousand from one network at once,
 * compared with all of them at the lowest difficulty; and what pupils of a
 * school class have to solve.
 */
export async function run(): Promise<Row[]> {
  const bench = await openBench("PGlite");
  const flat = await stuff(bench, 0);
  const rising = await stuff(bench, 1);
  const ms = await timePuzzles(bench);
  await bench.close();
  const votes = rising.filter(({ action }) => action === "survey_response");
  const row = (name: string, some: Puzzle[], first: Puzzle[]) => ({
    name,
    value: (sum(some) * ms) / 1000,
    unit: "s of processor",
    ratio: sum(some) / sum(first),
  });
  const pupil = (place: number) => votes.slice(place - 1, place);
  return [
    row(`${ballots} ballots at the first one's difficulty`, flat, flat),
    row(`${ballots} ballots, each at its difficulty`, rising, flat),
    row("first ballot of a class", pupil(1), pupil(1)),
    row(`ballot ${pupils} of a class`, pupil(pupils), pupil(1)),
  ];
}

interface Puzzle {
  action: Action;
  difficulty: number;
}

function sum(puzzles: readonly Puzzle[]): number {
  return puzzles.reduce((all, { difficulty }) => all + difficulty, 0);
}

/**
 * Sends them within a moment with the easiest puzzles, and returns the required
 * difficulties.
 * @param rateLimits 0 leaves every difficulty at 1.
 */
async function stuff({ db }: Bench, rateLimits: number): Promise<Puzzle[]> {
  const quiet = await startTestApp(db);
  const author = await quiet.visitor();
  const surveyId = await publishSurvey(author);
  const [question] = await questionIds(author, surveyId);
  await quiet.app.close();
  const botCheck = { provider: "proof-of-work", difficulty: 1 } as const;
  const { app } = await startTestApp(db, {}, { botCheck, rateLimits });
  const body = { answers: { [`${question}`]: "Never" } };
  const attacker = new Attacker();
  for (let n = 0; n < ballots; n += 1) {
    const client = new TestClient(app);
    await client.get("/health");
    await attacker.send(client, "session_start", (token) =>
      client.post("/auth/anon", undefined, token),
    );
    await attacker.send(client, "privacy_consent", (token) =>
      client.delete("/privacy/opt-out", token),
    );
    await attacker.send(client, "survey_response", (token) =>
      client.post(`/surveys/${surveyId}/responses`, body, token),
    );
  }
  await app.close();
  return attacker.puzzles;
}

type Send = (
  token: { headers: Record<string, string> } | undefined,
) => Promise<{ status: number; text: string }>;

/** Sends the difficulty that was required last time, so that hardly any solved puzzle is refused. */
class Attacker {
  readonly puzzles: Puzzle[] = [];
  readonly #asked = new Map<Action, number>();

  async send(client: TestClient, action: Action, send: Send): Promise<void> {
    for (;;) {
      const difficulty = this.#asked.get(action);
      const reply = await send(
        difficulty === undefined
          ? undefined
          : await this.#prove(client, { action, difficulty }),
      );
      if (reply.status < 300) return;
      this.#asked.set(action, difficultyIn(reply.text));
    }
  }

  async #prove(client: TestClient, puzzle: Puzzle) {
    this.puzzles.push(puzzle);
    const { action, difficulty } = puzzle;
    return tokenHeader(await proveWork(client, action, difficulty));
  }
}

interface Refusal {
  data?: { botCheck?: string; price?: number } | null;
}

function difficultyIn(text: string): number {
  const { data } = JSON.parse(text) as Refusal;
  if (data?.botCheck === undefined) throw new Error(text);
  return data.price ?? 1;
}

/** The mean processor time in ms of a puzzle of the lowest difficulty, as it is by default. */
async function timePuzzles({ db }: Bench): Promise<number> {
  const { botCheck } = readConfig({});
  const { app } = await startTestApp(db, {}, { botCheck });
  const client = await new TestClient(app).start({ consent: false });
  const ask = () => client.get("/bot-check/challenge?action=survey_response");
  const puzzles: unknown[] = [];
  while (puzzles.length < timed) puzzles.push((await ask()).body);
  await app.close();
  const before = process.cpuUsage();
  for (const puzzle of puzzles) await solve(puzzle);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / timed;
}
