import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { EmbedFiles, Language } from "@nearsay/core/contract";
import ts from "typescript";
import {
  elementConfig,
  embedConfigs,
  embedFiles,
  type EmbedBuild,
  widgetConfig,
} from "../config/embed.ts";
import { root } from "../checkout/paths.ts";
import { buildInLanguages } from "./build-in-languages.ts";
import { filesOf, runWebpack, type Built } from "./run-webpack.ts";

export interface BuiltEmbed {
  /** Names of all written files. */
  files: string[];
  /** By name, not by URL. */
  embed: EmbedFiles;
  /** The files in other languages. */
  languages: ReadonlyMap<Language, EmbedFiles>;
}

/** Builds a remote's files for the pages of other sites; null if there are none. */
export async function buildEmbed(
  build: EmbedBuild,
  languages: readonly Language[] = [],
): Promise<BuiltEmbed | null> {
  if (!existsSync(path.join(build.folder, "src/widget/frame.tsx"))) return null;
  const files: string[] = [];
  const frame: EmbedFiles["frame"] = { scripts: [], styles: [] };
  let styles: string | null = null;
  for (const configuration of embedConfigs(build)) {
    const built = await runWebpack(configuration);
    files.push(...built.files);
    frame.scripts.push(...filesOf(built, "embed-frame", ".js"));
    frame.styles.push(...stylesOf(built));
    styles ??= built.files.find(isInlineStyles) ?? null;
  }
  writeFileSync(path.join(build.outputPath, embedFiles.types), typesText());
  const embed = { ...embedFiles, styles, frame };
  const worded = await buildWorded(build, languages);
  for (const built of worded.values()) files.push(...built.files);
  const inLanguage = [...worded].map(
    ([language, built]) => [language, filesIn(language, embed, built)] as const,
  );
  return {
    files: [...new Set(files)],
    embed,
    languages: new Map(inLanguage),
  };
}

/** Everything that contains text; the container for React hosts contains none. */
function buildWorded(build: EmbedBuild, languages: readonly Language[]) {
  return buildInLanguages({
    ...{ languages, outputPath: build.outputPath, hash: "sha384" },
    async compile(words, outputPath) {
      const draft = { ...build, outputPath };
      const element = await runWebpack(elementConfig(draft, words));
      const widget = await runWebpack(widgetConfig(draft, words));
      return { ...widget, files: [...element.files, ...widget.files] };
    },
  });
}

function filesIn(
  language: Language,
  english: EmbedFiles,
  built: Built,
): EmbedFiles {
  const named = (file: string) => file.replace(/(?=\.js$)/, `.${language}`);
  return {
    ...english,
    element: named(embedFiles.element),
    inline: named(embedFiles.inline),
    frame: {
      ...english.frame,
      scripts: filesOf(built, "embed-frame", ".js"),
    },
  };
}

function isInlineStyles(file: string): boolean {
  return /^embed-inline\..*\.css$/.test(file);
}

/** A frame's page has all styles from the start: its policy allows no script to load them later. */
function stylesOf(built: Built): string[] {
  const first = filesOf(built, "embed-frame", ".css");
  const later = built.files.filter(
    (file) => file.endsWith(".css") && !isInlineStyles(file),
  );
  return [...new Set([...first, ...later])];
}

/** The declarations of the embed contract, which therefore imports nothing. */
function typesText(): string {
  const file = path.join(root, "shared/src/contract/embed.ts");
  const { outputText } = ts.transpileDeclaration(readFileSync(file, "utf8"), {
    fileName: file,
  });
  return outputText;
}
