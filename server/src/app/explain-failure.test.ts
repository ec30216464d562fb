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
])("%s is explained without a stack", (code, words) => {
  const error = Object.assign(new Error("listen failed"), { code });
  const text = explainFailure(error, address);
  expect(text).toContain(words);
  expect(text).not.toContain("    at ");
});

test("all problems of the configuration are listed", () => {
  const error = new ConfigError(["PORT is wrong.", "SECRET is missing."]);
  expect(explainFailure(error, address)).toBe(
    "- PORT is wrong.\n- SECRET is missing.",
  );
});

test.each([
  new MigrationError("Migration 0001-a was changed."),
  new OpenToOthers("/srv/nearsay", 0o755),
])("$name is told in its own words", (error) => {
  expect(explainFailure(error, address)).toBe(error.message);
});

test("a database that is away points at DATABASE_URL", () => {
  const error = new DatabaseUnavailable("connect ECONNREFUSED");
  expect(explainFailure(error, address)).toContain("DATABASE_URL");
});

test("a folder that cannot be used points at the folders' settings", () => {
  const error = Object.assign(
    new Error("EACCES: permission denied, mkdir '/srv/nearsay'"),
    { code: "EACCES", path: "/srv/nearsay" },
  );
  const text = explainFailure(error, address);
  expect(text).toContain("mkdir '/srv/nearsay'");
  expect(text).toContain("DATA_DIR");
  expect(text).not.toContain("Port");
});

test("anything unforeseen keeps its stack", () => {
  expect(explainFailure(new Error("odd"), address)).toContain("    at ");
});
