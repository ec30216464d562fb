import { limits } from "@nearsay/core/contract";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import type { NewKey } from "./survey-keys.ts";

describeOnEachEngine("keys of a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let published: Published;
  let owner: KeyHolder;
  const lines: string[] = [];

  beforeAll(async () => {
    db = await open();
    const logStream = { write: (line: string) => lines.push(line) };
    test = await startTestApp(db, { logStream }, { logLevel: "trace" });
    creator = await test.visitor();
  });

  beforeEach(async () => {
    published = await publishWithKey(creator);
    owner = new KeyHolder(test.app, published);
  });

  const holderOf = ({ key }: NewKey) =>
    new KeyHolder(test.app, { ...published, ownerKey: key });

  async function make(role: string, label = ""): Promise<NewKey> {
    const { status, body } = await owner.post("/keys", { role, label });
    expect(status).toBe(201);
    return body as NewKey;
  }

  const ownId = async () =>
    (await owner.view()).keys.find(({ current }) => current)?.keyId ?? "";

  it.each(["read", "moderate"])(
    "with a weaker role change nothing and show no other key: %s",
    async (role) => {
      const helper = holderOf(await make(role, " Kim "));
      expect((await helper.get()).body).toMatchObject({ role, keys: [] });
      const { keyId } = await make("read");
      const title = "Night buses";
      for (const refused of await Promise.all([
        helper.patch({ title: "Mine" }),
        helper.delete("", { title }),
        helper.post("/undelete"),
        helper.post("/keys", { role: "own", label: "" }),
        helper.post(`/keys/${keyId}/rotation`),
        helper.delete(`/keys/${keyId}`),
      ]))
        expect(refused.body).toMatchObject({
          status: 403,
          code: "KEY_TOO_WEAK",
        });
      expect((await owner.view()).keys).toHaveLength(3);
      expect((await owner.view()).keys).toContainEqual(
        expect.objectContaining({
          role,
          label: "Kim",
          usedOn: "2026-03-02",
          current: false,
        }),
      );
    },
  );

  it("open their survey however its uuid is spelled", async () => {
    const surveyUuid = published.surveyUuid.toUpperCase();
    const shouting = new KeyHolder(test.app, { ...published, surveyUuid });
    const label = "Kim";
    const { body } = await shouting.post("/keys", { role: "read", label });
    expect((await holderOf(body as NewKey).get()).status).toBe(200);
  });

  it("show the day of their last use, and no exact time", async () => {
    const { keyId, key } = await make("read");
    const used = async () =>
      (await owner.view()).keys.find((one) => one.keyId === keyId)?.usedOn;
    expect(await used()).toBeNull();
    await holderOf({ keyId, key }).get();
    expect(await used()).toBe("2026-03-02");
  });

  it("are not accepted after they are replaced or ended", async () => {
    const first = await make("own");
    const { body } = await owner.post(`/keys/${first.keyId}/rotation`);
    const second = body as NewKey;
    expect(second.keyId).toBe(first.keyId);
    expect((await holderOf(first).get()).status).toBe(404);
    expect(
      (await holderOf(first).post(`/keys/${first.keyId}/rotation`)).status,
    ).toBe(404);
    expect((await holderOf(second).get()).status).toBe(200);
    expect((await owner.delete(`/keys/${first.keyId}`)).status).toBe(204);
    expect((await holderOf(second).get()).status).toBe(404);
    expect((await owner.delete(`/keys/${first.keyId}`)).status).toBe(204);
    expect((await owner.post(`/keys/${first.keyId}/rotation`)).status).toBe(
      404,
    );
  });

  it("can replace themselves and repeat only that request if its reply was lost", async () => {
    const path = `/keys/${await ownId()}/rotation`;
    const again = { "idempotency-key": "rotate once" };
    const first = await owner.post(path, undefined, again);
    await db.execute("delete from kept_replies");
    const repeat = await owner.post(path, undefined, again);
    expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    expect((await holderOf(first.body as NewKey).get()).status).toBe(200);
    expect(
      (await owner.post(path, undefined, { "idempotency-key": "twice" }))
        .status,
    ).toBe(404);
    expect((await owner.post(path)).status).toBe(404);
    expect((await owner.get()).status).toBe(404);
    expect((await owner.patch({ title: "x" }, again)).status).toBe(404);
  });

  it("with a weaker role get no information after they are replaced", async () => {
    const { keyId, key } = await make("read");
    const path = `/keys/${keyId}/rotation`;
    await owner.post(path, undefined, { "idempotency-key": "their key" });
    const helper = holderOf({ keyId, key });
    expect((await helper.post(path)).text).toBe((await helper.get()).text);
    expect((await helper.post(path)).status).toBe(404);
  });

  it("always include one that can change the survey, even if two end each other at once", async () => {
    const id = await ownId();
    expect((await owner.delete(`/keys/${id}`)).body).toMatchObject({
      status: 409,
      code: "LAST_OWNER_KEY",
    });
    const other = await make("own");
    const ends = await Promise.all([
      owner.delete(`/keys/${other.keyId}`),
      holderOf(other).delete(`/keys/${id}`),
    ]);
    expect(ends.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      204, 404,
    ]);
    const left = [await owner.get(), await holderOf(other).get()];
    expect(left.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 404,
    ]);
  });

  it("do not exceed their maximum number, even if many are requested at once", async () => {
    const asked = await Promise.all(
      Array.from({ length: limits.keysMax + 2 }, (_, index) =>
        owner.post("/keys", { role: "read", label: `${index}` }),
      ),
    );
    const refused = asked.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({
      status: 409,
      code: "SURVEY_KEYS_FULL",
    });
    expect((await owner.view()).keys).toHaveLength(limits.keysMax);
  });

  it("appear in no row, log line or metric", async () => {
    const { key } = await make("own", "Kim");
    await holderOf({ keyId: "", key }).patch(
      { title: "x" },
      { "if-match": "wrong" },
    );
    await holderOf({ keyId: "", key: `${key}-off` }).get();
    const { body } = await test.app.inject("/metrics");
    const written = [await dumpDatabase(db), lines.join("\n"), body].join("\n");
    expect(lines.length).toBeGreaterThan(10);
    for (const secret of [key, published.ownerKey])
      expect(written).not.toContain(secret);
  });
});
