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

/** Where in the list an address stands. */
export interface WaitlistPlace extends Pick<Joining, "role" | "category"> {
  /** The order of businesses in a category, or that in which users came. */
  number: number;
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

const beforeAll: WaitlistPlace = {
  role: "business",
  category: null,
  number: 0,
};

/**
 * By category, in the order of places; users last, in the order they came.
 * @param after Where to go on from.
 * @param limit Null for all.
 */
export function listWaitlist(
  db: Queryable,
  { role, category, number }: WaitlistPlace = beforeAll,
  limit: number | null = null,
): Promise<(WaitlistRow & WaitlistPlace)[]> {
  return db.query<WaitlistRow & WaitlistPlace>(sql`
    with entries as (
      select email,
             role,
             case role when 'business' then category else '' end as category,
             case role when 'business' then place else entry_id end as number,
             joined_at,
             confirmed_at,
             case when role = 'business' and confirmed_at is not null then
               row_number() over (
                 partition by role, category, confirmed_at is null
                 order by place
               )
             end as position
      from waitlist
    )
    select email,
           role,
           nullif(category, '') as "category",
           number,
           joined_at as "joinedAt",
           confirmed_at as "confirmedAt",
           position as "position"
    from entries
    where (role, category, number) > (${role}, ${category ?? ""}, ${number}::bigint)
    order by role, category, number
    limit ${limit}::bigint`);
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
