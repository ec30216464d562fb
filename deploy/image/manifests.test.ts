import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { foldersOfCore } from "./manifests.ts";

const server = path.join(import.meta.dirname, "../../server/src");

/** The folders of core that code of the server imports, apart from tests. */
function importedFolders(): string[] {
  const files = readdirSync(server, { recursive: true, encoding: "utf8" });
  const folders = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) => !file.startsWith("testing"))
    .map((file) => readFileSync(path.join(server, file), "utf8"))
    .flatMap((text) => [
      ...text.matchAll(/from "@nearsay\/core\/(?!messages)(\w+)/g),
    ])
    .map(([, folder = ""]) => folder);
  return [...new Set(folders)].sort();
}

it("lists the folders of core that the server imports", () => {
  expect(foldersOfCore).toEqual(importedFolders());
});
