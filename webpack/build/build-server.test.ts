import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "../checkout/paths.ts";
import { foldersOfCore } from "./build-server.ts";
import { reachedFiles } from "./reached-files.ts";

const server = path.join(root, "server/src");
const core = path.join(root, "shared/src");

it("transpiles the folders of core that the server uses", () => {
  const files = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) => !file.startsWith("testing"))
    .map((file) => path.join(server, file));
  const folders = [...reachedFiles(files)]
    .filter((file) => file.startsWith(core))
    .map((file) => path.relative(core, file).split(path.sep)[0] ?? "");
  expect([...new Set(folders)].sort()).toEqual(foldersOfCore);
});
