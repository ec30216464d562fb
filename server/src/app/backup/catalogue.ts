import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { SequenceLine } from "./backup-lines.ts";
import { keptTables } from "./what-is-kept.ts";

export interface Column {
  name: string;
  /** The name as quoted in statements. */
  quoted: string;
  /** Such as `numeric(6,3)`. */
  type: string;
}

export interface Table {
  name: string;
  quoted: string;
  /** The columns that are written; excludes generated columns. */
  columns: Column[];
  /** Tables whose rows must be written first. */
  parents: string[];
}

/** The tables that backups contain, in an order in which their rows can be written. */
export async function listTables(db: Queryable): Promise<Table[]> {
  const tables = await db.query<Table>(sql`
    select relname as "name",
           quote_ident(relname) as "quoted",
           (
             select json_agg(json_build_object(
                      'name', attname,
                      'quoted', quote_ident(attname),
                      'type', format_type(atttypid, atttypmod)
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
               and confrelid <> conrelid
               and not parent.relispartition
           ) as "parents"
    from pg_class
    where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p')
      and not relispartition
    order by relname`);
  return parentsFirst(tables.filter(({ name }) => keptTables.has(name)));
}

function parentsFirst(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ parents }) => !parents.some((parent) => waiting.has(parent)),
    );
    if (ready.length === 0)
      throw new Error(
        `The tables ${[...waiting.keys()].join(", ")} refer to each other in a cycle: none can be written first.`,
      );
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

type Sequence = SequenceLine["sequence"];

export async function listSequences(db: Queryable): Promise<Sequence[]> {
  return db.query<Sequence>(sql`
    select sequencename::text as "name",
           coalesce(last_value, start_value)::text as "value",
           last_value is not null as "used"
    from pg_sequences
    where schemaname = current_schema()
    order by sequencename`);
}
