import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { tokenHash } from "../../base/security/token.ts";
import { hasAccessGrant } from "../../surveys/access-repository.ts";
import { findSurvey } from "../../surveys/survey-repository.ts";
import {
  grantByShareLink,
  insertShareLink,
} from "../../surveys/sharing/share-link-repository.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import { EventReader } from "../../testing/event-reader.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const code = (given: string) => ({ visibility: { mode: "code", code: given } });

describeWithDatabase("links to a survey with an access code", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let published: Published;
  let owner: KeyHolder;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    creator = await test.visitor();
  });

  afterAll(() => test.app.close());

  beforeEach(async () => {
    published = await publishWithKey(creator, code("FIRST-1"));
    owner = new KeyHolder(test.app, published);
    // Tokens created at the same time are equal.
    test.clock.advance({ hours: 1 });
  });

  const tokenOf = ({ body }: { body: unknown }) =>
    (body as { token: string }).token;
  const askFor = async (by = owner) => tokenOf(await by.post("/share-token"));
  const shareAs = async (client: TestClient) =>
    tokenOf(await client.post(`/surveys/${published.id}/share-links`));
  const openAs = async (client: TestClient, token = "") => {
    const query = token === "" ? "" : `?share_token=${token}`;
    return (await client.get(`/surveys/${published.id}${query}`)).status;
  };
  /** Opens the survey as a new visitor. */
  const openAsNewVisitor = async (token: string) =>
    openAs(await test.visitor({ consent: false }), token);
  const judge = async () => (await findSurvey(db, { id: published.id }))!;

  async function helperWho(role: string) {
    const { body } = await owner.post("/keys", { role, label: "" });
    const { key, keyId } = body as { key: string; keyId: string };
    const helper = new KeyHolder(test.app, { ...published, ownerKey: key });
    return { helper, keyId };
  }

  it.each(["own", "moderate", "read"])(
    "are returned to a holder of a key to %s, and open the page and its figures",
    async (role) => {
      const { helper } = await helperWho(role);
      const asked = await helper.post("/share-token");
      expect(asked.status).toBe(201);
      const token = tokenOf(asked);
      expect(await askFor(helper)).toBe(token);
      expect(await openAsNewVisitor("")).toBe(403);
      expect(await openAsNewVisitor(token)).toBe(200);
      const visitor = await test.visitor({ consent: false });
      const figures = `/surveys/${published.id}/analytics?share_token=${token}`;
      expect((await visitor.get(figures)).status).toBe(200);
    },
  );

  it("do not open another survey", async () => {
    const token = await askFor();
    published = await publishWithKey(creator, code("FIRST-1"));
    expect(await openAsNewVisitor(token)).toBe(403);
  });

  it("are refused without a valid key as if the survey did not exist", async () => {
    const nothing = new KeyHolder(test.app, {
      surveyUuid: randomUUID(),
      ownerKey: "wrong",
    });
    const wrong = new KeyHolder(test.app, { ...published, ownerKey: "wrong" });
    for (const [method, path] of [
      ["POST", "/share-token"],
      ["DELETE", "/share-links"],
    ] as const) {
      const refused = await wrong.send(method, path);
      expect(refused.status).toBe(404);
      expect(refused.text).toBe((await nothing.send(method, path)).text);
    }
  });

  it("end with the key that created them", async () => {
    const [ended, rotated] = [await helperWho("read"), await helperWho("read")];
    const tokens = [await askFor(ended.helper), await askFor(rotated.helper)];
    await owner.delete(`/keys/${ended.keyId}`);
    await owner.post(`/keys/${rotated.keyId}/rotation`);
    for (const token of tokens) expect(await openAsNewVisitor(token)).toBe(403);
    expect(await openAsNewVisitor(await askFor())).toBe(200);
  });

  it("end when the access code changes, also for visitors who opened them before", async () => {
    const tokens = [await shareAs(creator), await askFor()];
    const guest = await test.visitor();
    expect(await openAs(guest, tokens[0])).toBe(200);
    await owner.patch(code("SECOND-2"));
    for (const token of tokens) expect(await openAsNewVisitor(token)).toBe(403);
    expect(await openAs(guest)).toBe(403);
    test.clock.advance({ hours: 1 });
    const again = [await shareAs(creator), await askFor()];
    for (const token of again) {
      expect(tokens).not.toContain(token);
      expect(await openAsNewVisitor(token)).toBe(200);
    }
  });

  it("created while the survey was public end when it gets a code", async () => {
    await owner.patch({ visibility: { mode: "global" } });
    const token = await shareAs(creator);
    await owner.patch(code("SECOND-2"));
    expect(await openAsNewVisitor(token)).toBe(403);
  });

  it("remain valid if the code stays the same", async () => {
    const token = await shareAs(creator);
    await owner.patch({ title: "Another title", ...code("FIRST-1") });
    expect(await openAsNewVisitor(token)).toBe(200);
  });

  it("all end when the owner requests it, while the code stays valid", async () => {
    const tokens = [await shareAs(creator), await askFor()];
    const [byLink, byCode] = [await test.visitor(), await test.visitor()];
    await openAs(byLink, tokens[0]);
    const entering = `/surveys/${published.id}?code=FIRST-1`;
    expect((await byCode.get(entering)).status).toBe(200);
    const { port } = test.app.server.address() as { port: number };
    const events = await EventReader.open(
      `http://127.0.0.1:${port}/api/surveys/${published.id}/events?share_token=${tokens[0]}`,
    );
    await events.nextOf("counts");
    expect((await owner.delete("/share-links")).status).toBe(204);
    // Visitors who follow the survey through such a link get no more events.
    await events.drain();
    for (const token of tokens) expect(await openAsNewVisitor(token)).toBe(403);
    expect(await openAs(byLink)).toBe(403);
    expect(await openAs(creator)).toBe(200);
    expect((await byCode.get(entering)).status).toBe(200);
    test.clock.advance({ hours: 1 });
    expect(await openAsNewVisitor(await shareAs(creator))).toBe(200);
    const { helper } = await helperWho("moderate");
    expect((await helper.delete("/share-links")).status).toBe(403);
  });

  it("cannot be created by a visitor whose code was changed since", async () => {
    const survey = await judge();
    await owner.patch(code("SECOND-2"));
    const sharerId = randomUUID();
    await insertActors(db, [sharerId]);
    const link = {
      sharerId,
      actorId: sharerId,
      createdAt: test.clock.now,
      tokenHash: tokenHash("late"),
    };
    expect(await insertShareLink(db, { survey, ...link })).toBe(false);
    expect(await openAsNewVisitor("late")).toBe(403);
    const now = { survey: await judge(), ...link };
    expect(await insertShareLink(db, now)).toBe(true);
    expect(await openAsNewVisitor("late")).toBe(200);
  });

  it("grant no permanent access after they have ended", async () => {
    const surveyId = published.id;
    const link = { surveyId, tokenHash: tokenHash(await shareAs(creator)) };
    const [early, late] = [randomUUID(), randomUUID()];
    await insertActors(db, [early, late]);
    const grant = (actorId: string) =>
      grantByShareLink(db, link, actorOf(actorId), test.clock.now);
    await grant(early);
    expect(await hasAccessGrant(db, surveyId, early)).toBe(true);
    await owner.delete("/share-links");
    await grant(late);
    expect(await hasAccessGrant(db, surveyId, early)).toBe(false);
    expect(await hasAccessGrant(db, surveyId, late)).toBe(false);
  });

  it("cannot be derived from a copy of the database", async () => {
    const token = await askFor();
    const rows = await db.query(sql`
      select * from share_links where survey_id = ${published.id}`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
