import { readdirSync } from "node:fs";
import { join } from "node:path";

/** All inputs of a build, relative to the root of the repository. */
export function builtInputs() {
  return [
    "package-lock.json",
    "package.json",
    "tsconfig.base.json",
    "tsconfig.browser.json",
    "shared",
    "webpack",
    "host",
    "remotes",
    "server/package.json",
    "server/tsconfig.json",
    "server/src",
  ];
}

/** A file of each output that a finished build leaves. */
export function builtOutputs(root) {
  const remotes = readdirSync(join(root, "remotes"), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => join(root, "remotes", name, "dist/current.json"));
  return [
    join(root, "shared/dist/contract/index.js"),
    join(root, "server/dist/app/main.js"),
    join(root, "server/dist/places.br"),
    join(root, "host/dist/manifest.json"),
    ...remotes,
  ];
}
