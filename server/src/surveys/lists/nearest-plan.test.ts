import { limits } from "@nearsay/core/contract";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { insertPlacedSurveys } from "../../testing/insert-placed-surveys.ts";
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
  await insertPlacedSurveys(opened.db, 20_000, { closed: 2, german: 5 });
});

afterAll(() => opened.remove());

/** The statement that reads the page with this number. */
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
    "are read from their index, and only as many as are shown up to page %d",
    async (pages) => {
      const plan = await explain(await readPages(part, pages));
      const nearest = plan.filter((node) => node["Order By"]);
      expect(nearest).toMatchObject([{ "Index Name": index }]);
      const most = Math.max(...plan.map(readBy));
      expect(most).toBeLessThanOrEqual(pages * limits.listMax + 10);
    },
  );
});
