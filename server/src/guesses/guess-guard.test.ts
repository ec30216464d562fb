import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { createSweepJobs } from "../background/sweep-jobs.ts";
import type { Database } from "../db/database.ts";
import type { Refusal } from "../plugins/refusal.ts";
import { type Visitor, visitorAs } from "../session/visitor.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { TestClock, startTestApp } from "../testing/test-app.ts";
import { type GuessGuard, createGuessGuard } from "./guess-guard.ts";
import {
  type Purpose,
  anySurvey,
  networkBudget,
  wholeBudget,
} from "./guess-limits.ts";

describeOnEachEngine("guessing", (open) => {
  let db: Database;
  let clock: TestClock;
  let guard: GuessGuard;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    const test = await startTestApp(db);
    clock = new TestClock();
    guard = createGuessGuard(db, clock.read);
    surveyId = await publishSurvey(await test.visitor());
  });

  function visitor({ network = "home", proof = false, session = true } = {}) {
    const actor = { actorId: randomUUID(), optedOut: false };
    return {
      ...visitorAs(session ? actor : null),
      network: () => Promise.resolve(network),
      provesWork: () => Promise.resolve(proof),
    };
  }

  /** What comes of a guess: its verdict, or the refusal's status. */
  async function guess(
    by: Visitor,
    given: string,
    purpose: Purpose = "access",
  ): Promise<string | number> {
    const about = purpose === "search" ? anySurvey : surveyId;
    try {
      const verdict = await guard.judge({
        ...{ visitor: by, purpose, surveyId: about, given },
        expected: "right",
      });
      return verdict.right ? "right" : `${verdict.attemptsRemaining} left`;
    } catch (error) {
      return (error as Refusal).status;
    }
  }

  /** Wrong guesses, each by somebody else. */
  const guessOften = (times: number, network: (at: number) => string) =>
    Promise.all(
      Array.from({ length: times }, (_, at) =>
        guess(visitor({ network: network(at) }), `wrong ${at}`),
      ),
    );

  const count = <T>(all: T[], one: T) => all.filter((it) => it === one).length;

  it("locks a person out of one survey by the third wrong entry, for 15 minutes", async () => {
    const person = visitor();
    expect(await guess(person, "a")).toBe("2 left");
    expect(await guess(person, "b")).toBe("1 left");
    clock.advance({ hours: 0.2 });
    expect(await guess(person, "c")).toBe("0 left");
    expect(await guess(person, "d")).toBe(423);
    expect(await guess(person, "right")).toBe(423);
    expect(await guess(person, "right", "export")).toBe("right");
    expect(await guess(visitor(), "right")).toBe("right");
    clock.advance({ hours: 0.24 });
    expect(await guess(person, "right")).toBe(423);
    clock.advance({ hours: 0.02 });
    expect(await guess(person, "right")).toBe("right");
  });

  it("counts the same wrong entry once, also at the same time", async () => {
    const person = visitor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => guess(person, "a")),
    );
    expect(new Set(answers)).toEqual(new Set(["2 left"]));
    expect(await guess(person, "a")).toBe("2 left");
    const rows = await db.query(sql`
      select wrong_count as "count" from guess_budgets
      where survey_id = ${surveyId}`);
    expect(rows).toEqual([{ count: 1 }, { count: 1 }]);
  });

  it("forgets wrong entries when the right one comes", async () => {
    const person = visitor();
    await guess(person, "a");
    await guess(person, "b");
    expect(await guess(person, "right")).toBe("right");
    expect(await guess(person, "a")).toBe("2 left");
  });

  it("evaluates no more than three of many guesses of one person at once", async () => {
    const person = visitor();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => guess(person, `wrong ${at}`)),
    );
    expect(count(answers, 423)).toBe(97);
    expect(answers).toEqual(
      expect.arrayContaining(["2 left", "1 left", "0 left"]),
    );
  });

  it("tells nobody which of more guesses at once than are allowed is right", async () => {
    const person = visitor();
    const wrong = Array.from({ length: 100 }, (_, at) => `wrong ${at}`);
    const answers = await Promise.all(
      [...wrong, "right"].map((given) => guess(person, given)),
    );
    expect(answers.at(-1)).toBe(423);
    const [, right] = await Promise.all([
      guessOften(300, (at) => `network ${at}`),
      guess(visitor(), "right"),
    ]);
    expect(right).toBe(429);
  });

  it("evaluates no more wrong guesses of one network than its share, and leaves other networks theirs", async () => {
    const answers = await guessOften(200, () => "home");
    expect(count(answers, "2 left")).toBe(networkBudget);
    expect(count(answers, 429)).toBe(200 - networkBudget);
    expect(await guess(visitor(), "right")).toBe(429);
    expect(await guess(visitor({ network: "away" }), "right")).toBe("right");
    expect(await guess(visitor({ network: "away" }), "a")).toBe("2 left");
    clock.advance({ hours: 1 });
    expect(await guess(visitor(), "a")).toBe("2 left");
  });

  it("evaluates no more wrong guesses of all networks than the survey's budget", async () => {
    const answers = await guessOften(300, (at) => `network ${at}`);
    expect(count(answers, "2 left")).toBe(wholeBudget("access"));
    expect(count(answers, 429)).toBe(300 - wholeBudget("access"));
    expect(await guess(visitor({ network: "away" }), "right")).toBe(429);
  });

  it("goes on evaluating for whoever proves work, up to the lock", async () => {
    await guessOften(networkBudget, () => "home");
    const person = visitor({ proof: true });
    expect(await guess(person, "a")).toBe("2 left");
    expect(await guess(visitor({ proof: true }), "right")).toBe("right");
    expect(await guess(person, "b")).toBe("1 left");
    expect(await guess(person, "c")).toBe("0 left");
    expect(await guess(person, "right")).toBe(423);
    const nobody = visitor({ proof: true, session: false });
    expect(await guess(nobody, "right")).toBe("right");
  });

  it("lets any number of people in who enter what is right at once, and writes nothing", async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => guess(visitor(), "right")),
    );
    expect(new Set(answers)).toEqual(new Set(["right"]));
    const rows = await db.query(sql`
      select 1 from guess_budgets where survey_id = ${surveyId}`);
    expect(rows).toEqual([]);
  });

  it("counts whoever has no session by network alone", async () => {
    const nobody = visitor({ session: false });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => guess(nobody, `wrong ${at}`)),
    );
    expect(count(answers, "null left")).toBe(networkBudget);
    expect(count(answers, 429)).toBe(100 - networkBudget);
  });

  it("keeps nothing of a network or of an entry once it counts no more", async () => {
    await guessOften(3, (at) => `network ${at}`);
    await guess(visitor(), "a", "search");
    clock.advance({ hours: 0.5 });
    const late = visitor({ network: "late" });
    await guess(late, "a");
    clock.advance({ hours: 0.5 });
    for (const job of createSweepJobs(db, clock.read)) await job.run();
    const left = await db.query(sql`
      select network from guess_budgets
      where survey_id in (${surveyId}, ${anySurvey})
      order by network`);
    expect(left).toEqual([{ network: "late" }]);
    const entries = await db.query(sql`
      select 1 from wrong_entries where survey_id = ${surveyId}`);
    expect(entries).toEqual([]);
  });
});
