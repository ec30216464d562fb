import sql from "sql-template-tag";
import { startOfDay } from "../../base/to-minute.ts";
import type { Queryable } from "../../base/db/database.ts";
import { isLive } from "../session/actor-repository.ts";

export interface InvitationToInsert {
  codeHash: string;
  usesMax: number;
  createdAt: Date;
  /** Null for an invitation without an expiry. */
  expiresAt: Date | null;
}

export interface InvitationRow extends Omit<InvitationToInsert, "codeHash"> {
  invitationId: number;
  useCount: number;
  revokedAt: Date | null;
}

/** Null if there is one with this code already. */
export async function insertInvitation(
  db: Queryable,
  { codeHash, usesMax, createdAt, expiresAt }: InvitationToInsert,
): Promise<number | null> {
  const rows = await db.query<{ invitationId: number }>(sql`
    insert into invitations (code_hash, uses_max, created_at, expires_at)
    values (${codeHash}, ${usesMax}, ${createdAt}, ${expiresAt})
    on conflict (code_hash) do nothing
    returning invitation_id as "invitationId"`);
  return rows[0]?.invitationId ?? null;
}

/** The invitation with this code, whether or not it still admits anyone. */
export async function findInvitation(
  db: Queryable,
  codeHash: string,
): Promise<number | null> {
  const rows = await db.query<{ invitationId: number }>(sql`
    select invitation_id as "invitationId"
    from invitations
    where code_hash = ${codeHash}`);
  return rows[0]?.invitationId ?? null;
}

/** Newest first, starting with the one before `before`; all of them if there is no limit. */
export function listInvitations(
  db: Queryable,
  before = Number.MAX_SAFE_INTEGER,
  limit: number | null = null,
): Promise<InvitationRow[]> {
  return db.query<InvitationRow>(sql`
    select invitation_id as "invitationId",
           uses_max as "usesMax",
           use_count as "useCount",
           created_at as "createdAt",
           expires_at as "expiresAt",
           revoked_at as "revokedAt"
    from invitations
    where invitation_id < ${before}
    order by invitation_id desc
    limit ${limit}::bigint`);
}

/**
 * Admits no one from then on; admitted people keep their access. False if there
 * is no such invitation.
 */
export async function revokeInvitation(
  db: Queryable,
  invitationId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    update invitations
    set revoked_at = coalesce(revoked_at, ${now})
    where invitation_id = ${invitationId}
    returning invitation_id`);
  return rows.length > 0;
}

/** The invitation with this code, if it still admits someone. */
export async function findOpenInvitation(
  db: Queryable,
  codeHash: string,
  now: Date,
): Promise<number | null> {
  const rows = await db.query<{ invitationId: number }>(sql`
    select invitation_id as "invitationId"
    from invitations
    where code_hash = ${codeHash}
      and use_count < uses_max
      and revoked_at is null
      and (expires_at is null or expires_at > ${now})`);
  return rows[0]?.invitationId ?? null;
}

/** Uses up one use; false if there is none left. */
export async function useInvitation(
  tx: Queryable,
  invitationId: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update invitations
    set use_count = use_count + 1
    where invitation_id = ${invitationId}
      and use_count < uses_max
      and revoked_at is null
      and (expires_at is null or expires_at > ${now})
    returning invitation_id`);
  return rows.length > 0;
}

export async function isAdmitted(
  db: Queryable,
  actorId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from admissions where actor_id = ${actorId}`);
  return rows.length > 0;
}

/** False if this person was admitted before, or deleted their ID. */
export async function insertAdmission(
  tx: Queryable,
  actorId: string,
  invitationId: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into admissions (actor_id, invitation_id, admitted_at)
    select ${actorId}::uuid, ${invitationId}::bigint, ${startOfDay(now)}::timestamptz
    where ${isLive(actorId)}
    on conflict (actor_id) do nothing
    returning actor_id`);
  return rows.length > 0;
}
