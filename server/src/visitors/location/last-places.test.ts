import { snapToGrid } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import { createSweepJobs } from "../../app/background/sweep-jobs.ts";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { type GeoLocator, unknownPlace } from "./geo-locator.ts";

const lisbon = { lat: 38.7223, lng: -9.1393 };
const oslo = { lat: 59.9139, lng: 10.7522 };

const placesIn = (db: Database) =>
  db.query<{ sealed: string }>(sql`
    select sealed_place as sealed from last_places`);

function listFrom(client: TestClient, { lat, lng }: typeof lisbon) {
  return client.get(`/surveys?lat=${lat}&lng=${lng}`);
}

async function placeOf(client: TestClient, surveyId: number) {
  const { body } = await client.get(`/surveys/${surveyId}`);
  const { latitude, longitude } = body as Record<string, number | null>;
  return { lat: latitude, lng: longitude };
}

const nowhere = { lat: null, lng: null };

describeOnEachEngine("a survey published without coordinates", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  it("is placed where its author was, on the grid, and is found from nearby", async () => {
    const { visitor } = await startTestApp(db);
    const author = await visitor();
    await listFrom(author, lisbon);
    const id = await publishSurvey(author);
    expect(await placeOf(author, id)).toEqual(snapToGrid(lisbon));
    const { body } = await listFrom(await visitor(), {
      lat: 38.73,
      lng: -9.14,
    });
    const [item] = (body as { items: Record<string, number>[] }).items;
    expect(item).toMatchObject({ surveyId: id });
    expect(item?.["distanceMeters"]).toBeLessThan(3000);
  });

  it("is placed at its own coordinates if it has some", async () => {
    const { visitor } = await startTestApp(db);
    const author = await visitor();
    await listFrom(author, lisbon);
    const id = await publishSurvey(author, oslo);
    expect(await placeOf(author, id)).toEqual(snapToGrid(oslo));
  });

  it("is placed where its author posted or answered last", async () => {
    const { visitor } = await startTestApp(db);
    const author = await visitor();
    const first = await publishSurvey(author);
    await listFrom(author, oslo);
    const post = { content: "Hello", survey_id: first, ...lisbon };
    expect((await author.post("/posts", post)).status).toBe(201);
    const id = await publishSurvey(author);
    expect(await placeOf(author, id)).toEqual(snapToGrid(lisbon));
  });

  it("is placed in the city of its author's address if nothing better is known", async () => {
    const geo: GeoLocator = {
      locate: () => ({ ...unknownPlace, latitude: 59.915, longitude: 10.75 }),
      jobs: [],
    };
    const { visitor } = await startTestApp(db, { geo });
    const author = await visitor();
    const id = await publishSurvey(author);
    expect(await placeOf(author, id)).toEqual(
      snapToGrid({ lat: 59.915, lng: 10.75 }),
    );
  });

  it("has no position if its author chooses so", async () => {
    const geo: GeoLocator = {
      locate: () => ({ ...unknownPlace, latitude: 59.915, longitude: 10.75 }),
      jobs: [],
    };
    const { visitor } = await startTestApp(db, { geo });
    const author = await visitor();
    await listFrom(author, lisbon);
    for (const place of [{}, oslo]) {
      const id = await publishSurvey(author, { ...place, placed: false });
      expect(await placeOf(author, id)).toEqual(nowhere);
      const { body } = await listFrom(author, lisbon);
      const { items } = body as { items: Record<string, unknown>[] };
      const item = items.find(({ surveyId }) => surveyId === id);
      expect(item).toMatchObject({ latitude: null, distanceMeters: null });
      const kept = await db.query(sql`
        select latitude, longitude, position
        from surveys
        where survey_id = ${id}`);
      expect(kept).toEqual([
        { latitude: null, longitude: null, position: null },
      ]);
    }
  });

  it("is placed near its author if they choose so", async () => {
    const { visitor } = await startTestApp(db);
    const author = await visitor();
    await listFrom(author, lisbon);
    const id = await publishSurvey(author, { placed: true });
    expect(await placeOf(author, id)).toEqual(snapToGrid(lisbon));
  });

  it("has no position on the day after its author sent a location", async () => {
    const { visitor, clock } = await startTestApp(db);
    const author = await visitor();
    await listFrom(author, lisbon);
    clock.advance({ hours: 14 });
    const id = await publishSurvey(author);
    expect(await placeOf(author, id)).toEqual(nowhere);
  });

  it("is placed at the location that its author sends on the new day, also right after midnight", async () => {
    const { visitor, clock } = await startTestApp(db);
    const author = await visitor();
    clock.now = new Date("2026-03-02T23:59:00.000Z");
    await listFrom(author, lisbon);
    clock.now = new Date("2026-03-03T00:01:00.000Z");
    await listFrom(author, lisbon);
    const id = await publishSurvey(author);
    expect(await placeOf(author, id)).toEqual(snapToGrid(lisbon));
  });

  it("has no position if the author's stored location cannot be decrypted", async () => {
    const { visitor } = await startTestApp(db);
    const author = await visitor();
    await listFrom(author, lisbon);
    await db.query(sql`update last_places set sealed_place = 'spoilt'`);
    const id = await publishSurvey(author);
    expect(await placeOf(author, id)).toEqual(nowhere);
  });
});

describeOnEachEngine("a visitor's location", (open) => {
  it("is stored only with consent", async () => {
    const db = await open();
    const { visitor } = await startTestApp(db);
    await listFrom(await visitor({ consent: false }), lisbon);
    expect(await placesIn(db)).toEqual([]);
  });

  it("is deleted on opt-out, and stored again after consent", async () => {
    const db = await open();
    const { visitor } = await startTestApp(db);
    const client = await visitor();
    await listFrom(client, lisbon);
    await client.post("/privacy/opt-out");
    expect(await placesIn(db)).toEqual([]);
    await listFrom(client, lisbon);
    expect(await placesIn(db)).toEqual([]);
    await client.delete("/privacy/opt-out");
    await listFrom(client, lisbon);
    expect(await placesIn(db)).toHaveLength(1);
  });

  it("is never stored together with a simultaneous opt-out", async () => {
    const db = await open();
    const { visitor } = await startTestApp(db);
    const clients = await Promise.all(
      Array.from({ length: 10 }, () => visitor()),
    );
    await Promise.all(
      clients.flatMap((client) => [
        listFrom(client, lisbon),
        client.post("/privacy/opt-out"),
      ]),
    );
    expect(await placesIn(db)).toEqual([]);
  });

  it("is written once while it stays in its cell", async () => {
    const db = await open();
    const { visitor, clock } = await startTestApp(db);
    const client = await visitor();
    await listFrom(client, lisbon);
    const first = await placesIn(db);
    await listFrom(client, snapToGrid(lisbon));
    expect(await placesIn(db)).toEqual(first);
    clock.advance({ hours: 1 });
    await listFrom(client, lisbon);
    const second = await placesIn(db);
    expect(second).not.toEqual(first);
    await listFrom(client, oslo);
    expect(await placesIn(db)).not.toEqual(second);
  });

  it("is stored with the same length for every position", async () => {
    const db = await open();
    const { visitor } = await startTestApp(db);
    await listFrom(await visitor(), lisbon);
    await listFrom(await visitor(), { lat: 0, lng: 0 });
    const [one, other] = await placesIn(db);
    expect(one?.sealed.length).toBe(other?.sealed.length);
  });

  it("is deleted after its day", async () => {
    const db = await open();
    const { visitor, clock } = await startTestApp(db);
    await listFrom(await visitor(), lisbon);
    const sweep = async () => {
      for (const job of createSweepJobs(db, clock.read)) await job.run();
    };
    clock.advance({ hours: 13 });
    await sweep();
    expect(await placesIn(db)).toHaveLength(1);
    clock.advance({ hours: 1 });
    await sweep();
    expect(await placesIn(db)).toEqual([]);
  });

  it("does not affect the list if storing it fails", async () => {
    const db = await open({ own: true });
    const { visitor } = await startTestApp(db);
    const client = await visitor();
    await db.query(sql`drop table last_places`);
    expect((await listFrom(client, lisbon)).status).toBe(200);
  });
});
