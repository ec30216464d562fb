import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { createSweepJobs } from "../../app/background/sweep-jobs.ts";
import type { Database } from "../../base/db/database.ts";
import type { Refusal } from "../../base/refusal.ts";
import { statusOf } from "../../http/refusal-status.ts";
import { type Visitor, visitorAs } from "../session/visitor.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { TestClock, startTestApp } from "../../testing/test-app.ts";
import { type GuessGuard, createGuessGuard } from "./guess-guard.ts";
import {
  type Purpose,
  anySurvey,
  everySurveyBudget,
  longKnownMore,
  networkBudget,
  paidMost,
  priceMax,
  wholeBudget,
} from "./guess-limits.ts";

const { free } = networkBudget;
const freeForAll = wholeBudget("access").free;
/** The maximum number of entries of one network that are evaluated without waiting. */
const most = free + paidMost;

describeOnEachEngine("the guard of code entries", (open) => {
  let db: Database;
  let clock: TestClock;
  let guard: GuessGuard;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    const test = await startTestApp(db);
    surveyId = await publishSurvey(await test.visitor());
    await test.app.close();
  });

  beforeEach(async () => {
    clock = new TestClock();
    guard = createGuessGuard(db, clock.read);
    await db.query(sql`delete from guess_budgets`);
    await db.query(sql`delete from wrong_entries`);
  });

  function visitor({ network = "home", paid = 0, session = true } = {}) {
    const actor = { actorId: randomUUID(), optedOut: false };
    return {
      ...visitorAs(session ? actor : null),
      network: () => Promise.resolve(network),
      payment: () => Promise.resolve(paid),
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
      ...{ visitor: by, purpose, given: entry },
      surveyId: purpose === "search" ? anySurvey : survey,
      expected: "right",
    });
    return verdict.right ? "right" : `${verdict.attemptsRemaining} left`;
  }

  /** The outcome of an attempt: its verdict, or the refusal's status. */
  async function guess(
    by: Visitor,
    entry: string,
    purpose: Purpose = "access",
  ): Promise<string | number> {
    return judge(by, { entry, purpose }).catch((error: unknown) =>
      statusOf(error as Refusal),
    );
  }

  /** The outcome of an attempt, with the price or the seconds to wait. */
  const tryGuess = (by: Visitor, given: Given): Promise<string> =>
    judge(by, given).catch((error: unknown) => {
      const refusal = error as Refusal;
      const { details } = refusal;
      const { data, retryAfter } = details;
      return data
        ? `price ${String(data.price)}`
        : `${statusOf(refusal)}: ${retryAfter}`;
    });

  /** A wrong entry of a new visitor. */
  const guessWrong = (paid = 0, network = "home") =>
    tryGuess(visitor({ paid, network }), { entry: randomUUID() });

  /** Wrong entries, each of another visitor. */
  const guessOften = (times: number, network: (at: number) => string) =>
    Promise.all(
      Array.from({ length: times }, (_, at) =>
        guess(visitor({ network: network(at) }), `wrong ${at}`),
      ),
    );

  const count = <T>(all: T[], one: T) => all.filter((it) => it === one).length;

  it("locks a person out of one survey after the third wrong entry, for 15 minutes", async () => {
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

  it("counts the same wrong entry once, also for simultaneous requests", async () => {
    const person = visitor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => guess(person, "a")),
    );
    expect(new Set(answers)).toEqual(new Set(["2 left"]));
    expect(await guess(person, "a")).toBe("2 left");
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
    await guess(person, "a");
    await guess(person, "b");
    expect(await guess(person, "right")).toBe("right");
    expect(await guess(person, "a")).toBe("2 left");
  });

  it("evaluates up to three of many simultaneous entries of one person", async () => {
    const person = visitor();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => guess(person, `wrong ${at}`)),
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
      [...wrong, "right"].map((given) => guess(person, given)),
    );
    expect(answers.at(-1)).toBe(423);
    const [, right] = await Promise.all([
      guessOften(2 * freeForAll, (at) => `network ${at}`),
      guess(visitor(), "right"),
    ]);
    expect(right).toBe(429);
  });

  it("evaluates only a network's share of wrong entries, and leaves other networks their shares", async () => {
    const answers = await guessOften(100, () => "home");
    expect(count(answers, "2 left")).toBe(free);
    expect(count(answers, 429)).toBe(100 - free);
    expect(await guess(visitor(), "right")).toBe(429);
    expect(await guess(visitor({ network: "away" }), "right")).toBe("right");
    expect(await guess(visitor({ network: "away" }), "a")).toBe("2 left");
    clock.advance({ hours: 1 });
    expect(await guess(visitor(), "a")).toBe("2 left");
  });

  it("evaluates only the survey's budget of wrong entries of all networks", async () => {
    const answers = await guessOften(2 * freeForAll, (at) => `network ${at}`);
    expect(count(answers, "2 left")).toBe(freeForAll);
    expect(count(answers, 429)).toBe(freeForAll);
    expect(await guess(visitor({ network: "away" }), "right")).toBe(429);
  });

  it("doubles the price with each wrong entry up to the maximum, and then requires waiting", async () => {
    await guessOften(free, () => "home");
    for (let price = 1; price <= priceMax; price *= 2) {
      expect(await guessWrong()).toBe(`price ${price}`);
      expect(await guessWrong(price)).toBe("2 left");
    }
    expect(await guessWrong(priceMax)).toBe("429: 180");
    expect(await guess(visitor({ paid: priceMax }), "right")).toBe(429);
    expect(await guessWrong(0, "away")).toBe("2 left");
    clock.advance({ hours: 3 / 60 });
    expect(await guessWrong(priceMax)).toBe("2 left");
    expect(await guessWrong(priceMax)).toBe("429: 180");
  });

  it("accepts only as many simultaneous entries as their solved prices permit", async () => {
    await guessOften(free, () => "home");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guessWrong(2)),
    );
    expect(count(answers, "2 left")).toBe(2);
  });

  it("requires the maximum price immediately from a visitor whose puzzle became too easy, and never a third puzzle", async () => {
    await guessOften(free, () => "home");
    await guessWrong(1);
    const overtaken = visitor({ paid: 1 });
    const given = { entry: "right" };
    expect(await tryGuess(overtaken, given)).toBe(`price ${priceMax}`);
    await guessWrong(2);
    expect(await tryGuess(visitor({ paid: priceMax }), given)).toBe("right");
  });

  it("still locks out a person who solves bot checks", async () => {
    await guessOften(free, () => "home");
    const person = visitor({ paid: priceMax });
    expect(await guess(person, "a")).toBe("2 left");
    expect(await guess(person, "b")).toBe("1 left");
    expect(await guess(person, "c")).toBe("0 left");
    expect(await guess(person, "right")).toBe(423);
    const nobody = visitor({ paid: priceMax, session: false });
    expect(await guess(nobody, "right")).toBe("right");
  });

  it("leaves some room to a person whose ID is a day old", async () => {
    await guessOften(free, () => "home");
    const attack = () =>
      Promise.all(Array.from({ length: 50 }, () => guessWrong(priceMax)));
    await attack();
    const known = async () => {
      const by = visitor({ paid: priceMax });
      const actorId = (await by.actor())?.actorId;
      const since = new Date(clock.now.getTime() - 24 * 3_600_000);
      await db.query(sql`
        insert into actors (actor_id, created_at)
        values (${actorId}, ${since})`);
      return by;
    };
    expect(await guess(visitor({ paid: priceMax }), "right")).toBe(429);
    for (let at = 0; at < longKnownMore; at += 1)
      expect(await guess(await known(), "wrong")).toBe("2 left");
    expect(await guess(await known(), "right")).toBe(429);
    clock.advance({ hours: 3 / 60 });
    await attack();
    expect(await guess(await known(), "right")).toBe("right");
  });

  it("restores room with each right entry, down to half of the free entries", async () => {
    await guessOften(free, () => "home");
    const right = () => guess(visitor({ paid: 1 }), "right");
    expect(await right()).toBe("right");
    expect(await guessWrong()).toBe("2 left");
    expect(await guessWrong()).toBe("price 1");
    for (let at = 0; at < free; at += 1) expect(await right()).toBe("right");
    const answers = await guessOften(50, () => "home");
    expect(count(answers, "2 left")).toBe(free / 2);
  });

  it("restores no room for searches, and none for codes of other surveys", async () => {
    const searching = (entry: string, paid = 0) =>
      tryGuess(visitor({ paid }), { entry, purpose: "search" });
    for (let at = 0; at < free; at += 1) await searching(`wrong ${at}`);
    expect(await searching("right", 1)).toBe("right");
    expect(await searching("right")).toBe("price 1");
    const at = (survey: number, entry: string) =>
      tryGuess(visitor({ session: false, network: "far" }), { survey, entry });
    for (let sprayed = 0; sprayed < everySurveyBudget.free; sprayed += 1) {
      const survey = surveyId + 1 + (sprayed % 60);
      expect(await at(survey, "wrong")).toBe("null left");
    }
    expect(await at(surveyId + 100, "right")).toBe("price 1");
  });

  it("evaluates three entries of each network at the maximum price while all networks together have no room", async () => {
    await guessOften(freeForAll, (at) => `network ${at}`);
    for (let at = 0; at < paidMost; at += 1)
      await guessWrong(priceMax, `network x${at}`);
    expect(await guessWrong(priceMax / 2, "away")).toBe(`price ${priceMax}`);
    for (const outcome of ["2 left", "2 left", "2 left", "429: 540"])
      expect(await guessWrong(priceMax, "away")).toBe(outcome);
    const newcomer = visitor({ network: "new", paid: priceMax });
    expect(await guess(newcomer, "right")).toBe("right");
  });

  it.each(["access", "search"] as const)(
    "evaluates 20 an hour of one network (%s), for any number of people and any solved bot checks",
    async (purpose) => {
      const hours = 6;
      const end = clock.now.getTime() + hours * 3_600_000;
      let evaluated = 0;
      while (clock.now.getTime() <= end) {
        const outcome = await tryGuess(visitor({ paid: priceMax }), {
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
      Array.from({ length: 100 }, () => guess(visitor(), "right")),
    );
    expect(new Set(answers)).toEqual(new Set(["right"]));
    const rows = await db.query(sql`
      select 1 from guess_budgets where survey_id = ${surveyId}`);
    expect(rows).toEqual([]);
  });

  it("counts visitors without a session by network only", async () => {
    const nobody = visitor({ session: false });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => guess(nobody, `wrong ${at}`)),
    );
    expect(count(answers, "null left")).toBe(free);
    expect(count(answers, 429)).toBe(100 - free);
  });

  it("stores nothing of a network or of an entry once it no longer counts", async () => {
    await guessOften(3, (at) => `network ${at}`);
    await guess(visitor(), "a", "search");
    clock.advance({ hours: 0.5 });
    const late = visitor({ network: "late", session: false });
    await guess(late, "a");
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
