/**
 * `npm run new-remote <name> [-- --no-install]`: creates a remote that can be
 * built, runs alone, is tested and has its page in the host.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { root } from "../checkout/paths.ts";
import { planRemote, RemoteRefused, type Files } from "./plan-remote.ts";
import { readFiles } from "./read-files.ts";

const usage = "npm run new-remote <name> [-- --no-install]";

try {
  const { name, install } = readArguments();
  await write(planRemote(name, readFiles()));
  const installed = install && runInstall();
  if (install && !installed) process.exitCode = 1;
  process.stdout.write(describe(name, installed));
} catch (error) {
  if (!(error instanceof RemoteRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function readArguments(): { name: string; install: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { "no-install": { type: "boolean" } },
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    if (name !== undefined && more.length === 0)
      return { name, install: values["no-install"] !== true };
  } catch {
    // An unknown option.
  }
  throw new RemoteRefused(usage);
}

/**
 * Formats the files, because a name of another length changes line breaks; all
 * of them before any is written.
 */
async function write(files: Files): Promise<void> {
  const formatted = await Promise.all(
    Object.entries(files).map(async ([file, text]) => ({
      file: path.join(root, file),
      text: await format(text, { filepath: file }),
    })),
  );
  for (const { file, text } of formatted) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function runInstall(): boolean {
  // Windows needs a shell to find npm.
  const options = { cwd: root, stdio: "inherit", shell: true } as const;
  return spawnSync("npm", ["install"], options).status === 0;
}

function describe(name: string, installed: boolean): string {
  const next = [
    ["npm install", "adds it to the workspace"],
    [`npm run dev -w remotes/${name}`, "only its page, with hot reload"],
    [`npm test -w remotes/${name}`, "its tests"],
    ["npm start", `the whole site, with its page at /${name}`],
  ].slice(installed ? 1 : 0);
  const width = Math.max(...next.map(([command = ""]) => command.length));
  const lines = next.map(
    ([command = "", what]) => `  ${command.padEnd(width)}  ${what}`,
  );
  return `remotes/${name} is there. Next:
${lines.join("\n")}
A site that runs already needs two steps, in either order:
  deploy the server and the host of this checkout, which have the route /${name}
  npm run release -w remotes/${name}
`;
}
