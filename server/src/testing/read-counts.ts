import { startPglite } from "../db/pglite-engine.ts";
import pg from "pg";

/** What the tables hold, and what the counters say they hold. */
export interface Counts {
  rows: number;
  responses: number;
  /** Of responses that figures rest on, and of those that wait for it. */
  released: number;
  waiting: number;
  answers: number;
  choices: number;
  hours: number;
}

const statement = `
  select (select count(*) from responses)::int as rows,
    (select sum(response_count) from survey_counts)::int as responses,
    (select sum(released_count) from survey_counts)::int as released,
    (select count(*) from waiting_responses)::int as waiting,
    (select sum(answer_count) from question_counts)::int as answers,
    (select sum(choice_count) from option_counts)::int as choices,
    (select sum(response_count) from response_hours)::int as hours`;

/** Reads an embedded database that no process has open. */
export async function readEmbedded(folder: string): Promise<Counts> {
  const db = await startPglite({ folder });
  try {
    const { rows } = await db.run(statement, []);
    return rows[0] as Counts;
  } finally {
    await db.close();
  }
}

export async function readPostgres(url: string): Promise<Counts> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Counts>(statement)).rows[0] as Counts;
  } finally {
    await client.end();
  }
}
