import { checkCompose, variablesOf } from "./compose.ts";
import { readSettings, readText } from "./files.ts";

const ours = readText("deploy/compose.yaml");
const example = readText("deploy/site.env.example");
const settings = readSettings();

it("finds no problems in our file", () => {
  expect(checkCompose(ours, example, settings)).toEqual([]);
});

it.each([
  [
    "an unknown key",
    "mem_limit: 256m",
    "mem_limit: 256m\n    mem_limt: 1g",
    /caddy.*additional properties/,
  ],
  [
    "a writable root file system",
    "read_only: true",
    "read_only: false",
    /can write to its root/,
  ],
  [
    "a service that keeps capabilities",
    "cap_drop: [ALL]",
    "cap_drop: [KILL]",
    /keeps capabilities/,
  ],
  [
    "a service without a limit of processes",
    "    pids_limit: 200\n\n  database",
    "\n  database",
    /nearsay has no pids_limit/,
  ],
  [
    "a service without a health check",
    "healthcheck:\n      test: [CMD, pg_isready",
    "labels:\n      test: [CMD, pg_isready",
    /database has no healthcheck|labels/,
  ],
  [
    "a variable that the example settings do not contain",
    "${TLS:-}",
    "${TSL:-}",
    /TSL is not in|TLS of the example/,
  ],
  [
    "a site that does not receive every setting",
    "env_file: [.env]",
    "env_file: [other.env]",
    /not receive every setting/,
  ],
])("finds %s", (_, right, wrong, problem) => {
  const problems = checkCompose(ours.replace(right, wrong), example, settings);
  expect(problems).not.toEqual([]);
  for (const one of problems) expect(one).toMatch(problem);
});

it.each([
  ["SECRET", "${SECRET:?see site.env.example}", "0123456789"],
  ["DATABASE_URL", "${POSTGRES_PASSWORD:?see site.env.example}@", "maple@"],
])("finds a literal secret in %s", (name, right, wrong) => {
  const problems = checkCompose(ours.replace(right, wrong), example, settings);
  expect(problems).toContain(`nearsay contains the value of ${name}.`);
});

it("finds a value in the example that nothing reads", () => {
  const env = `${example}\nSUPORT_EMAIL=\n`;
  expect(checkCompose(ours, env, settings)).toEqual([
    "SUPORT_EMAIL of the example environment file is not used.",
  ]);
});

it("returns the variables of a service", () => {
  expect(variablesOf(ours, "database")).toContain("POSTGRES_USER");
});
