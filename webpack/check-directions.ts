/** Runs dependency-cruiser over every room and makes sure that it saw them all: a checker that reads nothing passes everything. */
import { execFileSync } from "node:child_process";

interface CruiseResult {
  modules: { source: string }[];
  summary: {
    error: number;
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

const rooms = ["shared", "server", "webpack", "host", "remotes", "e2e"];

const output = execFileSync(
  "npx",
  ["depcruise", "--output-type", "json", ...rooms],
  { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
);
const { modules, summary } = JSON.parse(output) as CruiseResult;

const failures = summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
);
const count = (room: string) =>
  modules.filter(({ source }) => source.startsWith(`${room}/`)).length;
for (const room of rooms) {
  if (count(room) === 0) failures.push(`no module of ${room}/ was seen`);
}

for (const failure of failures) process.stderr.write(`${failure}\n`);
const seen = rooms.map((room) => `${room} ${count(room)}`).join(", ");
process.stdout.write(`directions: ${seen} modules, ${failures.length} wrong\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
