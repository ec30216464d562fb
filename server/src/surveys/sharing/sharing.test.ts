import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("share links", (open) => {
  const canary = "kestrel";
  const code = { visibility: { mode: "code", code: "open-sesame" } };
  let db: Database;
  let test: TestApp;
  let owner: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    owner = await test.visitor();
  });

  const publish = (overrides: Record<string, unknown> = {}) =>
    publishSurvey(owner, {
      title: `The ${canary}`,
      questions: [{ text: `Seen a ${canary}?`, type: "free_text" }],
      ...overrides,
    });

  async function share(client: TestClient, id: number): Promise<string> {
    const answer = await client.post(`/surveys/${id}/share-links`);
    expect(answer.status).toBe(201);
    return (answer.body as { token: string }).token;
  }

  async function uuidOf(id: number): Promise<string> {
    const { body } = await owner.get(`/surveys/${id}`);
    return (body as { surveyUuid: string }).surveyUuid;
  }

  async function postUnder(id: number): Promise<number> {
    const content = `A ${canary}!`;
    const { body } = await owner.post("/posts", { content, survey_id: id });
    return (body as { id: number }).id;
  }

  /** Every endpoint that accepts a token, with this token. */
  async function pathsOf(id: number, token: string): Promise<string[]> {
    const key = `share_token=${token}`;
    return [
      `/surveys/${id}?${key}`,
      `/surveys/uuid/${await uuidOf(id)}?${key}`,
      `/surveys/${id}/questions?${key}`,
      `/surveys/${id}/analytics?${key}`,
      `/posts?surveyId=${id}&${key}`,
      `/replies?postId=${await postUnder(id)}&${key}`,
      `/surveys/search-by-id?survey_id=${id}&${key}`,
    ];
  }

  it("open a survey that requires a code on every endpoint, also without the token afterwards", async () => {
    const id = await publish(code);
    const token = await share(owner, id);
    for (const path of await pathsOf(id, token)) {
      const visitor = await test.visitor({ consent: false });
      const plain = path.replace(/[?&]share_token=.*/, "");
      const before = await visitor.get(plain);
      expect(before.text).not.toContain(canary);
      const opened = await visitor.get(path);
      expect([path, opened.status]).toEqual([path, 200]);
      expect((await visitor.get(`/surveys/${id}`)).text).toContain(canary);
    }
  });

  it("open no other survey, and no survey with another token", async () => {
    const [one, other] = [await publish(code), await publish(code)];
    const token = await share(owner, one);
    const flipped = `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`;
    const wrong = [
      ...(await pathsOf(other, token)),
      ...(await pathsOf(one, flipped)),
      ...(await pathsOf(one, token.toUpperCase())),
      ...(await pathsOf(one, "")),
    ];
    const visitor = await test.visitor();
    for (const path of wrong) {
      const answer = await visitor.get(path);
      expect(`${path} ${answer.text}`).not.toContain(canary);
      const expected = path.includes("search-by-id") ? 200 : 403;
      expect([path, answer.status]).toEqual([path, expected]);
    }
  });

  it("open a survey for a request without a session, and for that request only", async () => {
    const id = await publish(code);
    const token = await share(owner, id);
    const nobody = new TestClient(test.app);
    const path = `/surveys/${id}`;
    const opened = await nobody.get(`${path}?share_token=${token}`);
    expect(opened.text).toContain(canary);
    expect((await nobody.get(path)).status).toBe(403);
  });

  it("require consent and permission to view the survey", async () => {
    const id = await publish(code);
    const path = `/surveys/${id}/share-links`;
    const stranger = await test.visitor();
    expect((await stranger.post(path)).status).toBe(403);
    const token = await share(owner, id);
    await stranger.get(`/surveys/${id}?share_token=${token}`);
    expect(await share(stranger, id)).not.toBe(token);
    const reader = await test.visitor({ consent: false });
    expect((await reader.post(path)).body).toMatchObject({ code: "OPTED_OUT" });
  });

  it("have one token per person, for any number of parallel requests, and store none", async () => {
    const id = await publish();
    const tokens = await Promise.all(
      Array.from({ length: 10 }, () => share(owner, id)),
    );
    test.clock.advance({ hours: 24 });
    tokens.push(await share(owner, id));
    expect(new Set(tokens).size).toBe(1);
    const rows = await db.query(sql`
      select * from share_links where survey_id = ${id}`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokens[0]);
  });

  it("open nothing after they are revoked, and get another token when created again", async () => {
    const id = await publish(code);
    const token = await share(owner, id);
    await db.query(sql`delete from share_links where survey_id = ${id}`);
    const visitor = await test.visitor();
    const answer = await visitor.get(`/surveys/${id}?share_token=${token}`);
    expect(answer.status).toBe(403);
    test.clock.advance({ hours: 1 });
    expect(await share(owner, id)).not.toBe(token);
  });

  it("do not show a hidden survey to anyone", async () => {
    const id = await publish(code);
    const token = await share(owner, id);
    const paths = await pathsOf(id, token);
    await db.query(sql`
      update surveys set hidden_at = ${test.clock.now} where survey_id = ${id}`);
    test.clock.advance({ hours: 1 });
    for (const path of paths) {
      for (const client of [await test.visitor(), owner]) {
        const answer = await client.get(path);
        expect(`${path} ${answer.text}`).not.toContain(canary);
      }
    }
    expect((await owner.post(`/surveys/${id}/share-links`)).status).toBe(404);
    expect((await owner.post(`/surveys/${id}/links`)).status).toBe(404);
  });

  it("find visible surveys by id, and get the same reply for restricted and missing ones", async () => {
    const [open, closed] = [await publish(), await publish(code)];
    const visitor = await test.visitor();
    const find = (client: TestClient, id: number) =>
      client.get(`/surveys/search-by-id?survey_id=${id}`);
    expect((await find(visitor, open)).body).toMatchObject({
      items: [{ surveyId: open, requires_code: false }],
    });
    expect((await find(visitor, closed)).body).toEqual({ items: [] });
    expect((await find(visitor, 987_654_321)).body).toEqual({ items: [] });
    expect((await find(owner, closed)).body).toMatchObject({
      items: [{ surveyId: closed, requires_code: true }],
    });
  });

  it("lead to the home page with the survey, by id and by UUID", async () => {
    const id = await publish();
    const visitor = await test.visitor({ consent: false });
    for (const key of [`${id}`, `uuid/${await uuidOf(id)}`]) {
      const path = `/surveys/${key}/links?utm_source=homepage`;
      const answer = await visitor.post(path);
      expect(answer.body).toEqual({
        homepage_focus_url: `http://localhost/?s=${id}&utm_source=homepage`,
      });
    }
  });

  it("are not created for a survey that may not be viewed, nor for a forged host", async () => {
    const [open, closed] = [await publish(), await publish(code)];
    const visitor = await test.visitor();
    expect((await visitor.post(`/surveys/${closed}/links`)).status).toBe(403);
    const headers = { host: "me@evil.example" };
    const path = `/surveys/${open}/links`;
    const answer = await visitor.post(path, undefined, { headers });
    expect(answer.status).toBe(400);
  });

  it("never use a forged host, in links, pages, frames and oEmbed", async () => {
    const id = await publish();
    const visitor = await test.visitor();
    const headers = { host: "evil.example" };
    const path = `/surveys/${id}/links`;
    const link = await visitor.post(path, undefined, { headers });
    expect(link.body).toEqual({
      homepage_focus_url: `http://localhost/?s=${id}&utm_source=homepage`,
    });
    const page = `http://localhost/surveys/${id}`;
    for (const url of [
      ...["/", `/surveys/${id}`, `/embed/surveys/${id}`, "/embed/surveys/0"],
      ...[`/oembed?url=${page}`, "/oembed?url=http://evil/surveys/1"],
    ]) {
      const answer = await test.app.inject({ url, headers });
      const all = JSON.stringify(answer.headers) + answer.payload;
      expect(all).not.toContain("evil.example");
    }
  });

  it("use the configured address", async () => {
    const publicUrl = "https://nearsay.example";
    const configured = await startTestApp(db, {}, { publicUrl });
    const id = await publish();
    const visitor = await configured.visitor();
    const { body } = await visitor.post(`/surveys/${id}/links`);
    expect(body).toEqual({
      homepage_focus_url: `${publicUrl}/?s=${id}&utm_source=homepage`,
    });
  });
});
