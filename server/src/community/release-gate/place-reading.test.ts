import { randomUUID } from "node:crypto";
import type { Database } from "../../base/db/database.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  type ReadSurvey,
  type Texts,
  startReadSurvey,
} from "../../testing/read-survey.ts";
import { placeGroup } from "./place-reading.ts";
import { listWaiting, takeWaiting } from "./release-repository.ts";

const groupSize = 10;
const author = "the author's";

interface Person {
  /** What they write, if anything. */
  why?: string;
  network?: string;
}

describeOnEachEngine("an author who sees texts go", (open) => {
  let db: Database;
  let survey: ReadSurvey;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    survey = await startReadSurvey(db);
  });

  /** These people and as many silent ones as make a group answer, and are released together. Returns who they are. */
  async function releaseGroup(...people: Person[]): Promise<string[]> {
    const silent = Array<Person>(groupSize - people.length).fill({});
    const first = survey.actorIds.length;
    await survey.respond(
      ...[...people, ...silent].map((person) => ({ one: "Never", ...person })),
    );
    const actorIds = survey.actorIds.slice(first);
    const waiting = await listWaiting(db, survey.id, 5000);
    const group = waiting.filter(({ actorId }) => actorIds.includes(actorId));
    const read = { surveyId: survey.id, reads: "texts", groupSize } as const;
    await db.transaction(async (tx) => {
      await takeWaiting(tx, survey.id, group, survey.test.clock.now);
      await placeGroup(tx, read, group);
    });
    return actorIds;
  }

  async function look(): Promise<string[]> {
    const { body } = await survey.get(`/texts?question=${survey.why}`);
    return (body as Texts).items.sort();
  }

  const own = (count: number): Person[] =>
    Array.from({ length: count }, () => ({ why: "own", network: author }));

  it("is not shown a stranger's among their own, where the other stranger's was withdrawn while it was held", async () => {
    const [, , second = ""] = await releaseGroup(
      ...own(1),
      { why: "stranger 1" },
      { why: "stranger 2" },
    );
    await survey.withdraw(second);
    for (let group = 0; group < 3; group += 1) await releaseGroup(...own(3));
    expect(await look()).toEqual([]);
    await releaseGroup(...own(1), { why: "stranger 3" }, { why: "stranger 4" });
    expect(await look()).toEqual([
      ...Array<string>(11).fill("own"),
      ...["stranger 1", "stranger 3", "stranger 4"],
    ]);
  });

  it("is shown texts of three networks that were left when others were withdrawn", async () => {
    const writers = Array.from({ length: 4 }, (_, n) => ({ why: `text ${n}` }));
    const [first = ""] = await releaseGroup(...writers);
    await survey.withdraw(first);
    for (let group = 0; group < 3; group += 1) await releaseGroup(...own(3));
    expect(await look()).toHaveLength(12);
  });

  it("learns by withdrawing nothing of whose the other texts are", async () => {
    const people = await releaseGroup(
      ...own(4),
      ...["a", "b", "c", "d", "e", "f"].map((why, place) => ({
        ...{ why, network: place < 4 ? "one" : randomUUID() },
      })),
    );
    let before = await look();
    expect(before).toHaveLength(groupSize);
    for (const actorId of people.slice(0, 4)) {
      await survey.withdraw(actorId);
      const after = await look();
      const gone = before.indexOf("own");
      expect(after).toEqual(before.filter((_, at) => at !== gone));
      before = after;
    }
    expect(before).toEqual(["a", "b", "c", "d", "e", "f"]);
  });
});
