import sql, { type Sql } from "sql-template-tag";

/** What a person has written under a survey. */
export interface WrittenText {
  actorId: string;
  content: string;
  createdAt: Date;
  /** Names the request; a second one of the same name writes nothing. */
  requestKey: string;
}

/** Texts as rows named `given`, with their places in the list. */
export function given(texts: readonly WrittenText[]): Sql {
  return sql`
    unnest(
      ${texts.map(({ actorId }) => actorId)}::uuid[],
      ${texts.map(({ content }) => content)}::text[],
      ${texts.map(({ createdAt }) => createdAt)}::timestamptz[],
      ${texts.map(({ requestKey }) => requestKey)}::text[]
    ) with ordinality
      as given (actor_id, content, created_at, request_key, place)`;
}

export function byRequest<Row extends { requestKey: string }>(
  rows: readonly Row[],
): Map<string, Row> {
  return new Map(rows.map((row) => [row.requestKey, row]));
}
