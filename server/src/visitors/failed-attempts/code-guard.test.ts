import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { createSweepJobs } from "../../app/background/sweep-jobs.ts";
import type { Database } from "../../base/db/database.ts";
import type { Refusal } from "../../base/refusal.ts";
import { statusOf } from "../../http/refusal-status.ts";
import { type Visitor, visitorAs } from "../visitor.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { TestClock, startTestApp } from "../../testing/test-app.ts";
import { type CodeGuard, createCodeGuard } from "./code-guard.ts";
import {
  type Purpose,
  anySurvey,
  everySurveyBudget,
  longKnownMore,
  networkBudget,
  solvedMost,
  difficultyMax,
  wholeBudget,
} from "./attempt-limits.ts";

const { free } = networkBudget;
const freeForAll = wholeBudget("access").free;
/** The maximum number of entries of one network that are evaluated without waiting. */
const most = free + solvedMost;

describeOnEachEngine("the guard of code entries", (open) => {
  let db: Database;
  let clock: TestClock;
  let guard: CodeGuard;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    const test = await startTestApp(db);
    surveyId = await publishSurvey(await test.visitor());
    await test.app.close();
  });

  beforeEach(async () => {
    clock = new TestClock();
    guard = createCodeGuard(db, clock.read);
    await db.query(sql`delete from guess_budgets`);
    await db.query(sql`delete from wrong_entries`);
  });

  function visitor({ network = "home", solved = 0, session = true } = {}) {
    const actor = actorOf(randomUUID());
    return {
      ...visitorAs(session ? actor : null),
      network: () => Promise.resolve(network),
      networkIn: () => Promise.resolve(network),
      solvedDifficulty: () => Promise.resolve(solved),
    };
  }

  interface Given {
    entry: string;
    purpose?: Purpose;
    survey?: number;
  }

  /** @throws Refusal */
  async function judge(by: Visitor, given: Given): Promise<string> {
    const { entry, purpose = "access", survey = surveyId } = given;
    const verdict = await guard.judge({
      visitor: by,
      purpose,
      given: entry,
      surveyId: purpose === "search" ? anySurvey : survey,
      expected: "right",
    });
    return verdict.right ? "right" : `${verdict.attemptsRemaining} left`;
  }

  /** The outcome of an attempt: its verdict, or the refusal's status. */
  async function enter(
    by: Visitor,
    entry: string,
    purpose: Purpose = "access",
  ): Promise<string | number> {
    return judge(by, { entry, purpose }).catch((error: unknown) =>
      statusOf(error as Refusal),
    );
  }

  /** The outcome of an attempt, with the difficulty or the seconds to wait. */
  const outcomeOf = (by: Visitor, given: Given): Promise<string> =>
    judge(by, given).catch((error: unknown) => {
      const refusal = error as Refusal;
      const { details } = refusal;
      const { data, retryAfter } = details;
      return data
        ? `difficulty ${String(data.price)}`
        : `${statusOf(refusal)}: ${retryAfter}`;
    });

  /** A wrong entry of a new visitor. */
  const enterWrong = (solved = 0, network = "home") =>
    outcomeOf(visitor({ solved, network }), { entry: randomUUID() });

  /** Wrong entries, each of another visitor. */
  const enterWrongOften = (times: number, network: (at: number) => string) =>
    Promise.all(
      Array.from({ length: times }, (_, at) =>
        enter(visitor({ network: network(at) }), `wrong ${at}`),
      ),
    );

  const count = <T>(all: T[], one: T) => all.filter((it) => it === one).length;

  it("locks a person out of one survey after the third wrong entry, for 15 minutes", async () => {
    const person = visitor();
    expect(await enter(person, "a")).toBe("2 left");
    expect(await enter(person, "b")).toBe("1 left");
    clock.advance({ hours: 0.2 });
    expect(await enter(person, "c")).toBe("0 left");
    expect(await enter(person, "d")).toBe(423);
    expect(await enter(person, "right")).toBe(423);
    expect(await enter(person, "right", "export")).toBe("right");
    expect(await enter(visitor(), "right")).toBe("right");
    clock.advance({ hours: 0.24 });
    expect(await enter(person, "right")).toBe(423);
    clock.advance({ hours: 0.02 });
    expect(await enter(person, "right")).toBe("right");
  });

  it("counts the same wrong entry once, also for simultaneous requests", async () => {
    const person = visitor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enter(person, "a")),
    );
    expect(new Set(answers)).toEqual(new Set(["2 left"]));
    expect(await enter(person, "a")).toBe("2 left");
    const rows = await db.query(sql`
      select network, expires_at as "until" from guess_budgets
      where survey_id = ${surveyId}
      order by network`);
    const after = (ms: number) => new Date(clock.now.getTime() + ms);
    expect(rows).toEqual([
      { network: "", until: after(wholeBudget("access").renewMs) },
      { network: "home", until: after(networkBudget.renewMs) },
    ]);
  });

  it("forgets wrong entries after the right one", async () => {
    const person = visitor();
    await enter(person, "a");
    await enter(person, "b");
    expect(await enter(person, "right")).toBe("right");
    expect(await enter(person, "a")).toBe("2 left");
  });

  it("evaluates up to three of many simultaneous entries of one person", async () => {
    const person = visitor();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => enter(person, `wrong ${at}`)),
    );
    expect(count(answers, 423)).toBe(97);
    expect(answers).toEqual(
      expect.arrayContaining(["2 left", "1 left", "0 left"]),
    );
  });

  it("does not reveal which of too many simultaneous entries is right", async () => {
    const person = visitor();
    const wrong = Array.from({ length: 100 }, (_, at) => `wrong ${at}`);
    const answers = await Promise.all(
      [...wrong, "right"].map((given) => enter(person, given)),
    );
    expect(answers.at(-1)).toBe(423);
    const [, right] = await Promise.all([
      enterWrongOften(2 * freeForAll, (at) => `network ${at}`),
      enter(visitor(), "right"),
    ]);
    expect(right).toBe(429);
  });

  it("evaluates only a network's share of wrong entries, and leaves other networks their shares", async () => {
    const answers = await enterWrongOften(100, () => "home");
    expect(count(answers, "2 left")).toBe(free);
    expect(count(answers, 429)).toBe(100 - free);
    expect(await enter(visitor(), "right")).toBe(429);
    expect(await enter(visitor({ network: "away" }), "right")).toBe("right");
    expect(await enter(visitor({ network: "away" }), "a")).toBe("2 left");
    clock.advance({ hours: 1 });
    expect(await enter(visitor(), "a")).toBe("2 left");
  });

  it("evaluates only the survey's budget of wrong entries of all networks", async () => {
    const answers = await enterWrongOften(
      2 * freeForAll,
      (at) => `network ${at}`,
    );
    expect(count(answers, "2 left")).toBe(freeForAll);
    expect(count(answers, 429)).toBe(freeForAll);
    expect(await enter(visitor({ network: "away" }), "right")).toBe(429);
  });

  it("doubles the difficulty with each wrong entry up to the maximum, and then requires waiting", async () => {
    await enterWrongOften(free, () => "home");
    for (let difficulty = 1; difficulty <= difficultyMax; difficulty *= 2) {
      expect(await enterWrong()).toBe(`difficulty ${difficulty}`);
      expect(await enterWrong(difficulty)).toBe("2 left");
    }
    expect(await enterWrong(difficultyMax)).toBe("429: 180");
    expect(await enter(visitor({ solved: difficultyMax }), "right")).toBe(429);
    expect(await enterWrong(0, "away")).toBe("2 left");
    clock.advance({ hours: 3 / 60 });
    expect(await enterWrong(difficultyMax)).toBe("2 left");
    expect(await enterWrong(difficultyMax)).toBe("429: 180");
  });

  it("accepts only as many simultaneous entries as their solved difficulties permit", async () => {
    await enterWrongOften(free, () => "home");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enterWrong(2)),
    );
    expect(count(answers, "2 left")).toBe(2);
  });

  it("requires the maximum difficulty immediately from a visitor whose puzzle became too easy, and never a third puzzle", async () => {
    await enterWrongOften(free, () => "home");
    await enterWrong(1);
    const overtaken = visitor({ solved: 1 });
    const given = { entry: "right" };
    expect(await outcomeOf(overtaken, given)).toBe(
      `difficulty ${difficultyMax}`,
    );
    await enterWrong(2);
    expect(await outcomeOf(visitor({ solved: difficultyMax }), given)).toBe(
      "right",
    );
  });

  it("still locks out a person who solves bot checks", async () => {
    await enterWrongOften(free, () => "home");
    const person = visitor({ solved: difficultyMax });
    expect(await enter(person, "a")).toBe("2 left");
    expect(await enter(person, "b")).toBe("1 left");
    expect(await enter(person, "c")).toBe("0 left");
    expect(await enter(person, "right")).toBe(423);
    const nobody = visitor({ solved: difficultyMax, session: false });
    expect(await enter(nobody, "right")).toBe("right");
  });

  it("leaves some room to a person whose ID is a day old", async () => {
    await enterWrongOften(free, () => "home");
    const attack = () =>
      Promise.all(Array.from({ length: 50 }, () => enterWrong(difficultyMax)));
    await attack();
    const known = async () => {
      const by = visitor({ solved: difficultyMax });
      const actorId = (await by.actor())?.actorId;
      const since = new Date(clock.now.getTime() - 24 * 3_600_000);
      await db.query(sql`
        insert into actors (actor_id, created_at)
        values (${actorId}, ${since})`);
      return by;
    };
    expect(await enter(visitor({ solved: difficultyMax }), "right")).toBe(429);
    for (let at = 0; at < longKnownMore; at += 1)
      expect(await enter(await known(), "wrong")).toBe("2 left");
    expect(await enter(await known(), "right")).toBe(429);
    clock.advance({ hours: 3 / 60 });
    await attack();
    expect(await enter(await known(), "right")).toBe("right");
  });

  it("restores room with each right entry, down to half of the free entries", async () => {
    await enterWrongOften(free, () => "home");
    const right = () => enter(visitor({ solved: 1 }), "right");
    expect(await right()).toBe("right");
    expect(await enterWrong()).toBe("2 left");
    expect(await enterWrong()).toBe("difficulty 1");
    for (let at = 0; at < free; at += 1) expect(await right()).toBe("right");
    const answers = await enterWrongOften(50, () => "home");
    expect(count(answers, "2 left")).toBe(free / 2);
  });

  it("restores no room for searches, and none for codes of other surveys", async () => {
    const searching = (entry: string, solved = 0) =>
      outcomeOf(visitor({ solved }), { entry, purpose: "search" });
    for (let at = 0; at < free; at += 1) await searching(`wrong ${at}`);
    expect(await searching("right", 1)).toBe("right");
    expect(await searching("right")).toBe("difficulty 1");
    const at = (survey: number, entry: string) =>
      outcomeOf(visitor({ session: false, network: "far" }), { survey, entry });
    for (let sprayed = 0; sprayed < everySurveyBudget.free; sprayed += 1) {
      const survey = surveyId + 1 + (sprayed % 60);
      expect(await at(survey, "wrong")).toBe("null left");
    }
    expect(await at(surveyId + 100, "right")).toBe("difficulty 1");
  });

  it("evaluates three entries of each network at the maximum difficulty while all networks together have no room", async () => {
    await enterWrongOften(freeForAll, (at) => `network ${at}`);
    for (let at = 0; at < solvedMost; at += 1)
      await enterWrong(difficultyMax, `network x${at}`);
    expect(await enterWrong(difficultyMax / 2, "away")).toBe(
      `difficulty ${difficultyMax}`,
    );
    for (const outcome of ["2 left", "2 left", "2 left", "429: 540"])
      expect(await enterWrong(difficultyMax, "away")).toBe(outcome);
    const late = visitor({ network: "new", solved: difficultyMax });
    expect(await enter(late, "right")).toBe("right");
  });

  it.each(["access", "search"] as const)(
    "evaluates 20 an hour of one network (%s), for any number of people and any solved bot checks",
    async (purpose) => {
      const hours = 6;
      const end = clock.now.getTime() + hours * 3_600_000;
      let evaluated = 0;
      while (clock.now.getTime() <= end) {
        const outcome = await outcomeOf(visitor({ solved: difficultyMax }), {
          entry: `wrong ${evaluated}`,
          purpose,
        });
        const [, wait] = /^429: (\d+)$/.exec(outcome) ?? [];
        if (wait === undefined) evaluated += 1;
        else clock.advance({ hours: Number(wait) / 3600 });
      }
      expect(evaluated).toBe(most + hours * 20);
    },
  );

  it("accepts any number of people who enter the right code at once, and writes nothing", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => enter(visitor(), "right")),
    );
    expect(new Set(answers)).toEqual(new Set(["right"]));
    const rows = await db.query(sql`
      select 1 from guess_budgets where survey_id = ${surveyId}`);
    expect(rows).toEqual([]);
  });

  it("counts visitors without a session by network only", async () => {
    const nobody = visitor({ session: false });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => enter(nobody, `wrong ${at}`)),
    );
    expect(count(answers, "null left")).toBe(free);
    expect(count(answers, 429)).toBe(100 - free);
  });

  it("stores nothing of a network or of an entry once it no longer counts", async () => {
    await enterWrongOften(3, (at) => `network ${at}`);
    await enter(visitor(), "a", "search");
    clock.advance({ hours: 0.5 });
    const late = visitor({ network: "late", session: false });
    await enter(late, "a");
    clock.advance({ hours: 2 / 60 });
    for (const job of createSweepJobs(db, clock.read)) await job.run();
    const left = await db.query(sql`
      select network from guess_budgets
      order by network, survey_id`);
    expect(left).toEqual([{ network: "late" }]);
    const entries = await db.query(sql`
      select 1 from wrong_entries where survey_id = ${surveyId}`);
    expect(entries).toEqual([]);
  });
});
