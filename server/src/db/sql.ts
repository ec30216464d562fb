/** The tag all statements are written with: values never become text. */
export { default as sql, empty, join, raw } from "sql-template-tag";
export type { Sql } from "sql-template-tag";
