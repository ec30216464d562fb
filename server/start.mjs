// `npm start`: from a fresh clone to a running server. Plain JavaScript without
// packages, as nothing may be installed yet. `--install` and `--build` stop
// after that step, for `npm test`.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashFiles } from "./start/hash-files.mjs";
import { isInstalledByHand } from "./start/is-installed-by-hand.mjs";
import { builtInputs, builtOutputs } from "./start/parts.mjs";
import { refuseOldNode } from "./start/refuse-old-node.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const main = join(root, "server/dist/app/main.js");
const envFile = join(root, ".env");

const [lastStep] = process.argv.slice(2);

refuseOldNode(root);
install();
if (lastStep !== "--install") {
  build();
  if (lastStep !== "--build") run();
}

function install() {
  const stamp = join(root, "node_modules/.nearsay-installed");
  const hash = hashFiles(root, ["package-lock.json"]);
  if (read(stamp) === hash) return;
  if (!isInstalledByHand(root)) {
    tell("Installing packages …");
    npm(["ci", "--include=dev"]);
  }
  writeFileSync(stamp, hash);
}

function build() {
  const stamp = join(root, "node_modules/.nearsay-built");
  const hash = hashFiles(root, builtInputs());
  const isThere = builtOutputs(root).every((file) => existsSync(file));
  if (isThere && read(stamp) === hash) return;
  tell("Building …");
  npm(["run", "--silent", "build"]);
  writeFileSync(stamp, hash);
}

function run() {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const server = spawn(process.execPath, ["--enable-source-maps", main], {
    cwd: root,
    // Over the fourth the server notices when this process is killed.
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
  // npm start names the npm it was run with; Windows needs a shell to find it.
  const given = process.env.npm_execpath;
  const { status } = given?.endsWith(".js")
    ? spawnSync(process.execPath, [given, ...args], options)
    : spawnSync("npm", args, { ...options, shell: true });
  if (status === 0) return;
  process.stderr.write(
    `\n"npm ${args.join(" ")}" failed: its output above says why. Mend that and try again.\n`,
  );
  process.exit(1);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function tell(text) {
  process.stdout.write(`${text}\n`);
}
