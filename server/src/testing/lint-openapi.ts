import {
  createConfig,
  formatProblems,
  getTotals,
  lintFromString,
} from "@redocly/openapi-core";
import { buildApp } from "../app/app.ts";
import { readConfig } from "../app/config.ts";
import type { Database } from "../base/db/database.ts";

/** Redocly rules that do not apply here. */
const rules = {
  // Ambiguous path segments differ in format: a number, a UUID or a word.
  "no-ambiguous-paths": "off",
} as const;

/** Never queried: the document is generated from the operations alone. */
const noDatabase = { engine: "pglite" } as Database;

const config = await createConfig({ extends: ["recommended"], rules });
const secret = "of nobody, as nothing is kept here";
const app = await buildApp({
  db: noDatabase,
  config: { ...readConfig({}), secret, logLevel: "silent" },
  clock: () => new Date(0),
  drafter: { draft: () => Promise.reject(new Error("Nothing is drafted.")) },
});
const { body } = await app.inject("/api/openapi.json");
const problems = await lintFromString({
  source: body,
  absoluteRef: "openapi.json",
  config,
});
const totals = getTotals(problems);
formatProblems(problems, { totals });
process.exit(problems.length > 0 ? 1 : 0);
