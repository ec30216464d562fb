import { type Change, changeKinds } from "./changes.ts";

/** PostgreSQL takes payloads of less than 8000 bytes. */
const payloadMax = 7_900;

export interface ChangeMessage {
  /** The process that sends it. */
  from: string;
  changes: Change[];
}

/** Messages with all these changes, as many as it takes: `from`, then the survey and the number of the kind of each, as in `4f1c 17.0 17.2 18.0`. */
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

/** Null when it is no such message: then nobody knows what has changed. */
export function decodeChanges(payload: string): ChangeMessage | null {
  const [from = "", ...parts] = payload.split(" ");
  const changes = parts.map(decodeChange);
  return from === "" || changes.includes(null)
    ? null
    : { from, changes: changes.filter((change) => change !== null) };
}

function decodeChange(part: string): Change | null {
  const [id, kind] = part.split(".");
  const change = { surveyId: Number(id), kind: changeKinds[Number(kind)] };
  return change.surveyId > 0 && change.kind !== undefined
    ? { ...change, kind: change.kind }
    : null;
}
