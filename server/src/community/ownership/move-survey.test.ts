import { snapToGrid } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { countOnMap } from "../../surveys/lists/count-on-map.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { toSphere } from "../../visitors/location/sphere.ts";

const berlin = { lat: 52.5213, lng: 13.4127 };
const besideBerlin = { lat: 52.5209, lng: 13.4131 };
const porto = { lat: 41.1496, lng: -8.611 };
const lisbonId = 2_267_057;
const lisbon = { lat: 38.715, lng: -9.132692 };
const onlyNear = { scope: "only", radiusMeters: 5000 };
const answeredNear = { scope: "answer", radiusMeters: 5000 };
const consent = { ring_consent: true };

const at = ({ lat, lng }: typeof berlin) => `lat=${lat}&lng=${lng}`;

function cellOf(place: typeof berlin) {
  const { lat: latitude, lng: longitude } = snapToGrid(place);
  return { latitude, longitude };
}

describeOnEachEngine("moving a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let published: Published;
  let owner: KeyHolder;
  /** Called while a text is checked: what a request has read may change now. */
  let meanwhile: (() => Promise<unknown>) | null = null;

  beforeAll(async () => {
    db = await open();
    const contentFilter = {
      async allows(text: string) {
        const act = text === "Because" ? meanwhile : null;
        if (act !== null) meanwhile = null;
        await act?.();
        return true;
      },
    };
    test = await startTestApp(db, { contentFilter });
    // Caches are used only while an app listens.
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    creator = await test.visitor();
  });

  afterAll(() => test.app.close());

  beforeEach(() => publish(berlin));

  async function publish(more: object): Promise<void> {
    published = await publishWithKey(creator, { ...more });
    owner = new KeyHolder(test.app, published);
  }

  async function respond(place: object = {}) {
    const visitor = await test.visitor();
    const [, why] = await questionIds(visitor, published.id);
    const answers = { [`${why}`]: "Because" };
    const path = `/surveys/${published.id}/responses`;
    return visitor.post(path, { answers, ...place });
  }

  async function post(place: object) {
    const visitor = await test.visitor();
    const body = { content: "Because", survey_id: published.id, ...place };
    const created = (await visitor.post("/posts", body)).body;
    return { visitor, ...(created as { id: number; ring?: string }) };
  }

  const shown = async () =>
    (await creator.get(`/surveys/${published.id}`)).body;

  async function isIn(path: string): Promise<boolean> {
    const { body } = await creator.get(path);
    const { items } = body as { items: { surveyId: number }[] };
    return items.some(({ surveyId }) => surveyId === published.id);
  }

  it("stores the center of a cell, and nothing finer", async () => {
    const { status, body } = await owner.patch(porto);
    expect(status).toBe(200);
    const cell = cellOf(porto);
    expect(body).toMatchObject({ version: 1, survey: cell });
    expect(JSON.stringify(body)).not.toContain(`${porto.lat}`);
    expect(await shown()).toMatchObject({ ...cell, place_name: null });
    const rows = await db.query(sql`
      select latitude, longitude,
             position = cube(${toSphere(snapToGrid(porto))}::float8[]) as "isAtCell"
      from surveys
      where survey_id = ${published.id}`);
    expect(rows).toEqual([{ ...cell, isAtCell: true }]);
  });

  it("changes nothing within the same cell, or if the request is repeated", async () => {
    await owner.patch(porto);
    for (const again of [porto, { ...porto, placed: true }])
      expect((await owner.patch(again)).body).toMatchObject({ version: 1 });
    await publish(berlin);
    expect((await owner.patch(besideBerlin)).body).toMatchObject({
      version: 0,
    });
  });

  it("accepts a named place, a point without a name, or no location; half a location changes nothing", async () => {
    const named = { place_name: "Lisbon", place_country: "PT" };
    const { body } = await owner.patch({ placeId: lisbonId, ...porto });
    expect(body).toMatchObject({ survey: { ...named, ...cellOf(lisbon) } });
    for (const half of [{ lat: 1 }, { lng: 1, lat: null }, { placed: true }])
      expect((await owner.patch(half)).body).toMatchObject({ version: 1 });
    await owner.patch(lisbon);
    expect(await shown()).toMatchObject({ place_name: null });
    expect(await shown()).not.toHaveProperty("place_country");
    await owner.patch({ placed: false, placeId: lisbonId });
    expect(await shown()).toMatchObject({ latitude: null, longitude: null });
    await owner.patch({ placeId: lisbonId });
    expect(await shown()).toMatchObject({ ...named, ...cellOf(lisbon) });
    expect((await owner.patch({ placeId: 1 })).body).toMatchObject({
      status: 400,
      msg: "This place was not found. Please choose another one.",
    });
  });

  it("moves it in lists, searches, distances and its text", async () => {
    await db.execute("truncate surveys cascade");
    await publish({ ...berlin, ...onlyNear });
    const addresses = (place: typeof berlin) =>
      ["/surveys?", "/surveys/search?q=buses&"].map(
        (path) => `${path}${at(place)}`,
      );
    for (const [from, to] of [
      [porto, berlin],
      [berlin, porto],
    ] as const) {
      for (const path of addresses(from)) expect(await isIn(path)).toBe(false);
      for (const path of addresses(to)) expect(await isIn(path)).toBe(true);
      await owner.patch(porto);
    }
    const { body } = await creator.get(`/surveys?${at(snapToGrid(porto))}`);
    expect(body).toMatchObject({ items: [{ ...onlyNear, distanceMeters: 0 }] });
    await owner.patch({ placeId: lisbonId });
    const { payload } = await test.app.inject({
      url: `/surveys/${published.id}`,
      headers: { accept: "text/markdown" },
    });
    expect(payload).toContain("Lisbon, Portugal");
  });

  it("moves it on the map, which counts it once", async () => {
    await db.execute("truncate surveys cascade");
    await publish(berlin);
    const cells = async () => {
      await countOnMap(db).run();
      return (await creator.get("/surveys/cells")).body;
    };
    const only = (place: typeof berlin) => {
      const { lat, lng } = snapToGrid(place);
      return { cells: [[lat, lng, 1]] };
    };
    expect(await cells()).toMatchObject(only(berlin));
    await owner.patch(porto);
    expect(await cells()).toMatchObject(only(porto));
    await owner.patch({ placed: false });
    expect(await cells()).toMatchObject({ cells: [] });
  });

  it.each([
    ["with a scope", onlyNear, "A radius needs a location to measure from."],
    [
      "that counts where answers come from",
      { answerPlaces: "rings", results: "groups" },
      "Where responses come from can be counted only if",
    ],
  ])("removes no location from a survey %s", async (_what, more, msg) => {
    await publish({ ...berlin, ...more });
    const refused = await owner.patch({ placed: false, title: "New" });
    expect(refused.body).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
      msg: expect.stringContaining(msg) as string,
    });
    expect((await owner.view()).version).toBe(0);
    expect((await owner.patch(porto)).status).toBe(200);
  });

  it("is refused after the first response, with everything else in the request", async () => {
    await respond();
    for (const place of [porto, { placeId: lisbonId }, { placed: false }])
      expect(
        (await owner.patch({ ...place, title: "New" })).body,
      ).toMatchObject({
        status: 409,
        code: "SURVEY_ANSWERED",
        msg: "Somebody has already answered, so the location can no longer be changed.",
      });
    expect(await shown()).toMatchObject({
      ...cellOf(berlin),
      title: "Night buses",
    });
    expect((await owner.patch({ ...berlin, title: "New" })).status).toBe(200);
  });

  it("is refused while a post shows how far away it was written", async () => {
    const { visitor, id, ring } = await post({ ...berlin, ...consent });
    expect(ring).toBe("here");
    await db.query(
      sql`update posts set hidden_at = now() where post_id = ${id}`,
    );
    expect((await owner.patch(porto)).body).toMatchObject({
      status: 409,
      code: "SURVEY_ANSWERED",
      msg: "A post in the discussion shows how far from the survey it was written, so the location can no longer be changed.",
    });
    await visitor.delete(`/posts/${id}`);
    await post({});
    expect((await owner.patch(porto)).status).toBe(200);
  });

  it("leaves no post with a distance from where the survey was before", async () => {
    meanwhile = () => owner.patch(porto);
    expect(await post({ ...berlin, ...consent })).not.toHaveProperty("ring");
    expect(await shown()).toMatchObject(cellOf(porto));
    expect(await post({ ...porto, ...consent })).toMatchObject({
      ring: "here",
    });
  });

  it("measures a response that was sent before from where the survey is now", async () => {
    await publish({ ...berlin, ...answeredNear });
    meanwhile = () => owner.patch(porto);
    expect((await respond(berlin)).body).toMatchObject({
      code: "PLACE_TOO_FAR",
    });
    expect((await respond(porto)).status).toBe(200);
  });

  it("happens before the first response or not at all", async () => {
    for (let round = 0; round < 5; round += 1) {
      await publish({ ...berlin, ...answeredNear });
      const [moved, answered] = await Promise.all([
        owner.patch(porto),
        respond(berlin),
      ]);
      expect([
        [200, 403],
        [409, 200],
      ]).toContainEqual([moved.status, answered.status]);
    }
  });

  it("is refused if the survey has changed since", async () => {
    await owner.patch({ title: "New" });
    const refused = await owner.patch(porto, { "if-match": '"0"' });
    expect(refused.body).toMatchObject({ code: "SURVEY_CHANGED" });
    expect(await shown()).toMatchObject(cellOf(berlin));
  });
});
