import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  type CatalogueFile,
  compileMessage,
  type Helper,
  readCatalogue,
  type Tree,
  writeTree,
} from "./catalogue.ts";
import { declareMessages } from "./declare-messages.ts";

const packages = [
  ...["host", "server", "shared"],
  ...["surveys", "insights", "discussion", "creator", "embed", "operator"].map(
    (name) => `remotes/${name}`,
  ),
];

/**
 * Writes `messages/generated/` of each package with a catalogue: declarations
 * for TypeScript, and the English messages as a script for tests. Jest calls it
 * before the first test.
 */
export default function writeMessages(): void {
  const root = path.resolve(import.meta.dirname, "../..");
  for (const part of packages) {
    const folder = path.join(root, part, "messages");
    const file = path.join(folder, "en.json");
    if (!existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    const english = readCatalogue(JSON.parse(text) as CatalogueFile);
    const target = path.join(folder, "generated");
    mkdirSync(target, { recursive: true });
    writeIfNew(path.join(target, "english.d.ts"), declareMessages(english));
    writeIfNew(path.join(target, "english.js"), scriptOf(english));
  }
}

/** Keeps the time of an unchanged file, by which TypeScript knows what to check. */
function writeIfNew(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
}

function scriptOf(english: ReadonlyMap<string, Tree>): string {
  const helpers = new Set<Helper>();
  const lines = [...english].map(([name, tree]) => {
    const code = writeTree(name, tree, (_key, message) => {
      const compiled = compileMessage(message, "en");
      for (const helper of compiled.helpers) helpers.add(helper);
      return compiled.code;
    });
    return `export const ${name} = ${code};`;
  });
  const imported = `import { ${[...helpers].sort().join(", ")} } from "@nearsay/core/domain";`;
  return `${[imported, ...lines].join("\n")}\n`;
}
