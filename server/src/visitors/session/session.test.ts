import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { readGeoHeaders } from "../location/geo-headers.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("the anonymous session", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  it("starts without any cookie, and its token is not stored in the database", async () => {
    const { app } = await startTestApp(db);
    const client = new TestClient(app);
    const started = await client.post("/auth/anon");
    expect(started.status).toBe(204);
    const cookies = [started.headers["set-cookie"]].flat().join("\n");
    expect(cookies).toMatch(/nearsay_session=[^;]+;.*HttpOnly; SameSite=Lax/);
    expect(cookies).toMatch(/nearsay_csrf=[^;]+;(?!.*HttpOnly)/);
    const rows = await db.query(sql`select token_hash from sessions`);
    const token = client.cookies.get("nearsay_session") ?? "none";
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("continues with the same actor", async () => {
    const { visitor } = await startTestApp(db);
    const client = await visitor();
    const before = await client.get("/auth/identity");
    await client.post("/auth/anon");
    const after = await client.get("/auth/identity");
    expect(before.status).toBe(200);
    expect(after.body).toEqual(before.body);
  });

  it("returns the actor's id and address, and no location if none is known", async () => {
    const { visitor } = await startTestApp(db);
    const { body } = await (await visitor()).get("/auth/identity");
    expect(body).toMatchObject({
      actorId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ip: "127.0.0.1",
      city: null,
      latitude: null,
    });
  });

  it("returns the city that a trusted proxy sends, but not one that a client claims", async () => {
    const { visitor } = await startTestApp(
      db,
      { geo: readGeoHeaders("cloudflare") },
      { trustProxy: ["127.0.0.1"] },
    );
    const client = await visitor();
    const claims = { "cf-ipcity": "Oslo", "cf-ipcountry": "NO" };
    const headers = { ...claims, "x-forwarded-for": "203.0.113.7" };
    const reply = await client.get("/auth/identity", { headers });
    expect(reply.body).toMatchObject({ ip: "203.0.113.7", city: "Oslo" });
    const claimed = await client.get("/auth/identity", { headers: claims });
    expect(claimed.body).toMatchObject({ ip: "127.0.0.1", city: null });
  });

  it("trusts no proxy by default", async () => {
    const { visitor } = await startTestApp(db, {
      geo: readGeoHeaders("cloudflare"),
    });
    const headers = { "cf-ipcity": "Oslo", "x-forwarded-for": "203.0.113.7" };
    const { body } = await (await visitor()).get("/auth/identity", { headers });
    expect(body).toMatchObject({ ip: "127.0.0.1", city: null });
  });

  it("never accepts a pseudo id as an identity", async () => {
    const { app } = await startTestApp(db);
    const headers = { "x-pseudo-user-id": "uid_0123456789abcdef" };
    const client = new TestClient(app);
    const answer = await client.get("/auth/identity", { headers });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      status: 401,
      code: "SESSION_REQUIRED",
    });
  });

  it("remains valid for a year after its last use, recorded once a day", async () => {
    const alone = await open();
    const { visitor, clock } = await startTestApp(alone);
    const client = await visitor();
    const renewals = async () => {
      await client.post("/auth/anon");
      return alone.query(sql`select renewed_at as "renewedAt" from sessions`);
    };
    const first = await renewals();
    clock.advance({ hours: 23 });
    expect(await renewals()).toEqual(first);
    clock.advance({ hours: 364 * 24 });
    expect(await renewals()).toEqual([{ renewedAt: clock.now }]);
    clock.advance({ hours: 364 * 24 });
    expect((await client.get("/auth/identity")).status).toBe(200);
  });

  it("returns 401 for an expired session, and a new one replaces it", async () => {
    const { visitor, clock } = await startTestApp(db);
    const client = await visitor();
    clock.advance({ hours: 366 * 24 });
    const refused = await client.delete("/privacy/opt-out");
    expect(refused.status).toBe(401);
    expect((await client.post("/auth/anon")).status).toBe(204);
    expect((await client.delete("/privacy/opt-out")).status).toBe(200);
  });

  it("has a Secure cookie bound to the host over https", async () => {
    const { app } = await startTestApp(db, {}, { trustProxy: true });
    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/anon",
      headers: { "x-forwarded-proto": "https" },
    });
    const cookies = answer.headers["set-cookie"];
    expect([cookies].flat().join("\n")).toMatch(
      /__Host-nearsay_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    // Without includeSubDomains, as hosts below this name may need plain http.
    expect(answer.headers["strict-transport-security"]).toBe(
      "max-age=31536000",
    );
  });
});

describeWithDatabase("the CSRF check", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  const csrfFailed = { status: 403, code: "CSRF_FAILED" };

  it("refuses a change without the header, or with a wrong one", async () => {
    const { visitor } = await startTestApp(db);
    const client = await visitor();
    for (const token of ["", "wrong"]) {
      const headers = { "x-csrf-token": token };
      const answer = await client.post("/privacy/opt-out", {}, { headers });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject(csrfFailed);
    }
  });

  it("refuses a cookie and header that match but were not issued to this session", async () => {
    const { visitor } = await startTestApp(db);
    const [client, other] = [await visitor(), await visitor()];
    for (const planted of [
      "planted",
      other.cookies.get("nearsay_csrf") ?? "",
    ]) {
      client.cookies.set("nearsay_csrf", planted);
      const answer = await client.post("/privacy/opt-out");
      expect(answer.body).toMatchObject(csrfFailed);
    }
  });

  it("refuses requests from a page of another site, also to start a session", async () => {
    const { app } = await startTestApp(db);
    const headers = { "sec-fetch-site": "cross-site" };
    const client = new TestClient(app);
    const answer = await client.post("/auth/anon", undefined, { headers });
    expect(answer.body).toMatchObject(csrfFailed);
  });

  it("sets a new cookie with the health reply, with which the change succeeds", async () => {
    const { visitor } = await startTestApp(db);
    const client = await visitor();
    client.cookies.delete("nearsay_csrf");
    expect((await client.post("/privacy/opt-out")).status).toBe(403);
    await client.get("/health");
    expect((await client.post("/privacy/opt-out")).status).toBe(200);
  });
});
