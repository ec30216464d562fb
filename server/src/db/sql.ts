/** The tag all statements are written with: values never become text. */
export { default as sql, join, raw } from "sql-template-tag";
