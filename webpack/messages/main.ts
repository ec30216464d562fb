import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hostFolder, remoteFolder, root } from "../checkout/paths.ts";
import { remoteNames } from "../checkout/remotes.ts";
import { type CatalogueFile, readCatalogue } from "./catalogue.ts";
import { declareMessages } from "./declare-messages.ts";

/** Writes `dist/messages.d.ts` of each package with a catalogue. */
const packages = [
  ...[path.join(root, "shared"), path.join(root, "server"), hostFolder],
  ...remoteNames.map(remoteFolder),
];

for (const folder of packages) {
  const file = path.join(folder, "messages/en.json");
  if (!existsSync(file)) continue;
  const catalogue = JSON.parse(readFileSync(file, "utf8")) as CatalogueFile;
  const declared = declareMessages(readCatalogue(catalogue));
  const target = path.join(folder, "dist/messages.d.ts");
  const isSame =
    existsSync(target) && readFileSync(target, "utf8") === declared;
  mkdirSync(path.dirname(target), { recursive: true });
  if (!isSame) writeFileSync(target, declared);
}
