import { lstatSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Bytes that the image may have, unpacked. */
export const maxBytes = 200_000_000;

/** What nothing that serves has to have, by the end of its path. */
const unwanted: [RegExp, string][] = [
  [/\.map$/, "a source map"],
  [/\.(test|spec)\.[cm]?[jt]sx?$|\/__tests__\//, "a test"],
  [/\.tsx?$/, "a source"],
  [
    /(^|\/)\.(env[^/]*|npmrc|git)$|\.(pem|key)$/,
    "a secret, or what may hold one",
  ],
  [/^(data|nearsay\/data)\/./, "data"],
];

export interface Look {
  bytes: number;
  files: number;
  /** What is wrong, one sentence each. */
  failures: string[];
}

/** Looks at every file below the root of an image, in which nothing of `devPackages` may be installed. */
export function lookAtTree(root: string, devPackages: string[]): Look {
  const files = listFiles(root);
  const bytes = files.reduce(
    (sum, file) => sum + lstatSync(path.join(root, file)).size,
    0,
  );
  const failures = files.flatMap((file) =>
    unwanted
      .filter(([pattern]) => pattern.test(file))
      .map(([, what]) => `${file} is ${what}.`),
  );
  for (const name of devPackages)
    if (files.includes(`nearsay/node_modules/${name}/package.json`))
      failures.push(`${name} is there, which only building and trying need.`);
  if (bytes > maxBytes)
    failures.push(`It has ${inMegabytes(bytes)}, of ${inMegabytes(maxBytes)}.`);
  return { bytes, files: files.length, failures };
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Packages of the workspace that are named for developing alone. */
export function readDevPackages(root: string): string[] {
  const served = Object.keys(readManifest(root, "server").dependencies ?? {});
  return [".", "webpack", "server", "shared"]
    .flatMap((folder) =>
      Object.keys(readManifest(root, folder).devDependencies ?? {}),
    )
    .filter((name) => !served.includes(name));
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest(root: string, folder: string): Manifest {
  const file = path.join(root, folder, "package.json");
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => path.relative(root, path.join(item.parentPath, item.name)));
}
