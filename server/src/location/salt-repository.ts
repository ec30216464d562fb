import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

/** The salt of this day: the one that is there, else this one. Salts of days before are deleted. */
export async function shareSalt(
  db: Queryable,
  day: string,
  salt: string,
): Promise<string> {
  const rows = await db.query<{ salt: string }>(sql`
    with over as (
      delete from network_salts where day < ${day}
    )
    insert into network_salts (day, salt)
    values (${day}, ${salt})
    on conflict (day) do update
    set salt = network_salts.salt
    returning salt`);
  return rows[0]?.salt ?? salt;
}

export async function deleteSaltsBefore(
  db: Queryable,
  day: string,
): Promise<void> {
  await db.query(sql`delete from network_salts where day < ${day}`);
}
