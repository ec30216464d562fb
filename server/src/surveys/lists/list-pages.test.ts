import sql from "sql-template-tag";
import { snapToGrid } from "@nearsay/core/domain";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { toSphere } from "../../visitors/location/sphere.ts";
import { noteEndedSurveys } from "./note-ended.ts";

interface Item {
  surveyId: number;
  title: string;
  expired: boolean;
  distanceMeters: number | null;
}

interface Page {
  items: Item[];
  counts: { surveys: number; open: number };
  next?: string;
}

const hourMs = 3_600_000;
const here = "lat=52.52&lng=13.4";

describeOnEachEngine("a list of many surveys", (open) => {
  let db: Database;
  let test: TestApp;
  let visitor: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    visitor = await test.visitor();
  });

  beforeEach(() => db.execute("truncate surveys cascade"));

  /**
   * Inserts surveys that close in this number of hours, negative for the past;
   * positions are in degrees.
   */
  async function insert(
    title: string,
    hours: number,
    { count = 1, lat = 52.52, placed = true } = {},
  ): Promise<void> {
    const { lat: latitude, lng } = snapToGrid({ lat, lng: 13.4 });
    const now = test.clock.read().getTime();
    const closes = new Date(now + hours * hourMs);
    await db.query(sql`
      with written as (
        insert into surveys (
          survey_uuid, owner_id, title, instructions, latitude, longitude,
          position, created_at, expires_at
        )
        select gen_random_uuid(), gen_random_uuid(), ${title}, '', lat, lng,
               case when lat is not null
                 then cube(${toSphere({ lat: latitude, lng })}::float8[]) end,
               ${new Date(now)}, ${closes}
        from (
          select case when ${placed} then ${latitude}::float8 end as lat,
                 case when ${placed} then ${lng}::float8 end as lng
          from generate_series(1, ${count})
        ) as given
        returning survey_id
      )
      insert into survey_counts (survey_id)
      select survey_id from written`);
    // Direct inserts announce no change, so cached replies remain until they
    // expire after some seconds.
    test.clock.advance({ hours: 4 / 3600 });
  }

  const note = () => noteEndedSurveys(db, test.clock.read).run();

  async function page(query: string): Promise<Page> {
    const { status, text, body } = await visitor.get(`/surveys?${query}`);
    if (status !== 200) throw new Error(text);
    return body as Page;
  }

  async function all(query: string): Promise<Item[]> {
    const items: Item[] = [];
    let next: string | undefined;
    do {
      const more = await page(next ? `${query}&after=${next}` : query);
      items.push(...more.items);
      next = more.next;
    } while (next !== undefined);
    return items;
  }

  const titles = (items: Item[]) => [
    ...new Set(items.map(({ title }) => title)),
  ];

  it.each([true, false])(
    "puts one open survey before 120 nearer closed ones (their closing recorded: %s)",
    async (noted) => {
      await insert("Closed", -1, { count: 120 });
      await insert("Open", 24, { lat: 52.54 });
      if (noted) await note();
      for (const query of [here, ""]) {
        const first = await page(query);
        expect(first.items[0]).toMatchObject({ title: "Open", expired: false });
        expect(first.counts).toMatchObject({ surveys: 100, open: 1 });
        const items = await all(query);
        expect(items).toHaveLength(121);
        expect(new Set(items.map(({ surveyId }) => surveyId)).size).toBe(121);
      }
      expect((await page(`${here}&open_only=1`)).items).toHaveLength(1);
    },
  );

  it("contains each survey once over all sections, nearest and newest first", async () => {
    await insert("Closed, nowhere", -1, { count: 30, placed: false });
    await insert("Closed, far", -1, { count: 70, lat: 53 });
    await insert("Closed, near", -2, { count: 90 });
    await insert("Open, nowhere", 5, { count: 60, placed: false });
    await insert("Open, far", 5, { count: 110, lat: 53 });
    await insert("Open, near", 5, { count: 150 });
    await note();
    // Their closing is not recorded yet.
    await insert("Closed, near", -1, { count: 20 });
    const items = await all(here);
    expect(titles(items)).toEqual([
      ...["Open, near", "Open, far", "Open, nowhere"],
      ...["Closed, near", "Closed, far", "Closed, nowhere"],
    ]);
    const numbers = items.map(({ surveyId }) => surveyId);
    expect(new Set(numbers).size).toBe(530);
    expect(numbers.slice(0, 150)).toEqual(
      numbers.slice(0, 150).sort((a, b) => b - a),
    );
  });

  it("skips and repeats no unchanged survey while others are added and removed", async () => {
    await insert("Stays", 50, { count: 90 });
    await insert("Goes", 50, { count: 90 });
    await insert("Stays", 50, { count: 90, lat: 53 });
    const seen: Item[] = [];
    let next: string | undefined;
    do {
      const more = await page(next ? `${here}&after=${next}` : here);
      seen.push(...more.items);
      next = more.next;
      await insert("New", 50, { count: 7 });
      await db.query(sql`
        update surveys set hidden_at = now()
        where survey_id in (
          select survey_id from surveys
          where title = 'Goes' and hidden_at is null limit 20
        )`);
    } while (next !== undefined);
    const stays = seen.filter(({ title }) => title === "Stays");
    expect(stays).toHaveLength(180);
    expect(new Set(stays.map(({ surveyId }) => surveyId)).size).toBe(180);
  });

  it("contains a closed survey for 90 days", async () => {
    await insert("Long ago", -90 * 24 - 1);
    await insert("Lately", -90 * 24 + 1);
    await note();
    expect(titles(await all(here))).toEqual(["Lately"]);
    expect(titles(await all(""))).toEqual(["Lately"]);
    test.clock.advance({ hours: 2 });
    expect(await all(here)).toEqual([]);
    await note();
    expect(await all(here)).toEqual([]);
  });

  it("leaves out surveys beyond the requested distance, measured between cells", async () => {
    await insert("Here", 5);
    await insert("Two cells away", 5, { lat: 52.54 });
    await insert("Far", 5, { lat: 53 });
    await insert("Nowhere", 5, { placed: false });
    const within = async (km: number) =>
      titles(await all(`${here}&within_km=${km}`));
    expect(await within(1)).toEqual(["Here"]);
    expect(await within(5)).toEqual(["Here", "Two cells away"]);
    expect(await within(100)).toEqual(["Here", "Two cells away", "Far"]);
    // The list is the same for every position in the cell, so where it ends
    // reveals no position.
    const other = await page("lat=52.5205&lng=13.4005&within_km=1");
    expect(other.items).toEqual((await page(`${here}&within_km=1`)).items);
  });

  it.each([
    "after=",
    "after=x",
    `after=${encode([0, 0.1])}`,
    `after=${encode([9, 0.1, 1])}`,
    `after=${encode([0, "0.1", 1])}`,
    `after=${encode([0, 3, 1])}`,
    `after=${encode([0, 0.1, -1])}`,
    `after=${encode({ part: 0 })}`,
    `after=${"a".repeat(81)}`,
    `open_only=2`,
    `${here}&within_km=2`,
    "within_km=5",
  ])("refuses %s", async (query) => {
    const { status, body } = await visitor.get(`/surveys?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST" });
  });
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
