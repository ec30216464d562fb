import { limits } from "@nearsay/core/contract";
import sql, { type Sql } from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import { openTestPostgres } from "../../testing/test-postgres.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { type ListPart, type Place, listPart } from "./list-repository.ts";

/** A node of a plan, as PostgreSQL explains it. */
interface Node {
  "Index Name"?: string;
  "Order By"?: string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
}

const now = new Date();
const around = { lat: 10, lng: 20 };

let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestPostgres({});
  await fill(opened.db);
});

afterAll(() => opened.remove());

/** All over the world; half are open, one of five is German. */
async function fill(db: Database): Promise<void> {
  await db.execute(`
    with numbered as (
      select number, random() * 110 - 50 as lat, random() * 360 - 180 as lng
      from generate_series(1, 20000) as number
    ),
    written as (
      insert into surveys (
        survey_uuid, owner_id, title, instructions, latitude, longitude,
        position, created_at, expires_at, listed, language
      )
      select gen_random_uuid(), gen_random_uuid(), 'Survey ' || number, '',
             lat, lng, cube(array[
               cosd(lat) * cosd(lng), cosd(lat) * sind(lng), sind(lat)
             ]),
             now(), now() + case when number % 2 = 0
               then interval '-1 day' else interval '30 days' end,
             (number % 2 = 0)::int,
             case when number % 10 < 2 then 'de' else 'en' end
      from numbered
      returning survey_id
    )
    insert into survey_counts (survey_id) select survey_id from written;
    analyze;`);
}

/** The statement that reads the last of so many pages. */
async function readPages(part: ListPart, pages: number) {
  let asked: Sql | undefined;
  const db: Queryable = {
    query: (statement) => {
      asked = statement;
      return opened.db.query(statement);
    },
  };
  let after: Place | null = null;
  for (let page = 0; page < pages; page += 1) {
    const rows = await listPart(db, part, { after, now }, limits.listMax);
    expect(rows).toHaveLength(limits.listMax);
    after = rows.at(-1) ?? null;
  }
  return asked as Sql;
}

async function explain(statement: Sql): Promise<Node[]> {
  const [row] = await opened.db.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
    sql`explain (analyze, format json) ${statement}`,
  );
  return flatten((row as NonNullable<typeof row>)["QUERY PLAN"][0].Plan);
}

const flatten = (node: Node): Node[] => [
  node,
  ...(node.Plans ?? []).flatMap(flatten),
];

const readBy = (node: Node) =>
  node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);

const language = "de";
const lists: [string, ListPart, string][] = [
  ["open", { state: "open", around }, "surveys_nearest_open"],
  ["closed", { state: "closed", around }, "surveys_nearest_closed"],
  [
    "open German",
    { state: "open", around, language },
    "surveys_nearest_open_of_language",
  ],
];

describe.each(lists)("the nearest %s surveys", (_, part, index) => {
  it.each([1, 10])(
    "are read by their index, and no more of them than are shown up to page %d",
    async (pages) => {
      const plan = await explain(await readPages(part, pages));
      const nearest = plan.filter((node) => node["Order By"]);
      expect(nearest).toMatchObject([{ "Index Name": index }]);
      const most = Math.max(...plan.map(readBy));
      expect(most).toBeLessThanOrEqual(pages * limits.listMax + 10);
    },
  );
});
