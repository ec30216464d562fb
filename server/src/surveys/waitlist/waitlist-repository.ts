import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

interface Joining {
  email: string;
  role: "user" | "business";
  /** Null for a user. */
  category: string | null;
  joinedAt: Date;
}

export interface WaitlistRow extends Joining {
  /** Since when an operator knows that the address is its own; null before. */
  confirmedAt: Date | null;
  /** Among the confirmed businesses of its category, from 1; null for others. */
  position: number | null;
}

/** Joinings follow one another, so that places are given in the order in which they are seen. */
export async function lockWaitlist(tx: Queryable): Promise<void> {
  await tx.query(sql`lock table waitlist in share row exclusive mode`);
}

/** Writes an address, or what is new about a known one. A place is kept until another category is chosen. Nothing is changed of a confirmed one, as anybody can name an address. */
export async function upsertJoining(
  tx: Queryable,
  { email, role, category, joinedAt }: Joining,
): Promise<void> {
  await tx.query(sql`
    insert into waitlist (email, role, category, place, joined_at)
    values (${email}, ${role}, ${category}::text,
            case when ${category}::text is not null
              then nextval('waitlist_places') end,
            ${joinedAt})
    on conflict (email) do update
    set role = excluded.role,
        category = coalesce(excluded.category, waitlist.category),
        place = case
          when waitlist.category = coalesce(excluded.category, waitlist.category)
            then waitlist.place
          else excluded.place
        end
    where waitlist.confirmed_at is null`);
}

/** By category, in the order of places; users last, in the order they came. */
export function listWaitlist(db: Queryable): Promise<WaitlistRow[]> {
  return db.query<WaitlistRow>(sql`
    select email,
           role,
           case role when 'business' then category end as "category",
           joined_at as "joinedAt",
           confirmed_at as "confirmedAt",
           case when role = 'business' and confirmed_at is not null then
             row_number() over (
               partition by role, category, confirmed_at is null
               order by place
             )
           end as "position"
    from waitlist
    order by role, category, place, joined_at, email`);
}

/** False when the address is not there. */
export async function confirmJoining(
  db: Queryable,
  email: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    update waitlist
    set confirmed_at = coalesce(confirmed_at, ${now})
    where email = ${email}
    returning email`);
  return rows.length > 0;
}

/** False when the address is not there. */
export async function deleteJoining(
  db: Queryable,
  email: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    delete from waitlist where email = ${email} returning email`);
  return rows.length > 0;
}
