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
  /** When an operator confirmed that the address belongs to the person; null before. */
  confirmedAt: Date | null;
  /** Position among the confirmed businesses of its category, from 1; null for others. */
  position: number | null;
}

/** The position of an address in the list. */
export interface WaitlistPlace extends Pick<Joining, "role" | "category"> {
  /** The place of a business in its category, or the order in which users joined. */
  number: number;
}

/** Serializes insertions, so that places are assigned in the order in which they become visible. */
export async function lockWaitlist(tx: Queryable): Promise<void> {
  await tx.query(sql`lock table waitlist in share row exclusive mode`);
}

/**
 * Inserts an address, or updates a known one. A business keeps its place until
 * it chooses another category. A confirmed entry is not changed, as anyone can
 * enter an address.
 */
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
 * Businesses by category and place; users last, in the order in which they
 * joined.
 * @param after Where to continue.
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

/** False if the address is not in the list. */
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

/** False if the address is not in the list. */
export async function deleteJoining(
  db: Queryable,
  email: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    delete from waitlist where email = ${email} returning email`);
  return rows.length > 0;
}
