/**
 * `deploy/try-image.sh [--fresh]`: creates the image's files without a
 * container engine, checks them, and runs the server.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { copyContext, copyBuilt } from "./build-context.ts";
import { type Confined, confine } from "./confine.ts";
import { inMegabytes, checkTree, readDevPackages } from "./check-tree.ts";
import { type Image, runDockerfile } from "./run-dockerfile.ts";

/** Milliseconds for the server's start, including writing the demo data. */
const startTimeout = 120_000;

/**
 * Requests and the expected content: data, a rendered page, a picture made by
 * native code, a script.
 */
const expected = [
  ["/health", '"ok":true'],
  ["/", "Nearsay: surveys near you"],
  ["/surveys/1", "<main"],
  ["/pictures/site.png", "PNG"],
  ["/api/surveys", '"items"'],
  ["/embed/v1.js", "nearsay-survey"],
] as const;

const root = fileURLToPath(new URL("../..", import.meta.url));
const work = mkdtempSync(path.join(tmpdir(), "nearsay-image-"));
try {
  // The image's user must be able to read the folder.
  chmodSync(work, 0o755);
  const image = make(process.argv.includes("--fresh"));
  checkFiles(image);
  await tryOut(image);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The image has problems.\n${why}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

function make(isFresh: boolean): Image {
  const began = performance.now();
  const context = path.join(work, "context");
  copyContext(root, context);
  if (!isFresh) copyBuilt(root, context);
  const image = runDockerfile(path.join(root, "deploy/Dockerfile"), {
    folder: path.join(work, "stages"),
    context,
  });
  report(`steps executed in ${secondsSince(began)}`);
  return image;
}

function checkFiles(image: Image): void {
  const dev = readDevPackages(root);
  const { bytes, files, failures } = checkTree(image.root, dev);
  if (failures.length > 0) throw new Error(failures.join("\n"));
  report(`${files} files, ${inMegabytes(bytes)} unpacked, no unwanted files`);
}

async function tryOut(image: Image): Promise<void> {
  const data = path.join(work, "data");
  mkdirSync(data, { mode: 0o700 });
  const [uid = 0, gid = 0] = image.user.split(":").map(Number);
  if (process.getuid?.() === 0) chownSync(data, uid, gid);
  const port = await findPort();
  const confined = confine(image, data, { PORT: `${port}` });
  if (confined === null)
    report("not tested: running it confined, which needs root and unshare");
  else await serveOnce(image, confined, port);
}

async function serveOnce(
  image: Image,
  confined: Confined,
  port: number,
): Promise<void> {
  const began = performance.now();
  const [program, ...args] = confined(image.entrypoint);
  const server = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit") as Promise<[number | null]>;
  try {
    while (!(await isThere(port))) {
      const isLate = performance.now() - began > startTimeout;
      if (isLate || server.exitCode !== null)
        throw new Error("The server does not start.");
      await pause(200);
    }
    if (!isHealthy(image, confined)) throw new Error("The health check fails.");
    report(`healthy after ${secondsSince(began)}`);
    for (const [address, text] of expected)
      await expectText(`http://127.0.0.1:${port}${address}`, text);
  } finally {
    server.kill("SIGTERM");
  }
  const [code] = await ended;
  if (code !== 0)
    throw new Error(`The server exited with ${code} after SIGTERM.`);
  report(
    "ran as another user with a read-only root file system, exited with 0 after SIGTERM",
  );
}

async function isThere(port: number): Promise<boolean> {
  const asked = fetch(`http://127.0.0.1:${port}/health`);
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}

function isHealthy(image: Image, confined: Confined): boolean {
  const [program, ...args] = confined(image.health);
  return spawnSync(program, args).status === 0;
}

async function expectText(url: string, text: string): Promise<void> {
  const reply = await fetch(url);
  if (reply.ok && (await reply.text()).includes(text)) return;
  throw new Error(`${url} returned ${reply.status} without ${text}.`);
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

function report(text: string): void {
  process.stdout.write(`image: ${text}\n`);
}
