import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

export const changeChannel = "nearsay_changes";

export async function notify(db: Queryable, payloads: string[]): Promise<void> {
  await db.query(sql`
    select pg_notify(${changeChannel}, payload)
    from unnest(${payloads}::text[]) as payload`);
}
