import { lstatSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { reachPackages } from "./reach-packages.ts";

/** Maximum size of the unpacked image in bytes. */
export const maxBytes = 200_000_000;

/** Files that serving does not need, by the end of their path. */
const unwanted: [RegExp, string][] = [
  [/\.map$/, "a source map"],
  [/\.(test|spec)\.[cm]?[jt]sx?$|\/__tests__\//, "a test"],
  [/\.tsx?$/, "a source"],
  [
    /(^|\/)\.(env[^/]*|npmrc|git)$|\.(pem|key)$/,
    "a secret, or a file that may contain one",
  ],
  [/^(data|nearsay\/data)\/./, "data"],
];

export interface CheckedTree {
  bytes: number;
  files: number;
  /** Problems, one sentence each. */
  failures: string[];
}

/**
 * Checks every file below the root of an image, in which no package of
 * `devPackages` may be installed.
 */
export function checkTree(root: string, devPackages: string[]): CheckedTree {
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
      failures.push(
        `${name} is installed, but only needed for builds and tests.`,
      );
  if (bytes > maxBytes)
    failures.push(
      `The size is ${inMegabytes(bytes)}; the maximum is ${inMegabytes(maxBytes)}.`,
    );
  return { bytes, files: files.length, failures };
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Development dependencies of workspaces that no served package depends on. */
export function readDevPackages(root: string): string[] {
  const served = new Set(
    reachPackages(root).map((folder) => folder.split("node_modules/").at(-1)),
  );
  return [".", "webpack", "server", "shared"]
    .flatMap((folder) => {
      const text = readFileSync(
        path.join(root, folder, "package.json"),
        "utf8",
      );
      const { devDependencies } = JSON.parse(text) as {
        devDependencies?: object;
      };
      return Object.keys(devDependencies ?? {});
    })
    .filter((name) => !served.has(name));
}

/** Does not follow links, which some versions of Node do by default. */
function listFiles(root: string, folder = ""): string[] {
  const items = readdirSync(path.join(root, folder), { withFileTypes: true });
  return items.flatMap((item) => {
    const inside = path.join(folder, item.name);
    return item.isDirectory() ? listFiles(root, inside) : [inside];
  });
}
