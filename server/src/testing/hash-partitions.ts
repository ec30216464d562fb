import sql, { raw } from "sql-template-tag";
import type { Database } from "../base/db/database.ts";

const modulus = 2;

/**
 * Replaces every table whose key starts with survey_id, except surveys itself,
 * by one partitioned by hash of survey_id, as docs/operators.md describes.
 * The tables must be empty. Returns their names.
 */
export async function partitionHotTables(db: Database): Promise<string[]> {
  const tables = await listHotTables(db);
  const names = tables.map(({ name }) => name);
  await db.execute(
    [
      "begin;",
      ...tables.map(({ name }) => partition(name)),
      ...tables.flatMap(({ foreignKeys }) => foreignKeys),
      ...tables.flatMap(({ triggers }) => triggers),
      `drop table ${names.map((name) => `${name}_whole`).join(", ")};`,
      "commit;",
    ].join("\n"),
  );
  return names;
}

function partition(name: string): string {
  const parts = Array.from(
    { length: modulus },
    (_, remainder) =>
      `create table ${name}_${remainder} partition of ${name}
         for values with (modulus ${modulus}, remainder ${remainder});`,
  );
  return `
    alter table ${name} rename to ${name}_whole;
    create table ${name} (like ${name}_whole including all)
      partition by hash (survey_id);
    ${parts.join("\n")}`;
}

interface HotTable {
  name: string;
  /** Statements that add them again. */
  foreignKeys: string[];
  triggers: string[];
}

function listHotTables(db: Database): Promise<HotTable[]> {
  return db.query<HotTable>(sql`
    select relname as "name",
           array(
             select format('alter table %I add constraint %I %s;', relname,
                           conname, pg_get_constraintdef(pg_constraint.oid))
             from pg_constraint
             where conrelid = pg_class.oid
               and contype = 'f'
           ) as "foreignKeys",
           array(
             select pg_get_triggerdef(oid) || ';'
             from pg_trigger
             where tgrelid = pg_class.oid
               and not tgisinternal
           ) as "triggers"
    from pg_class
    join pg_index on indrelid = pg_class.oid and indisprimary
    join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
    where relnamespace = ${raw("'public'::regnamespace")}
      and relkind = 'r'
      and attname = 'survey_id'
      and relname <> 'surveys'
    order by relname`);
}
