import sql from "sql-template-tag";
import { type Change, changeKinds } from "./changes.ts";
import type { Queryable } from "../db/database.ts";

/** PostgreSQL accepts payloads of less than 8000 bytes. */
const payloadMax = 7_900;

interface ChangeMessage {
  /** The process that sends it. */
  from: string;
  changes: Change[];
}

/**
 * Encodes the changes in as many messages as necessary: `from`, then for each
 * change the survey and the number of the kind, as in `4f1c 17.0 17.2 18.0`.
 */
export function encodeChanges({ from, changes }: ChangeMessage): string[] {
  const payloads: string[] = [];
  let payload = from;
  for (const { surveyId, kind } of changes) {
    const part = ` ${surveyId}.${changeKinds.indexOf(kind)}`;
    if (payload.length + part.length > payloadMax) {
      payloads.push(payload);
      payload = from;
    }
    payload += part;
  }
  return payload === from ? payloads : [...payloads, payload];
}

/** Null if it is no such message: then it is unknown what has changed. */
export function decodeChanges(payload: string): ChangeMessage | null {
  const [from = "", ...parts] = payload.split(" ");
  const changes = parts.map(decodeChange);
  return from === "" || changes.includes(null)
    ? null
    : { from, changes: changes.filter((change) => change !== null) };
}

function decodeChange(part: string): Change | null {
  const [id, number] = part.split(".");
  const surveyId = Number(id);
  const kind = changeKinds[Number(number)];
  return surveyId > 0 && kind !== undefined ? { surveyId, kind } : null;
}

export const changeChannel = "nearsay_changes";

/** Notifies all processes that listen. */
export async function sendChanges(
  db: Queryable,
  message: ChangeMessage,
): Promise<void> {
  await db.query(sql`
    select pg_notify(${changeChannel}, payload)
    from unnest(${encodeChanges(message)}::text[]) as payload`);
}
