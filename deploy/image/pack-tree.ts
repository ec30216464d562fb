/**
 * `tsx deploy/image/pack-tree.ts <folder>`: writes only the files of a built
 * checkout that serving needs.
 */
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isServed } from "./is-served.ts";
import { coreFolder, readManifest, foldersOfCore } from "./manifests.ts";
import { reachPackages } from "./reach-packages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [asked] = process.argv.slice(2);
if (asked === undefined) throw new Error("Give the folder to write to.");
const target = path.resolve(asked);

for (const part of [
  "LICENSE",
  "server/dist",
  "server/messages/generated",
  "server/migrations",
  "host/dist",
  ...readdirSync(path.join(root, "remotes"), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .flatMap(({ name }) => partsOfRemote(name)),
  ...reachPackages(root),
])
  pack(part, part);
for (const folder of foldersOfCore)
  pack(`shared/dist/${folder}`, `${coreFolder}/dist/${folder}`);
pack("shared/messages/generated", `${coreFolder}/messages/generated`);
for (const folder of [".", "server", coreFolder]) packManifest(folder);
symlinkSync("../../server", path.join(target, "node_modules/@nearsay/server"));

/** The files of a remote that pages use: earlier builds are left out. */
function partsOfRemote(name: string): string[] {
  const dist = `remotes/${name}/dist`;
  const text = readFileSync(path.join(root, dist, "current.json"), "utf8");
  const { version } = JSON.parse(text) as { version: string };
  return [`${dist}/current.json`, `${dist}/${version}`];
}

function pack(from: string, to: string): void {
  const start = path.join(root, from);
  cpSync(start, path.join(target, to), {
    recursive: true,
    filter: (file) => isServed(path.join(to, path.relative(start, file))),
  });
}

function packManifest(folder: string): void {
  const manifest = readManifest(root, folder);
  const file = path.join(target, folder, "package.json");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
