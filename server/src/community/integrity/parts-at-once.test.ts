import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import {
  type Ticketed,
  makeTickets,
  publishTicketed,
} from "../../testing/ticket-maker.ts";
import { releaseDue } from "../release-gate/release-responses.ts";

const writers = 16;
const voters = 5;
const withdrawn = 3;

/** Two processes of one site, to which sixteen respondents write at once. */
describeOnEachEngine("responses that are counted in separate parts", (open) => {
  let db: Database;
  let processes: TestApp[];
  let survey: Ticketed;
  let answers: Record<string, string>;
  let clients: TestClient[];

  beforeAll(async () => {
    db = await open();
    const start = () =>
      startTestApp(db, {}, { flagResponses: true, trustProxy: true });
    processes = [await start(), await start()];
  });

  afterAll(() => Promise.all(processes.map(({ app }) => app.close())));

  /** Begins this number of sessions; the first of them have tickets. */
  async function begin(
    results: "live" | "groups",
    people: number,
    voters: number,
  ) {
    survey = await publishTicketed(processes[0]!, "apart", { results });
    clients = await Promise.all(
      Array.from({ length: people }, (_, at) => processes[at % 2]!.visitor()),
    );
    const [choice, text] = await questionIds(clients[0]!, survey.id);
    answers = { [`${choice}`]: "Never", [`${text}`]: "They are always late." };
    const codes = await makeTickets(survey, voters);
    await Promise.all(
      codes.map((code, at) => clients[at]!.post("/tickets/redeem", { code })),
    );
  }

  /** Each from a separate network. */
  const respond = async (client: TestClient) => {
    const path = `/surveys/${survey.id}/responses`;
    const from = `81.2.${clients.indexOf(client)}.1`;
    const headers = { "x-forwarded-for": from };
    const { body } = await client.post(path, { answers }, { headers });
    return (body as { duplicate: boolean }).duplicate;
  };

  const respondAll = (who: readonly TestClient[]) =>
    Promise.all(who.map(respond));

  const release = ({ clock }: TestApp) =>
    releaseDue({
      db,
      clock: clock.read,
      changes: createChanges(),
      flagResponses: true,
    });

  const integrity = async () => {
    const path = `/surveys/${survey.id}/integrity`;
    return (await new TestClient(processes[0]!.app).get(path)).body;
  };

  const count = async (query = "") => {
    const path = `/surveys/${survey.id}/analytics${query}`;
    const { body } = await new TestClient(processes[0]!.app).get(path);
    return (body as { released_count: number }).released_count;
  };

  it("add up to the total while they arrive, are repeated and are withdrawn at once", async () => {
    await begin("live", writers, voters);
    const twice = [...clients, ...clients];
    const duplicates = (await respondAll(twice)).filter(Boolean);
    expect(duplicates).toHaveLength(writers);
    await Promise.all([
      ...clients
        .slice(-withdrawn)
        .map((one) => one.delete(`/me/responses/${survey.id}`)),
      ...clients.slice(0, voters).map(respond),
    ]);
    const scripted = writers - voters - withdrawn;
    for (const { clock } of processes) clock.advance({ hours: 24 });
    expect(await integrity()).toMatchObject({
      accepted: writers - withdrawn,
      released: writers - withdrawn,
      refused: { duplicate: writers + voters },
      flagged: { count: scripted },
      ways: { ticket: voters },
    });
    const whole = await count();
    expect(whole).toBe(voters + scripted);
    expect(await count("?without=flagged")).toBe(voters);
    expect(await count("?only=tickets")).toBe(voters);
    expect(await count("?without=tickets")).toBe(scripted);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("add up to the total while two processes release them and others arrive and are withdrawn", async () => {
    await begin("groups", 2 * writers, writers);
    const early = clients.filter((_, at) => at % 4 !== 3);
    const late = clients.filter((_, at) => at % 4 === 3);
    await respondAll(early);
    const leave = (one: TestClient) => one.delete(`/me/responses/${survey.id}`);
    await Promise.all([
      ...processes.map(release),
      respondAll(late),
      ...early.filter((_, at) => at % 6 === 0).map(leave),
    ]);
    for (const { clock } of processes) clock.advance({ hours: 24 * 60 });
    // Each run releases one part.
    await Promise.all(processes.map(release));
    await Promise.all(processes.map(release));
    const left = 2 * writers - 4;
    expect(await integrity()).toMatchObject({
      accepted: left,
      released: left,
      flagged: { count: left / 2 },
    });
    expect(await count("?only=tickets")).toBe(left / 2);
    expect(await count("?without=flagged")).toBe(left / 2);
    expect(await findCounterMismatches(db)).toEqual([]);
  });
});
