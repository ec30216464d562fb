import { DatabaseUnavailable } from "../base/db/errors.ts";
import { OpenToOthers } from "../base/db/keep-private.ts";
import { MigrationError } from "../base/db/migrate.ts";
import { explainFailure } from "./explain-failure.ts";
import { ConfigError } from "../base/settings.ts";

const address = { host: "127.0.0.1", port: 3000 };

test.each([
  ["EADDRINUSE", "another port: PORT=3001 npm start"],
  ["EADDRNOTAVAIL", "no address 127.0.0.1"],
  ["ENOTFOUND", "no address 127.0.0.1"],
  ["EACCES", "above 1023"],
])("explains %s without a stack", (code, words) => {
  const error = Object.assign(new Error("listen failed"), { code });
  const text = explainFailure(error, address);
  expect(text).toContain(words);
  expect(text).not.toContain("    at ");
});

test("lists all problems of the configuration", () => {
  const error = new ConfigError(["PORT is wrong.", "SECRET is missing."]);
  expect(explainFailure(error, address)).toBe(
    "- PORT is wrong.\n- SECRET is missing.",
  );
});

test.each([
  new MigrationError("Migration 0001-a was changed."),
  new OpenToOthers("/srv/nearsay", 0o755),
])("prints the message of $name unchanged", (error) => {
  expect(explainFailure(error, address)).toBe(error.message);
});

test("mentions DATABASE_URL if the database is down", () => {
  const error = new DatabaseUnavailable("connect ECONNREFUSED");
  expect(explainFailure(error, address)).toContain("DATABASE_URL");
});

test("mentions the settings of the folders if a folder cannot be used", () => {
  const error = Object.assign(
    new Error("EACCES: permission denied, mkdir '/srv/nearsay'"),
    { code: "EACCES", path: "/srv/nearsay" },
  );
  const text = explainFailure(error, address);
  expect(text).toContain("mkdir '/srv/nearsay'");
  expect(text).toContain("DATA_DIR");
  expect(text).not.toContain("Port");
});

test("keeps the stack of an unexpected error", () => {
  expect(explainFailure(new Error("odd"), address)).toContain("    at ");
});
