// `npm start`: from a new clone to a running server. Plain JavaScript without
// packages, as nothing may be installed yet. `--install` installs everything,
// including development packages, and stops; `--build` stops after the build.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashFiles } from "./start/hash-files.mjs";
import { isInstalled } from "./start/is-installed.mjs";
import { builtInputs, builtOutputs } from "./start/parts.mjs";
import { refuseOldNode } from "./start/refuse-old-node.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const main = join(root, "server/dist/app/main.js");
const envFile = join(root, ".env");

const [lastStep] = process.argv.slice(2);

refuseOldNode(root);
if (lastStep === "--install") install(true);
else {
  install(false);
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  build();
  if (lastStep !== "--build") run();
}

function install(everything) {
  if (isInstalled(root, everything)) return;
  tell("Installing packages …");
  const fresh = !existsSync(join(root, "node_modules/.package-lock.json"));
  npm([
    // Keeps existing packages, unlike `ci`.
    ...(fresh ? ["ci"] : ["install", "--no-save"]),
    ...(everything ? ["--include=dev"] : ["--omit=dev", "--omit=peer"]),
  ]);
}

function build() {
  const stamp = join(root, "node_modules/.nearsay-built");
  const languages = process.env.LANGUAGES ?? "";
  const hash = hashFiles(root, builtInputs()) + languages;
  const isThere = builtOutputs(root).every((file) => existsSync(file));
  if (isThere && read(stamp) === hash) return;
  tell("Building …");
  npm(["run", "--silent", "build"]);
  writeFileSync(stamp, hash);
}

function run() {
  const server = spawn(process.execPath, ["--enable-source-maps", main], {
    cwd: root,
    // Through the fourth channel the server notices when this process is
    // killed.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

function npm(args) {
  const options = { cwd: root, stdio: "inherit" };
  // npm start sets the path of npm itself; Windows needs a shell to find npm.
  const given = process.env.npm_execpath;
  const { status } = given?.endsWith(".js")
    ? spawnSync(process.execPath, [given, ...args], options)
    : spawnSync("npm", args, { ...options, shell: true });
  if (status === 0) return;
  process.stderr.write(
    `\n"npm ${args.join(" ")}" failed: see its output above. Fix the problem and try again.\n`,
  );
  process.exit(1);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function tell(text) {
  process.stdout.write(`${text}\n`);
}
