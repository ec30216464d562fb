import {
  createConfig,
  formatProblems,
  getTotals,
  lintFromString,
} from "@redocly/openapi-core";
import { buildApp } from "../app/app.ts";
import { readConfig } from "../app/config.ts";
import type { Database } from "../base/db/database.ts";

/** Rules of Redocly's that say nothing here. */
const rules = {
  // Parts of a path are told apart by their form: a number, a uuid or a word.
  "no-ambiguous-paths": "off",
} as const;

/** Nothing is asked of it: the document is made of the calls alone. */
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
