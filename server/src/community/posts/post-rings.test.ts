import sql from "sql-template-tag";
import { type Ring, rings, snapToGrid } from "@nearsay/core/domain";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { EventReader } from "../../testing/event-reader.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { publishSurvey, publishWithKey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

interface Item {
  id: number;
  content: string;
  user_id: string;
  ring?: Ring;
}

interface Page {
  items: Item[];
  next: number | string | null;
  rings: boolean;
}

const square = { lat: 52.52, lng: 13.405 };
const across = { lat: 52.5, lng: 13.45 };
const nextTown = { lat: 52.4, lng: 13.06 };
const abroad = { lat: 48.14, lng: 11.58 };
const yes = { ring_consent: true };

describeWithDatabase("the distance ring of posts", (open) => {
  let db: Database;
  let test: TestApp;
  let writer: TestClient;
  let reader: TestClient;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    [writer, reader] = [await test.visitor(), await test.visitor()];
  });

  afterAll(() => test.app.close());

  beforeEach(async () => {
    surveyId = await publishSurvey(writer, square);
  });

  async function post(more: object, client = writer, content = "Hello") {
    const body = { content, survey_id: surveyId, ...more };
    const { status, body: created } = await client.post("/posts", body);
    expect(status).toBe(201);
    return created as Item;
  }

  async function list(query = "", id = surveyId): Promise<Page> {
    const answer = await reader.get(`/posts?surveyId=${id}${query}`);
    expect(answer.status).toBe(200);
    return answer.body as Page;
  }

  /** The ids on each page. */
  async function walk(sort: string, limit: number): Promise<number[][]> {
    const pages: number[][] = [];
    let after = "";
    do {
      const query = `&sort=${sort}&limit=${limit}${after}`;
      const { items, next } = await list(query);
      pages.push(items.map(({ id }) => id));
      after = next === null ? "" : `&after=${next}`;
    } while (after !== "");
    return pages;
  }

  async function own(client: TestClient) {
    const { body } = await client.get("/me/data");
    return (body as { posts: { id: number; ring: Ring | null }[] }).posts;
  }

  it("is shown with the writer's consent, as a ring around the survey's location", async () => {
    const places = [square, across, nextTown, abroad];
    for (const place of places) await post({ ...place, ...yes });
    const { items, rings: hasRings } = await list();
    expect(items.map(({ ring }) => ring)).toEqual([...rings].reverse());
    expect(hasRings).toBe(true);
    expect((await own(writer))[0]).toMatchObject({ ring: "far" });
  });

  it("is returned to its writer at once, and sent in events", async () => {
    const { port } = test.app.server.address() as { port: number };
    const stream = await EventReader.open(
      `http://127.0.0.1:${port}/api/surveys/${surveyId}/events`,
    );
    await stream.nextOf("counts");
    expect(await post({ ...across, ...yes })).toMatchObject({ ring: "near" });
    expect((await stream.nextOf("post")).data).toMatchObject({
      post: { ring: "near" },
    });
    stream.close();
  });

  it.each([
    ["without consent", square],
    ["if the writer refuses consent", { ...square, ring_consent: false }],
    ["without coordinates", yes],
    ["with a latitude but no longitude", { ...yes, lat: 52.52, lng: null }],
  ])("is not stored %s", async (_, body) => {
    expect(await post(body)).not.toHaveProperty("ring");
    const page = await list();
    expect(page.items[0]).not.toHaveProperty("ring");
    expect(page.rings).toBe(false);
    expect((await own(writer))[0]).toMatchObject({ ring: null });
    const kept = await db.query(sql`
      select from posts where survey_id = ${surveyId} and ring is not null`);
    expect(kept).toEqual([]);
  });

  it("is not shown if the survey has no location", async () => {
    surveyId = await publishSurvey(await test.visitor());
    expect(await post({ ...square, ...yes })).not.toHaveProperty("ring");
  });

  it.each([{ ring_consent: "yes" }, { ...yes, lat: 91 }, { ...yes, lng: "x" }])(
    "refuses %j",
    async (more) => {
      const body = { content: "Hello", survey_id: surveyId, ...square };
      const refused = await writer.post("/posts", { ...body, ...more });
      expect(refused.status).toBe(400);
      expect((await list()).items).toEqual([]);
    },
  );

  it("is removed with a deleted post, even if its replies stay", async () => {
    const { id } = await post({ ...square, ...yes });
    await reader.post("/replies", { postId: id, content: "Quite" });
    await writer.delete(`/posts/${id}`);
    const { items, rings: hasRings } = await list("&sort=near");
    expect(items).toMatchObject([{ id, deleted: true }]);
    expect(items[0]).not.toHaveProperty("ring");
    expect(hasRings).toBe(false);
    const kept = await db.query(sql`
      select from posts where survey_id = ${surveyId} and ring is not null`);
    expect(kept).toEqual([]);
  });

  it("is not revealed of a hidden post, not even by its place in the list", async () => {
    const published = await publishWithKey(writer, square);
    surveyId = published.id;
    const { id: hidden } = await post({ ...square, ...yes });
    const { id: shown } = await post({ ...abroad, ...yes });
    const { id: withoutRing } = await post({});
    const ids = async () => (await walk("near", 9))[0];
    expect(await ids()).toEqual([hidden, shown, withoutRing]);
    const owner = new KeyHolder(test.app, published);
    await owner.post(`/discussion/posts/${hidden}/hiding`, { reason: "other" });
    expect(await ids()).toEqual([shown, withoutRing, hidden]);
    expect((await list()).items[2]).not.toHaveProperty("ring");
  });

  it("can be sorted by: the nearest first, posts without a ring last, the newest first within a ring", async () => {
    const ids: number[] = [];
    for (const place of [abroad, null, square, null, across, square])
      ids.push((await post(place ? { ...place, ...yes } : {})).id);
    const [far, first, here, second, near, hereToo] = ids;
    const sorted = [hereToo, here, near, far, second, first];
    expect((await walk("near", 6)).flat()).toEqual(sorted);
    expect(await walk("near", 2)).toEqual([
      sorted.slice(0, 2),
      sorted.slice(2, 4),
      sorted.slice(4),
    ]);
    expect((await walk("near", 1)).flat()).toEqual(sorted);
    const newest = (await list("&sort=new")).items.map(({ id }) => id);
    expect(newest).toEqual([...ids].reverse());
    expect((await list()).items.map(({ id }) => id)).toEqual(newest);
  });

  it("does not affect sorting by likes, with the newest first, for any page size", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push((await post({})).id);
    const [a, b, c, d, e] = ids;
    for (const [fan, liked] of [
      [writer, b],
      [reader, b],
      [reader, a],
      [reader, d],
    ] as const)
      await fan.post("/posts/like", { postId: liked });
    const sorted = [b, d, a, e, c];
    for (const limit of [1, 2, 9])
      expect((await walk("liked", limit)).flat()).toEqual(sorted);
  });

  it("refuses a cursor of another order and invalid cursors", async () => {
    for (let n = 0; n < 2; n++) await post({ ...square, ...yes });
    const { next } = await list("&sort=near&limit=1");
    const number = (await list("&limit=1")).next;
    for (const query of [
      ...[`sort=liked&after=${next}`, `after=${next}`],
      ...[`sort=near&before=${number}`, `sort=near&after=${number}`],
      ...["sort=near&after=", "sort=near&after=%00", "sort=best"],
      `sort=near&after=${Buffer.from('["near","0",[1]]').toString("base64url")}`,
    ]) {
      const { status } = await reader.get(
        `/posts?surveyId=${surveyId}&${query}`,
      );
      expect([query, status]).toEqual([query, 400]);
    }
  });

  describe("for an attacker who reads everything", () => {
    /**
     * Surveys at locations all around the bin: on a spiral up to 60 km away,
     * and at the edge of the 10 km ring.
     */
    const around = Array.from({ length: 20 }, (_, n) => {
      const km = n % 2 === 0 ? 3 * n : 10;
      return {
        lat: square.lat + (km / 111) * Math.sin(n),
        lng: square.lng + (km / 67.6) * Math.cos(n),
      };
    });

    /** What other visitors read of a person who posts in each of these surveys. */
    async function postAll(
      person: TestClient,
      surveys: number[],
      place: object,
    ) {
      const posts: Item[] = [];
      for (surveyId of surveys) {
        const { id } = await post({ ...place, ...yes }, person, "Same words");
        const { items } = await list();
        posts.push(items.find((item) => item.id === id)!);
      }
      return posts;
    }

    it("links no posts of a person in several surveys, and reveals at most a cell", async () => {
      const surveys: number[] = [];
      for (const place of around)
        surveys.push(await publishSurvey(writer, place));
      const { lat, lng } = snapToGrid(square);
      const corners = [
        { lat: lat - 0.004, lng: lng - 0.006 },
        { lat: lat + 0.004, lng: lng + 0.006 },
      ];
      const lists: Item[][] = [];
      for (const corner of corners)
        lists.push(await postAll(await test.visitor(), surveys, corner));
      const [one = [], other = []] = lists;

      // Except for ids and names, nothing distinguishes this person from the
      // other, who is at the opposite corner of the same cell.
      const nameless = (posts: Item[]) =>
        posts.map(({ content, ring }) => [content, ring]);
      expect(nameless(one)).toEqual(nameless(other));
      expect(new Set(one.map(({ ring }) => ring)).size).toBeGreaterThan(2);

      // And no name or number is equal to, or follows, one in another survey.
      const names = lists.flat().map(({ user_id }) => user_id);
      expect(new Set(names).size).toBe(2 * around.length);
      const fields = new Set(one.flatMap((item) => Object.keys(item)));
      expect([...fields].sort()).toEqual([
        ...["content", "created_at", "id", "like_count", "liked"],
        ...["reply_count", "ring", "user_id"],
      ]);
    });

    it("reveals to a writer who moves around only their own ring", async () => {
      const { id } = await post({ ...square, ...yes }, reader, "Mine");
      const before = (await list()).items.find((item) => item.id === id);
      const answers: unknown[] = [];
      for (const place of [square, across, nextTown, abroad, square])
        answers.push((await post({ ...place, ...yes })).ring);
      expect(answers).toEqual(["here", "near", "region", "far", "here"]);
      const after = (await list()).items.find((item) => item.id === id);
      expect(after).toEqual(before);
      // Another person's text cannot be changed, whatever location is sent.
      const taken = await writer.put(`/posts/${id}`, { ...abroad, ...yes });
      expect(taken.status).toBe(405);
      expect((await writer.delete(`/posts/${id}`)).status).toBe(404);
    });
  });
});
