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
  "invitations",
  "kiosk_grants",
  "leaving_answers",
  "leaving_days",
  "leaving_responses",
  "left_out_changes",
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
  "used_bot_check_tokens",
  "waiting_answers",
  "waiting_responses",
  "waitlist",
]);

/** Tables that backups exclude, and why. */
export const forgottenTables: Readonly<Record<string, string>> = {
  alert_times: "when operators were last alerted",
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
 * Networks get their random names earlier than usual (`renameNetworks`); rows
 * of one network still share one name.
 */
const renamed: Readonly<Record<string, Disguise>> = {
  network: (network, key) => sql`
    case
      when noted_at is null then ${network}
      else left(encode(sha256(convert_to(${key} || ${network}, 'UTF8')), 'hex'), 32)
    end`,
  noted_at: nothing,
};

const disguised: Readonly<Record<string, Readonly<Record<string, Disguise>>>> =
  {
    leaving_days: renamed,
    leaving_responses: renamed,
    survey_reports: { network_hash: nothing },
    waiting_responses: { ...renamed, square: nothing },
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
