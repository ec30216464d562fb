import { tokenHash } from "../../base/security/token.ts";
import { testConfig } from "../test-app.ts";
import { type Found, type Loot, link } from "./link.ts";
import { type Kind, type Played, tables } from "./play.ts";
import type { CopiedRow } from "./read-copy.ts";

/**
 * How well somebody links rows of the first of the played surveys with others,
 * by kind of pair, who has a copy of the database, the log and all secrets.
 */
export function comparePairs(
  rows: readonly CopiedRow[],
  { surveyIds, players, log }: Played,
): [string, Found][] {
  const [one = 0, other = 0] = surveyIds;
  const lines = log.map((line, place) => ({
    table: "log",
    place,
    xmin: 0,
    xmax: 0,
    columns: { line },
  }));
  const loot: Loot = {
    rows: [...rows, ...lines],
    secrets: [testConfig().secret],
  };
  const of = (kind: Kind, surveyId: number): Left[] => {
    const names = players.map(({ client: { bearer } }) =>
      kind === "answer" ? bearer.ballotIn(surveyId) : bearer.voiceIn(surveyId),
    );
    return rows.flatMap((row) => {
      const { ballot_name, voice_name, survey_id: survey } = row.columns;
      if (row.table !== tables[kind] || survey !== surveyId) return [];
      return { row, person: names.indexOf(String(ballot_name ?? voice_name)) };
    });
  };
  const hashes = players.map(({ client }) =>
    tokenHash(client.cookies.get("nearsay_session") ?? ""),
  );
  const ids = new Map(
    rows
      .filter(({ table }) => table === "actors")
      .map((row) => [row.columns["actor_id"], row]),
  );
  // A session together with its ID, as somebody joins them.
  const sessions = rows.flatMap((row) => {
    const { table, columns } = row;
    const id = ids.get(columns["actor_id"]);
    if (table !== "sessions" || id === undefined) return [];
    const begun = id.columns["created_at"];
    const joined = { ...columns, begun, id_place: id.place };
    const person = hashes.indexOf(String(columns["token_hash"]));
    return { row: { ...row, xmax: id.xmax, columns: joined }, person };
  });
  const visits = players.map(({ answeredAt }, person) => ({
    row: {
      table: "visits",
      place: 0,
      xmin: 0,
      xmax: 0,
      columns: { at: answeredAt.get(one)?.toISOString() },
    },
    person,
  }));
  const used = players.map(({ ticket }) => ticket);
  const tickets = rows.flatMap((row) => {
    const person = used.indexOf(String(row.columns["code_hash"]));
    return row.table === "tickets" ? [{ row, person }] : [];
  });
  const answers = of("answer", one);
  const last = of("answer", surveyIds.at(-1) ?? 0);
  const pairs: [string, Left[], Left[]?][] = [
    ["answer and session", sessions],
    ["answers in two surveys", of("answer", other)],
    ["answer and post", of("post", one)],
    ["answer and reply", of("reply", one)],
    ["answer and like", of("like", one)],
    ["answer and like of a post", of("like of a post", one)],
    ["answer and report", of("report", one)],
    ["answer and moment", visits],
    ["answer and ticket", tickets, last],
  ];
  return pairs.map(([name, to, from = answers]) => [
    name,
    compare(loot, from, to),
  ]);
}

const timesOf = ({ columns: { at, begun, created_at: made } }: CopiedRow) =>
  String(at ?? begun ?? made).slice(0, "2026-03-02T10".length);

/**
 * For each of these rows, how many of the others have the hour of the right one,
 * if they have times by the hour or finer: this narrows it down for everybody.
 */
function countAlike(
  to: readonly CopiedRow[],
  truth: readonly number[],
): number[] {
  const hours = to.map(timesOf);
  return truth.map(
    (right) => hours.filter((hour) => hour === hours[right]).length,
  );
}

/** A row, and the person who left it; -1 if nobody of the played. */
interface Left {
  row: CopiedRow;
  person: number;
}

function compare(
  loot: Loot,
  from: readonly Left[],
  to: readonly Left[],
): Found {
  const rowsOf = (left: readonly Left[]) => left.map(({ row }) => row);
  const truth = from.map(({ person }) =>
    person < 0 ? -1 : to.findIndex((other) => other.person === person),
  );
  return link(
    loot,
    rowsOf(from),
    rowsOf(to),
    truth,
    countAlike(rowsOf(to), truth),
  );
}
