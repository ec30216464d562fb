import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Language } from "@nearsay/core/contract";
import { languagePlaceholder, nameIn } from "../messages/placeholders.ts";

/** What hosts and developer tools of the federation read about a container, beside its entry. */
export const federationManifest = "mf-manifest.json";

/** Also written by the plugin, with paths of this machine. */
export const federationStats = "mf-stats.json";

/**
 * Writes the manifest of a build in each of its languages: `mf-manifest.json`
 * for English, `mf-manifest.de.json` for German. The plugin wrote one whose
 * file names have a place for the language. No page loads them, so they are not
 * compressed.
 */
export async function writeManifests(
  folder: string,
  languages: readonly Language[],
): Promise<void> {
  const placed = await readFile(path.join(folder, federationManifest), "utf8");
  for (const language of languages) {
    const name = nameIn(language, `mf-manifest.${languagePlaceholder}.json`);
    await writeFile(path.join(folder, name), nameIn(language, placed));
  }
}
