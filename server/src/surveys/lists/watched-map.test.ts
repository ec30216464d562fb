import { cellAround, snapToGrid, type Coordinates } from "@nearsay/core/domain";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { arriveFrom } from "../../testing/arrive-from.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  type Published,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import {
  type FindEdge,
  hunt,
  spreadOver,
} from "../../testing/within-a-cell.ts";
import { countOnMap } from "./count-on-map.ts";
import { apartMax } from "./list-cells.ts";

type Cell = [lat: number, lng: number, surveys: number];

const berlin = { lat: 52.525, lng: 13.405 };
/** The position of a crowd of surveys, in most map bins that also contain the observed survey. */
const beside = { lat: 52.555, lng: 13.455 };
const around = { west: 13.3, south: 52.45, east: 13.5, north: 52.6 };
const levels = [1, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14];

describeWithDatabase("an observer of the survey map", (open) => {
  let db: Database;
  let test: TestApp;
  let author: TestClient;
  let watcher: TestClient;

  beforeAll(async () => {
    db = await open();
    const reports = { threshold: 2, ageWeights: [{ hours: 0, weight: 1 }] };
    test = await startTestApp(db, {}, { reports, trustProxy: true });
    author = await test.visitor();
    watcher = await test.visitor();
  });

  afterAll(() => test.app.close());

  beforeEach(() => db.execute("truncate surveys cascade"));

  const publish = (place: Coordinates, more: object = {}) =>
    publishWithKey(author, { ...place, language: "de", ...more });

  /** Inserts enough surveys that the map shows them in bins. */
  async function gather(): Promise<void> {
    const { id } = await publish(beside);
    await db.query(sql`
      insert into surveys (
        survey_uuid, owner_id, title, instructions, latitude, longitude,
        position, created_at, expires_at, listed, language
      )
      select gen_random_uuid(), owner_id, title, instructions, latitude,
             longitude, position, created_at, expires_at, listed, language
      from surveys, generate_series(1, ${apartMax + 1}::int)
      where survey_id = ${id}`);
  }

  async function ask(query: object): Promise<{ cells: Cell[]; text: string }> {
    const parameters = Object.entries(query).map(
      ([name, value]): [string, string] => [name, String(value)],
    );
    const asked = new URLSearchParams(parameters).toString();
    const { status, text, body, headers } = await watcher.get(
      `/surveys/cells?${asked}`,
    );
    if (status !== 200) throw new Error(text);
    const { cells } = body as { cells: Cell[] };
    return { cells, text: `${text} ${String(headers.etag)}` };
  }

  const filters = [{}, { open_only: "1" }, { language: "de" }];

  /** Everything that the map shows of the area, at each zoom level and with each filter. */
  async function observeAll(): Promise<string[]> {
    const replies: string[] = [];
    for (const filter of filters) {
      replies.push((await ask(filter)).text);
      for (const level of levels)
        replies.push((await ask({ ...around, level, ...filter })).text);
    }
    return replies;
  }

  const count = async (query: object) =>
    (await ask(query)).cells.reduce((sum, [, , surveys]) => sum + surveys, 0);

  /**
   * The position at which a piece of the map, cut ever thinner, stops counting
   * all of its surveys.
   */
  async function cutThin(level: number, findEdge: FindEdge) {
    const all = await count({ ...around, level });
    const isWhole = async (cut: Partial<typeof around>) =>
      (await count({ ...around, ...cut, level })) === all;
    const { west, south, east, north } = around;
    return {
      west: await findEdge((cut) => isWhole({ west: cut }), [west, east]),
      east: await findEdge((cut) => isWhole({ east: cut }), [east, west]),
      south: await findEdge((cut) => isWhole({ south: cut }), [south, north]),
      north: await findEdge((cut) => isWhole({ north: cut }), [north, south]),
    };
  }

  it.each([false, true])(
    "learns no more of a survey's position than its cell, in a crowd: %s",
    async (isCrowded) => {
      const seen = await hunt(berlin, async (place, findEdge) => {
        await db.execute("truncate surveys cascade");
        if (isCrowded) await gather();
        await publish(place);
        const before = await observeAll();
        await countOnMap(db).run();
        const added = await observeAll();
        const cuts = [await cutThin(14, findEdge), await cutThin(10, findEdge)];
        return [before, added, cuts];
      });
      expect(seen).toEqual({ alike: spreadOver(berlin), sawCell: true });
    },
  );

  it("gets only data points at centers of cells, and only one bin per survey", async () => {
    await gather();
    await publish(berlin);
    for (const filter of filters)
      for (const level of levels) {
        const { cells } = await ask({ ...around, level, ...filter });
        for (const [lat, lng] of cells)
          expect(snapToGrid({ lat, lng })).toEqual({ lat, lng });
        expect(await count({ ...around, level, ...filter })).toBe(apartMax + 3);
      }
    const { west, east, south, north } = cellAround(berlin);
    const inside = { west, east, south, north, level: 14 };
    expect((await ask(inside)).cells).toContainEqual([
      ...[snapToGrid(berlin).lat, snapToGrid(berlin).lng, 1],
    ]);
  });

  describe("sees a survey exactly as long as lists show it:", () => {
    let survey: Published;
    let owner: KeyHolder;

    beforeEach(async () => {
      await publish(beside);
      survey = await publish(berlin);
      owner = new KeyHolder(test.app, survey);
    });

    const code = { mode: "code", code: "SESAME-1" };
    let reporters = 0;
    // Each from a separate network, as reports from one network have less
    // weight together.
    const report = async () => {
      reporters += 1;
      const { client, headers } = await arriveFrom(
        test.app,
        `81.${reporters}.1.1`,
      );
      const reason = { reason: "It is rude" };
      const reply = await client.post(here("/report"), reason, { headers });
      expect(reply.status).toBe(204);
    };
    const steps: [string, number, () => Promise<unknown>][] = [
      ["after a response", 1, () => answer()],
      [
        "after a like",
        1,
        async () => (await test.visitor()).post(here("/like")),
      ],
      ["after fewer reports than hide it", 1, report],
      [
        "after enough reports to hide it",
        0,
        async () => [await report(), await report()],
      ],
      [
        "after its author requires an access code",
        0,
        () => owner.patch({ visibility: code }),
      ],
      [
        "after its author deletes it",
        0,
        () => owner.delete("", { title: "Night buses" }),
      ],
      [
        "after its author renames it",
        1,
        () => owner.patch({ title: "Day buses" }),
      ],
    ];

    const here = (path: string) => `/surveys/${survey.id}${path}`;

    async function answer() {
      const somebody = await test.visitor();
      const [choice] = await questionIds(somebody, survey.id);
      const body = { answers: { [`${choice}`]: "Never" }, ...berlin };
      const reply = await somebody.post(here("/responses"), body);
      expect(reply.status).toBe(200);
    }

    async function listed(): Promise<number> {
      const { body } = await watcher.get("/surveys");
      return (body as { items: unknown[] }).items.length;
    }

    it.each(steps)("%s", async (_what, left, act) => {
      const before = await observeAll();
      await act();
      const after = await observeAll();
      expect(await listed()).toBe(1 + left);
      for (const level of levels)
        expect(await count({ ...around, level })).toBe(1 + left);
      if (left === 1) expect(after).toEqual(before);
      await countOnMap(db).run();
      expect(await observeAll()).toEqual(after);
    });
  });
});
