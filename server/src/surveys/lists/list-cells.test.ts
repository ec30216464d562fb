import { type MapPiece, pieceOf, snapToGrid } from "@nearsay/core/domain";
import fc from "@nearsay/core/testing/property";
import sql, { type Sql } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { toSphere } from "../../visitors/location/sphere.ts";
import { noteEndedSurveys } from "./note-ended.ts";
import { countOnMap } from "./count-on-map.ts";
import { cellLevel, keysOf } from "./square-keys.ts";

interface Item {
  title: string;
  latitude: number | null;
  longitude: number | null;
}

type Cell = [lat: number, lng: number, surveys: number];

const berlin = { lat: 52.5213, lng: 13.4127 };
const nearBerlin = { lat: 52.5291, lng: 13.4199 };
const lisbon = { lat: 38.7223, lng: -9.1393 };
const suva = { lat: -18.1416, lng: 178.4419 };
const apia = { lat: -13.8507, lng: -171.7514 };

describeOnEachEngine("surveys on a map", (open) => {
  let db: Database;
  let test: TestApp;
  let author: TestClient;
  let stranger: TestClient;

  beforeAll(async () => {
    db = await open();
    const reports = { threshold: 1, ageWeights: [{ hours: 0, weight: 1 }] };
    test = await startTestApp(db, {}, { reports });
    // Caches are used only while an app listens.
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    author = await test.visitor();
    stranger = await test.visitor();
  });

  afterAll(() => test.app.close());

  beforeEach(async () => {
    await db.execute("truncate surveys cascade");
    // Direct inserts announce no change, so cached replies remain until they
    // expire after some seconds.
    test.clock.advance({ hours: 1 / 60 });
  });

  async function cells(query = ""): Promise<Cell[]> {
    const { body } = await stranger.get(`/surveys/cells?${query}`);
    return (body as { cells: Cell[] }).cells;
  }

  async function list(query: string): Promise<Item[]> {
    const { status, text, body } = await stranger.get(`/surveys?${query}`);
    if (status !== 200) throw new Error(text);
    return (body as { items: Item[] }).items;
  }

  const titles = async (query: string) =>
    (await list(query)).map(({ title }) => title).sort();

  /** Counts per cell, computed from the positions in the list itself. */
  async function countListed(query = ""): Promise<Cell[]> {
    const counts = new Map<string, number>();
    for (const { latitude, longitude } of await list(query)) {
      if (latitude === null) continue;
      const key = `${latitude} ${longitude}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts]
      .map(([key, count]) => [...key.split(" ").map(Number), count] as Cell)
      .sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  }

  const close = (id: number, days: number) =>
    db.query(sql`
      update surveys
      set expires_at = ${new Date(test.clock.read().getTime() - days * 86_400_000)}
      where survey_id = ${id}`);

  it("counts in each cell the surveys that the list shows, and no others", async () => {
    const publish = (more: object) => publishSurvey(author, { ...more });
    await publish(berlin);
    await publish({ ...berlin, language: "de", title: "Nachtbusse" });
    await publish(lisbon);
    await publish({ placed: false });
    await publish({ ...suva, visibility: { mode: "code", code: "SESAME" } });
    await close(await publish(apia), 1);
    await close(await publish({ lat: 10, lng: 10 }), 100);
    await noteEndedSurveys(db, test.clock.read).run();
    test.clock.advance({ hours: 1 / 60 });
    for (const query of ["", "open_only=1", "language=de"])
      expect([query, await cells(query)]).toEqual([
        query,
        await countListed(query),
      ]);
    expect((await cells()).map(([, , surveys]) => surveys)).toEqual([2, 1, 1]);
    expect(await cells("open_only=1")).toHaveLength(2);
    expect(await cells("language=de")).toHaveLength(1);
  });

  it("reveals no more of a position than its cell", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        async (lat, lng) => {
          await publishSurvey(author, { lat, lng });
          const shown = (await cells()).map(([a, b]) => ({ lat: a, lng: b }));
          expect(shown).toContainEqual(snapToGrid({ lat, lng }));
          for (const cell of shown) expect(snapToGrid(cell)).toEqual(cell);
        },
      ),
      { numRuns: 10 },
    );
  });

  it("drops a hidden survey immediately, and shows a new one", async () => {
    expect(await cells()).toEqual([]);
    const id = await publishSurvey(author, berlin);
    expect(await cells()).toHaveLength(1);
    const report = { reason: "It is rude" };
    expect((await stranger.post(`/surveys/${id}/report`, report)).status).toBe(
      204,
    );
    expect(await cells()).toEqual([]);
    expect(await titles("west=13&south=52&east=14&north=53")).toEqual([]);
  });

  it("caches surveys that close on schedule for seconds only", async () => {
    const id = await publishSurvey(author, berlin);
    expect(await cells("open_only=1")).toHaveLength(1);
    await close(id, 0);
    test.clock.advance({ hours: 11 / 3600 });
    expect(await cells("open_only=1")).toEqual([]);
  });

  it("may be cached by browsers, which revalidate it", async () => {
    await publishSurvey(author, berlin);
    const get = (headers: Record<string, string> = {}) =>
      test.app.inject({ url: "/api/surveys/cells", headers });
    const first = await get();
    expect(first.headers["cache-control"]).toBe("no-cache");
    const known = { "if-none-match": String(first.headers.etag) };
    const again = await get(known);
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const small = await get({ "accept-encoding": "br" });
    expect(small.headers["content-encoding"]).toBe("br");
    await publishSurvey(author, lisbon);
    expect((await get(known)).statusCode).toBe(200);
    expect((await get({ "accept-encoding": "br" })).headers.etag).not.toBe(
      first.headers.etag,
    );
  });

  it.each(["language=xx", "open_only=2"])("refuses %s", async (query) => {
    const { status, headers } = await stranger.get(`/surveys/cells?${query}`);
    expect([status, headers.etag]).toEqual([400, undefined]);
  });

  describe("in a box", () => {
    const all = { berlin, nearBerlin, lisbon, suva, apia };

    beforeEach(async () => {
      for (const [title, place] of Object.entries(all))
        await publishSurvey(author, { title, ...place });
      await publishSurvey(author, { title: "nowhere", placed: false });
      const seen = "lat=48.8566&lng=2.3522";
      expect(await list(seen)).toHaveLength(6);
    });

    it.each([
      [
        "Europe",
        "west=-30&south=30&east=40&north=70",
        ["berlin", "lisbon", "nearBerlin"],
      ],
      [
        "the southern hemisphere",
        "west=-180&south=-90&east=180&north=0",
        ["apia", "suva"],
      ],
      [
        "the sea around 180°",
        "west=170&south=-30&east=-170&north=0",
        ["apia", "suva"],
      ],
      ["the sea west of 180°", "west=170&south=-30&east=180&north=0", ["suva"]],
      ["an empty area", "west=0&south=0&east=1&north=1", []],
    ])(
      "lists the surveys in %s, wherever the request comes from",
      async (_what, box, found) => {
        expect(await titles(box)).toEqual(found);
        expect(await titles(`${box}&lat=48.8566&lng=2.3522`)).toEqual(found);
        expect(await titles(`${box}&open_only=1`)).toEqual(found);
      },
    );

    it("is sorted nearest first", async () => {
      const box = "west=-30&south=30&east=40&north=70";
      const near = async (from: string) =>
        (await list(`${box}&${from}`)).map(({ title }) => title);
      expect((await near("lat=38.7&lng=-9.1")).at(0)).toBe("lisbon");
      expect((await near("lat=52.5&lng=13.4")).at(-1)).toBe("lisbon");
    });

    it("reveals no more of a position than its cell, for any edges of the box", async () => {
      const cell = snapToGrid(berlin);
      const south = cell.lat - 0.005;
      for (const share of [0.1, 0.3, 0.49, 0.51, 0.7, 0.9]) {
        const cut = south + share * 0.01;
        const found = await titles(
          `west=13.3&east=13.42&south=${south}&north=${cut}`,
        );
        expect([share, found]).toEqual([share, share > 0.5 ? ["berlin"] : []]);
      }
    });

    it.each([
      "west=1&south=1&east=2",
      "west=1&south=2&east=2&north=1",
      "west=181&south=0&east=1&north=1",
      "west=x&south=0&east=1&north=1",
    ])("refuses %s", async (query) => {
      expect((await stranger.get(`/surveys?${query}`)).status).toBe(400);
    });
  });

  describe("with very many surveys", () => {
    const berlinBox = { west: 13.2, south: 52.4, east: 13.6, north: 52.6 };

    beforeEach(() => insertSurveys(db, 700));

    const ask = async (query: Query) => {
      const { body } = await stranger.get(
        `/surveys/cells?${new URLSearchParams(textsOf(query)).toString()}`,
      );
      return body as { cells: Cell[]; level?: number };
    };

    /** Number of listed surveys in this piece of the map, counted from the rows. */
    async function countOneByOne({ open_only, language, ...box }: Query) {
      const [row] = await db.query<{ surveys: number }>(sql`
        select count(*) as surveys
        from surveys
        where access_code_hash is null and hidden_at is null
          and scope is distinct from 'only'
          and expires_at > ${test.clock.read()}::timestamptz
            - ${open_only ? 0 : 90} * interval '1 day'
          and (${language ?? null}::text is null or language = ${language ?? null})
          and latitude between ${box.south ?? -90} and ${box.north ?? 90}
          and longitude between ${box.west ?? -180} and ${box.east ?? 180}`);
      return row?.surveys;
    }

    const changes = () => db.query(sql`select from map_changes`);

    /** A run does nothing while the server's own run is still busy. */
    const countAll = async () => {
      do await countOnMap(db).run();
      while ((await changes()).length > 0);
    };

    const sum = (all: Cell[]) => all.reduce((n, [, , more]) => n + more, 0);

    it("counts each survey once per map bin, before and after the counters are updated", async () => {
      const queries = [
        {},
        { open_only: "1" },
        { language: "de" },
        { open_only: "1", language: "de" },
        pieceOf({ west: -20, south: 30, east: 40, north: 70 }),
        pieceOf({ west: 0, south: -10, east: 20, north: 10 }),
        pieceOf(berlinBox),
      ];
      for (const counting of [false, true]) {
        if (counting) await countAll();
        test.clock.advance({ hours: 1 / 60 });
        for (const query of queries)
          expect([query, counting, sum((await ask(query)).cells)]).toEqual([
            query,
            counting,
            await countOneByOne(query),
          ]);
      }
      expect(await changes()).toEqual([]);
    });

    it("returns no more data points than fit, each at the center of a cell", async () => {
      const { cells: shown, level } = await ask({});
      expect(level).toBe(4);
      expect(shown.length).toBeLessThanOrEqual(256);
      for (const [lat, lng] of shown)
        expect(snapToGrid({ lat, lng })).toEqual({ lat, lng });
    });

    it("returns each cell if there are few surveys or the bins are as small as cells", async () => {
      expect((await ask(pieceOf(berlinBox))).level).toBeUndefined();
      const finest = await ask({ ...berlinBox, level: 14 });
      expect(finest.level).toBeUndefined();
    });

    it("no longer counts hidden, closed, returned or deleted surveys", async () => {
      const shown = async () => sum((await ask({})).cells);
      const all = await shown();
      await countAll();
      const [row] = await db.query<{ id: number }>(sql`
        select survey_id as id from surveys
        where listed = 0 and hidden_at is null and scope is null
        limit 1`);
      const steps: [Sql, number][] = [
        [
          sql`update surveys set hidden_at = now() where survey_id = ${row?.id}`,
          1,
        ],
        [
          sql`update surveys set hidden_at = null where survey_id = ${row?.id}`,
          0,
        ],
        [
          sql`update surveys set access_code_hash = 'x' where survey_id = ${row?.id}`,
          1,
        ],
        [sql`delete from surveys where survey_id = ${row?.id}`, 1],
      ];
      for (const [change, gone] of steps) {
        await db.query(change);
        test.clock.advance({ hours: 1 / 60 });
        expect(await shown()).toBe(all - gone);
      }
      await db.query(sql`delete from surveys`);
      await countAll();
      expect(await db.query(sql`select from map_squares`)).toEqual([]);
    });

    it.each([
      { level: 4 },
      { ...berlinBox, level: 15 },
      { west: -180, south: -90, east: 180, north: 90, level: 6 },
    ])("refuses %o", async (query) => {
      const asked = new URLSearchParams(textsOf(query)).toString();
      const { status } = await stranger.get(`/surveys/cells?${asked}`);
      expect(status).toBe(400);
    });
  });

  it("computes the same map bin keys in the database and in the program", async () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(place, async (at) => {
        const { lat, lng } = snapToGrid(at);
        const here = { west: lng, south: lat, east: lng, north: lat };
        const [row] = await db.query<{ square: number }>(sql`
          select map_square(${lat}::float8, ${lng}::float8) as square`);
        expect(keysOf({ ...here, level: cellLevel })).toEqual([row?.square]);
      }),
      { numRuns: 50 },
    );
  });
});

type Query = Partial<MapPiece> & { open_only?: string; language?: string };

const textsOf = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );

/** Surveys all over the world, with some of each kind that maps leave out. */
async function insertSurveys(db: Database, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_none, n) => {
    const place = snapToGrid({
      lat: ((n * 37.7) % 160) - 80,
      lng: ((n * 101.3) % 360) - 180,
    });
    return { n, ...place, position: toSphere(place) };
  });
  await db.query(sql`
    insert into surveys (
      survey_uuid, owner_id, title, instructions, latitude, longitude,
      position, created_at, expires_at, listed, language, hidden_at,
      access_code_hash, scope, radius_meters
    )
    select gen_random_uuid(), gen_random_uuid(), 'Survey', '', lat, lng,
           cube(array(
             select jsonb_array_elements_text(position)::float8
           )),
           now(),
           case when n % 50 = 5 then '2026-02-20' else '2035-01-01' end::timestamptz,
           case when n % 50 = 5 then 1 else 0 end,
           case when n % 3 = 0 then 'de' end,
           case when n % 50 = 1 then now() end,
           case when n % 50 = 2 then 'code' end,
           case when n % 50 = 3 then 'only' when n % 50 = 4 then 'first' end,
           case when n % 50 in (3, 4) then 1000 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      n int, lat float8, lng float8, position jsonb
    )`);
}
