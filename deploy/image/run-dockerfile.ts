import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Settings of the last stage, apart from its files. */
export interface Image {
  /** Folder that represents its root. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  /** "uid:gid" */
  user: string;
  entrypoint: string[];
  health: string[];
}

interface Stage extends Image {
  name: string;
}

/**
 * Runs the steps of a Dockerfile below `folder`, with this machine's programs
 * instead of those of the base images. `context` is what COPY reads without
 * --from. An unknown instruction is an error.
 */
export function runDockerfile(
  file: string,
  { folder, context }: { folder: string; context: string },
): Image {
  const stages: Stage[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [word = "", ...rest] = line.split(" ");
    if (word === "FROM") stages.push(startStage(rest, folder));
    else take(word, rest, stages, context);
  }
  const last = stages.at(-1);
  if (last === undefined) throw new Error(`${file} has no stage.`);
  return last;
}

function startStage(rest: string[], folder: string): Stage {
  const name = rest[1] === "AS" ? (rest[2] ?? "") : "image";
  const root = path.join(folder, name);
  mkdirSync(root, { recursive: true });
  const nothing = { user: "0:0", env: {}, entrypoint: [], health: [] };
  return { ...nothing, name, root, workdir: "/" };
}

function take(
  word: string,
  rest: string[],
  stages: Stage[],
  context: string,
): void {
  const stage = stages.at(-1);
  if (stage === undefined) throw new Error(`${word} is before FROM.`);
  const text = rest.join(" ");
  if (word === "WORKDIR") enter(stage, text);
  else if (word === "COPY") copy(rest, stage, stages, context);
  else if (word === "RUN") run(stage, text.replace(/^(--mount=\S+ )+/, ""));
  else if (word === "ENV")
    Object.assign(stage.env, Object.fromEntries(rest.map(splitAtEquals)));
  else if (word === "USER") stage.user = text;
  else if (word === "ENTRYPOINT") stage.entrypoint = readList(text);
  else if (word === "HEALTHCHECK")
    stage.health = readList(text.replace(/^.*? CMD /, ""));
  else if (!["VOLUME", "EXPOSE"].includes(word))
    throw new Error(`${word} is not supported here.`);
}

function enter(stage: Stage, folder: string): void {
  stage.workdir = folder;
  mkdirSync(path.join(stage.root, folder), { recursive: true });
}

function copy(
  rest: string[],
  stage: Stage,
  stages: Stage[],
  context: string,
): void {
  const options = rest.filter((word) => word.startsWith("--"));
  const [source = "", to = ""] = rest.filter((word) => !word.startsWith("--"));
  const name = /^--from=(.+)/.exec(options[0] ?? "")?.[1];
  const from = stages.find((one) => one.name === name)?.root ?? context;
  const start = path.join(from, source);
  const target = path.join(stage.root, path.resolve(stage.workdir, to));
  const inside = to === "." && source !== ".";
  cpSync(start, inside ? path.join(target, path.basename(source)) : target, {
    recursive: true,
    verbatimSymlinks: true,
  });
  const owner = options.find((option) => option.startsWith("--chown="));
  if (owner !== undefined && process.getuid?.() === 0)
    execFileSync("chown", ["-R", owner.slice("--chown=".length), target]);
}

function run(stage: Stage, command: string): void {
  const local = withoutStrip(command);
  const cwd = path.join(stage.root, stage.workdir);
  const { status, stdout, stderr } = spawnSync("bash", ["-ec", local], {
    cwd,
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Error(
      `RUN ${command} exited with ${status}.\n${stdout}${stderr}`,
    );
}

/** If strip is not installed, Node is not stripped. */
function withoutStrip(command: string): string {
  const hasStrip = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, "strip")));
  return hasStrip
    ? command
    : command.replace(/^strip -o (\S+) (.*)$/, "cp $2 $1");
}

function readList(text: string): string[] {
  return JSON.parse(text) as string[];
}

function splitAtEquals(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}
