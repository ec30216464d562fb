import sql, { join, raw } from "sql-template-tag";
import type { Database } from "../base/db/database.ts";

/** A text that is hard to serialize: it contains the special characters of the formats in use. */
export const awkward = "tab\t \"quoted\" \\ 'once' \n{a,NULL} \u2028é😀 ";

const uuids = [
  "00000000-0000-4000-8000-0000000000a1",
  "00000000-0000-4000-8000-0000000000b2",
];

type Values = (nth: 0 | 1) => string;

/** The same value for every column of a type, so that references to other rows are valid. */
const byType: Record<string, Values> = {
  bigint: (nth) => `${nth + 1}`,
  "bigint[]": () => "{9007199254740993,0}",
  "bit varying": () => "10110",
  boolean: (nth) => (nth === 0 ? "true" : "false"),
  cube: () => "(0.1, -0.30000000000000004, 1e-300)",
  date: () => "2026-02-28",
  "double precision": () => "0.30000000000000004",
  integer: (nth) => `${nth + 1}`,
  "integer[]": () => "{1,NULL,3}",
  jsonb: () => JSON.stringify({ [awkward]: [null, 1.5, awkward, {}] }),
  "numeric(6,3)": () => "1.050",
  smallint: (nth) => `${nth}`,
  "smallint[]": () => "{1,2}",
  text: (nth) => `${awkward}${nth}`,
  "text[]": () => `{NULL,"","a \\"b\\" \\\\ {c},\n"}`,
  "timestamp with time zone": () => "2026-03-29 01:30:00.123456+00",
  uuid: (nth) => uuids[nth] ?? "",
};

const always =
  (value: string): Values =>
  () =>
    value;

/** Columns that accept only a few values. */
const byColumn: Record<string, Values> = {
  "blocks.kind": (nth) => (nth === 0 ? "post" : "reply"),
  "leaving_answers.networks": always(
    '{"others": [["era:canary of leaving_answers"]], "silent": 1}',
  ),
  "leaving_days.way_in": always("link"),
  "operator_challenges.step": (nth) => (nth === 0 ? "register" : "prove"),
  "questions.question_type": always("free_text"),
  "refused_responses.reason": always("limit"),
  "response_days.way_in": always("kiosk"),
  "responses.way_in": always("embed-unkept"),
  "survey_edits.part": always("title"),
  "survey_keys.role": always("own"),
  "survey_reports.subject": always("post"),
  "surveys.answer_places": always("rings"),
  "surveys.forget_months": always("7"),
  "surveys.language": always("pt"),
  "surveys.reads": always("rows"),
  "surveys.results": always("closed"),
  "surveys.scope": always("first"),
  "surveys.tickets": always("apart"),
  "term_counts.networks": always('{"era:canary of term_counts"}'),
  "waiting_answers.networks": always(
    '{"others": [["era:canary of waiting_answers"]], "silent": 1}',
  ),
  "waitlist.role": (nth) => (nth === 0 ? "business" : "user"),
  "webhook_deliveries.kind": always("news"),
};

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

interface Table {
  name: string;
  columns: Column[];
  parents: string[];
}

/**
 * Inserts two rows into every table except `migrations` and `secret_check`: one
 * with a value in each column, and one without values in nullable columns.
 * @param textOf Returns the value of a text column that replaces `awkward`.
 */
export async function fillEveryTable(
  db: Database,
  textOf: (table: string, column: string) => string | undefined = () =>
    undefined,
): Promise<void> {
  const tables = await listAllTables(db);
  const filled = new Set<string>();
  while (filled.size < tables.length) {
    const next = tables.find(
      ({ name, parents }) =>
        !filled.has(name) && parents.every((parent) => filled.has(parent)),
    );
    if (next === undefined) throw new Error("The tables refer in a ring.");
    await fill(db, next, 0, textOf);
    await fill(db, next, 1, textOf);
    filled.add(next.name);
  }
  await db.query(sql`select nextval('question_ids'), nextval('question_ids')`);
}

async function fill(
  db: Database,
  { name, columns }: Table,
  nth: 0 | 1,
  textOf: (table: string, column: string) => string | undefined,
): Promise<void> {
  const written = columns.filter(({ isNullable }) => nth === 0 || !isNullable);
  const values = written.map(({ name: column, type }) => {
    const few = byColumn[`${name}.${column}`];
    const own = type === "text" && !few ? textOf(name, column) : undefined;
    const values = few ?? byType[type];
    if (values === undefined)
      throw new Error(`A value of the type ${type} is missing here.`);
    const value = own === undefined ? values(nth) : `${own}${nth}`;
    return sql`${value}::text::${raw(type)}`;
  });
  await db.query(sql`
    insert into ${raw(name)} (${join(written.map((column) => raw(`"${column.name}"`)))})
    overriding system value
    values (${join(values)})`);
}

function listAllTables(db: Database): Promise<Table[]> {
  return db.query<Table>(sql`
    select relname as "name",
           (
             select json_agg(json_build_object(
                      'name', attname,
                      'type', format_type(atttypid, atttypmod),
                      'isNullable', not attnotnull
                    ) order by attnum)
             from pg_attribute
             where attrelid = pg_class.oid
               and attnum > 0
               and not attisdropped
               and attgenerated = ''
           ) as "columns",
           array(
             select parent.relname::text
             from pg_constraint
             join pg_class as parent on parent.oid = confrelid
             where conrelid = pg_class.oid
               and contype = 'f'
               and not parent.relispartition
           ) as "parents"
    from pg_class
    where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p')
      and not relispartition
      and relname not in ('migrations', 'secret_check')
    order by relname`);
}
