import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./files.ts";

/** Commands of programs that may not be installed; exit status 0 means success. */
const commands: [string, ...string[]][] = [
  [
    "caddy",
    ...["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"],
  ],
  ["promtool", "check", "rules", "deploy/prometheus/rules.yaml"],
  ["promtool", "test", "rules", "deploy/prometheus/rules.test.yaml"],
  ["systemd-analyze", "verify", "deploy/nearsay.service"],
  [
    "systemd-analyze",
    // Maximum exposure level in tenths, on a scale from 0 to 10.
    ...[
      "security",
      "--offline=true",
      "--threshold=20",
      "deploy/nearsay.service",
    ],
  ],
];

export interface Tried {
  failures: string[];
  /** Programs that are not installed. */
  missing: string[];
}

/** Checks files with the programs that use them, if they are installed. */
export function tryPrograms(): Tried {
  const missing = commands.map(([program]) => program).filter(isMissing);
  const failures = commands
    .filter(([program]) => !missing.includes(program))
    .flatMap(runCommand);
  return { failures, missing: [...new Set(missing)] };
}

function runCommand([program, ...args]: [string, ...string[]]): string[] {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: "utf8",
  });
  if (status === 0) return [];
  return [
    `${program} ${args.join(" ")} exited with ${status}.\n${stdout}${stderr}`,
  ];
}

function isMissing(program: string): boolean {
  return !(process.env["PATH"] ?? "")
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, program)));
}
