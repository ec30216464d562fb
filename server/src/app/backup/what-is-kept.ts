import sql, { type Sql, raw } from "sql-template-tag";

/** Tables whose rows a backup contains, complete except for `disguised` columns. */
export const keptTables: ReadonlySet<string> = new Set([
  "access_grants",
  "actors",
  "admissions",
  "appeals",
  "audit_log",
  "blocks",
  "due_releases",
  "embed_sites",
  "former_names",
  "invitations",
  "kiosk_grants",
  "leaving_answers",
  "leaving_days",
  "leaving_responses",
  "left_out_changes",
  "live_networks",
  "operator_keys",
  "operator_passkeys",
  "option_counts",
  "part_counts",
  "post_likes",
  "posts",
  "push_subscriptions",
  "question_counts",
  "questions",
  "read_rows",
  "read_texts",
  "refused_responses",
  "releases",
  "replies",
  "response_days",
  "response_hours",
  "responses",
  "search_documents",
  "search_forms",
  "search_keywords",
  "search_postings",
  "search_words",
  "sentiment_bins",
  "sessions",
  "share_links",
  "shown_least",
  "survey_counts",
  "survey_edits",
  "survey_feeds",
  "survey_keys",
  "survey_likes",
  "survey_news",
  "survey_reports",
  "survey_squares",
  "survey_summaries",
  "survey_tokens",
  "survey_webhooks",
  "surveys",
  "term_counts",
  "ticket_batches",
  "ticket_grants",
  "tickets",
  "trails",
  "unshown_counts",
  "used_bot_check_tokens",
  "waiting_answers",
  "waiting_responses",
  "waitlist",
]);

/** Tables that backups exclude, and why. */
export const forgottenTables: Readonly<Record<string, string>> = {
  alert_times: "when operators were last alerted",
  count_delays: "a setting, written at each start",
  discussion_turns: "when a person last wrote, for an hour at most",
  guess_budgets: "wrong codes entered by networks, for an hour",
  kept_replies: "replies to requests, for a day",
  map_changes: "recorded again when surveys are restored",
  map_squares: "computed from map_changes",
  last_places: "last locations of people, for a day",
  network_salts: "salts of network hashes, used by former versions",
  operator_challenges: "challenges for passkeys, for five minutes",
  rate_counts: "numbers of actions of clients, for an hour or a day",
  unkept_networks: "networks that answered embedded surveys, for a day",
  webhook_deliveries: "webhook deliveries and the replies to them, for a week",
  wrong_entries: "wrong codes entered by people, for an hour",
};

/** Tables whose content is in the first line of a backup. */
export const inFirstLine: ReadonlySet<string> = new Set([
  "migrations",
  "secret_check",
]);

/** Replaces the value of a column in a backup. */
type Disguise = (column: Sql, key: string) => Sql;

const nothing: Disguise = () => sql`null`;

/**
 * Networks get random names, so that the salt in memory no longer leads to them.
 * Rows of one network still share one name, in an era of its own: names from
 * after the restore are not comparable. People stay people.
 */
const renamed: Disguise = (name, key) => sql`
  case
    when ${name} like 'person:%' then 'person'
    else 'b' || left(${hashOf(key, sql`split_part(${name}, ':', 1)`)}, 8)
  end || ':' || left(${hashOf(key, name)}, 16)`;

function hashOf(key: string, text: Sql): Sql {
  return sql`encode(sha256(convert_to(${key} || ${text}, 'UTF8')), 'hex')`;
}

const eachRenamed: Disguise = (names, key) => sql`
  array(select ${renamed(raw("name"), key)} from unnest(${names}) as name)`;

/** Names are the only texts with a colon; none contains a quotation mark. */
const renamedWithin: Disguise = (json, key) => sql`(
  select string_agg(
           case
             when place % 2 = 0 and piece like '%:%'
             then ${renamed(raw("piece"), key)}
             else piece
           end, '"' order by place
         )::jsonb
  from regexp_split_to_table(${json}::text, '"')
       with ordinality as pieces (piece, place)
)`;

const named = { network: renamed, noted_at: nothing };

const disguised: Readonly<Record<string, Readonly<Record<string, Disguise>>>> =
  {
    leaving_answers: { networks: renamedWithin },
    leaving_days: named,
    leaving_responses: named,
    live_networks: { network: renamed },
    survey_reports: { network_hash: nothing },
    term_counts: { networks: eachRenamed },
    waiting_answers: { networks: renamedWithin },
    waiting_responses: { ...named, square: nothing },
  };

/**
 * The expression that is read for a column.
 * @param quoted The column as quoted in statements.
 * @param key A random secret that is not stored, with which networks are
 * renamed.
 */
export function whatIsRead(
  table: string,
  { name, quoted }: { name: string; quoted: string },
  key: string,
): Sql {
  const disguise = disguised[table]?.[name];
  const column = raw(quoted);
  return disguise === undefined ? column : disguise(column, key);
}
