import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import { createServices } from "../../app/services.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { answerSurveys } from "../../testing/answer-surveys.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import { TestClock, testConfig } from "../../testing/test-app.ts";

const surveys = 24;
const responses = 12;

describeWithDatabase("surveys of all kinds, with conditions", (open) => {
  it("accept only answers to what is asked, and their counters equal a recount", async () => {
    const db = await open();
    const people = Array.from({ length: surveys * responses }, () =>
      randomUUID(),
    );
    await insertActors(db, people);
    const clock = new TestClock().read;
    const services = createServices({ db, config: testConfig(), clock });
    const newActor = () => Promise.resolve(actorOf(people.pop()));
    const site = { db, services, newActor, clock };
    const found = await answerSurveys(site, { surveys, responses }, 26);
    expect(found.wrong).toEqual([]);
    expect(Math.min(found.taken, found.turnedAway)).toBeGreaterThan(60);
    expect(await findCounterMismatches(db)).toEqual([]);
  });
});
