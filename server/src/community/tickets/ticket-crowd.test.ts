import sql from "sql-template-tag";
import { type Services, createServices } from "../../app/services.ts";
import type { Database } from "../../base/db/database.ts";
import type { Refusal } from "../../base/refusal.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import {
  type Ticketed,
  makeTickets,
  publishTicketed,
} from "../../testing/ticket-maker.ts";
import { networkBudget } from "../../visitors/failed-attempts/attempt-limits.ts";
import { setOptedOut } from "../../visitors/session/session-repository.ts";
import { startSession } from "../../visitors/session/session-service.ts";
import { visitorAs } from "../../visitors/visitor.ts";

const here = "192.0.2.1";
const elsewhere = "203.0.113.9";

describeOnEachEngine("a crowd with tickets", (open, engine) => {
  const runsAll = process.env["TEST_ALL"] === "1";
  const tickets = runsAll ? 500 : 40;
  // Many sessions only on PostgreSQL, where requests run at the same time.
  const sessions = runsAll && engine === "PostgreSQL" ? 1000 : 50;

  let db: Database;
  let test: TestApp;
  let services: Services;
  let survey: Ticketed;

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    const clock = test.clock.read;
    services = createServices({ db, config: testConfig(), clock });
    survey = await publishTicketed(test, "only");
  });

  afterEach(() => test.app.close());

  async function arrive() {
    const actor = await startSession(db, test.clock.now);
    await setOptedOut(db, actor.actorId, false);
    return { ...actor, optedOut: false };
  }

  /** The outcome: "taken", or the code of the refusal. */
  async function redeem(
    code: string,
    address: string,
    actor?: Awaited<ReturnType<typeof arrive>>,
  ) {
    const redeeming = actor ?? (await arrive());
    const network = await services.networks.of(address);
    const visitor = visitorAs(redeeming, {}, network);
    return services.redeemTicket(redeeming, visitor, code).then(
      () => "taken",
      (error: unknown) => (error as Refusal).code,
    );
  }

  const countBy = (outcomes: readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const one of outcomes) counts[one] = (counts[one] ?? 0) + 1;
    return counts;
  };

  it(`uses each of ${tickets} tickets once if five people try to use each`, async () => {
    const codes = await makeTickets(survey, tickets);
    const five = codes.flatMap((code) => Array.from({ length: 5 }, () => code));
    const outcomes: string[] = [];
    const together = 250;
    for (let first = 0; first < five.length; first += together)
      outcomes.push(
        ...(await Promise.all(
          five
            .slice(first, first + together)
            .map((code) => redeem(code, elsewhere)),
        )),
      );
    expect(countBy(outcomes)).toEqual({
      taken: tickets,
      TICKET_USED: 4 * tickets,
    });
    expect(
      await db.query(sql`
      select bit_count(used)::int as "used", (
               select count(*)::int from ticket_grants
               where survey_id = ${survey.id}
             ) as "grants"
      from ticket_batches where survey_id = ${survey.id}`),
    ).toEqual([{ used: tickets, grants: tickets }]);
  });

  it(`succeeds while ${sessions} sessions make ten failed attempts each, within the limit of their network`, async () => {
    const codes = await makeTickets(survey, 20);
    const outcomes: string[] = [];
    const right: string[] = [];
    for (let round = 0; round < sessions / 50; round += 1) {
      const actors = await Promise.all(Array.from({ length: 50 }, arrive));
      const attempts = actors.map(async (actor, person) => {
        for (let at = 0; at < 10; at += 1)
          outcomes.push(
            await redeem(wrongCode(round, person, at), here, actor),
          );
      });
      // While the failed attempts run.
      right.push(await redeem(codes[round] ?? "", elsewhere));
      await Promise.all(attempts);
    }
    expect(countBy(outcomes)).toEqual({
      TICKET_INVALID: networkBudget.free,
      CODE_GUESSES_BOUNDED: 10 * sessions - networkBudget.free,
    });
    expect(countBy(right)).toEqual({ taken: sessions / 50 });
  });
});

/** A well-formed code that belongs to no ticket. */
function wrongCode(...numbers: number[]): string {
  const digits = numbers
    .map((number) => `${number}`.padStart(4, "0"))
    .join("-");
  return `0000-${digits}`;
}
