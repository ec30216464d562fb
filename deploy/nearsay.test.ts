import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readText, root } from "./check/files.ts";

const command = path.join(root, "deploy/nearsay.sh");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nearsay-command-"));
  const program = path.join(folder, "systemd-run");
  writeFileSync(program, '#!/bin/sh\nprintf "%s\\n" "$@"\nexit 3\n');
  chmodSync(program, 0o755);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs it with a program in place of systemd-run that prints its arguments. */
function run(...args: string[]) {
  const env = { ...process.env, PATH: `${folder}:${process.env["PATH"]}` };
  const { status, stdout } = spawnSync(command, args, {
    env,
    cwd: folder,
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n") };
}

it("runs a command with its arguments and exit code, and the folder of the caller", () => {
  const { status, lines } = run("backup", "a b.gz", "--verify");
  expect(status).toBe(3);
  expect(lines.slice(-5)).toEqual([
    ...["node", "--enable-source-maps", "server/dist/app/backup.js"],
    ...["a b.gz", "--verify"],
  ]);
  expect(lines).toContain(`--setenv=INIT_CWD=${folder}`);
});

it("uses the user, the folders and the settings of the unit", () => {
  const unit = readText("deploy/nearsay.service");
  const valueOf = (name: string) =>
    RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1];
  const { lines } = run("doctor");
  expect(lines).toEqual(
    expect.arrayContaining([
      `--uid=${valueOf("User")}`,
      `--working-directory=${valueOf("WorkingDirectory")}`,
      `--property=EnvironmentFile=${valueOf("EnvironmentFile")}`,
      `--property=UMask=${valueOf("UMask")}`,
      `--setenv=${/DATA_DIR=\S+/.exec(valueOf("Environment") ?? "")?.[0]}`,
    ]),
  );
});

it("refuses an unknown command", () => {
  expect(run("serve")).toEqual({ status: 2, lines: [""] });
  expect(run().status).toBe(2);
});

it("has each command of the server", () => {
  const { scripts } = JSON.parse(readText("server/package.json")) as {
    scripts: Record<string, string>;
  };
  const commands = Object.entries(scripts).filter(([, script]) =>
    script.includes(" dist/app/"),
  );
  for (const [name] of commands) expect(run(name).status).toBe(3);
});
