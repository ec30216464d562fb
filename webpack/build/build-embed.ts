import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { EmbedFiles, Language } from "@nearsay/core/contract";
import ts from "typescript";
import {
  elementConfig,
  embedFiles,
  type EmbedBuild,
  reactConfig,
  widgetConfig,
} from "../config/embed.ts";
import { languagePlaceholder, nameIn } from "../messages/placeholders.ts";
import { root } from "../checkout/paths.ts";
import { buildInLanguages } from "./build-in-languages.ts";
import { filesOf, runWebpack, type Built } from "./run-webpack.ts";

export interface BuiltEmbed {
  /** Names of all written files. */
  files: string[];
  /** By name, not by URL. */
  languages: ReadonlyMap<Language, EmbedFiles>;
}

/** Builds a remote's files for the pages of other sites; null if there are none. */
export async function buildEmbed(
  build: EmbedBuild,
  languages: readonly Language[],
): Promise<BuiltEmbed | null> {
  if (!existsSync(path.join(build.folder, "src/widget/frame.tsx"))) return null;
  const worded = await buildInLanguages({
    languages,
    outputPath: build.outputPath,
    hash: "sha384",
    async compile(messages, outputPath) {
      const draft = { ...build, outputPath };
      const element = await runWebpack(
        elementConfig(draft, messages),
        build.folder,
      );
      const widget = await runWebpack(
        widgetConfig(draft, messages),
        build.folder,
      );
      return { ...widget, files: [...element.files, ...widget.files] };
    },
  });
  // A container for React hosts says nothing.
  const react = await runWebpack(reactConfig(build), build.folder);
  writeFileSync(path.join(build.outputPath, embedFiles.types), typesText());
  const files = [...worded.values(), react].flatMap((built) => built.files);
  const inLanguage = [...worded].map(
    ([language, built]) => [language, filesIn(language, built)] as const,
  );
  return { files: [...new Set(files)], languages: new Map(inLanguage) };
}

function filesIn(language: Language, built: Built): EmbedFiles {
  const named = (file: string) =>
    nameIn(language, file.replace(/(?=\.js$)/, `.${languagePlaceholder}`));
  return {
    ...embedFiles,
    element: named(embedFiles.element),
    inline: named(embedFiles.inline),
    styles: built.files.find(isInlineStyles) ?? null,
    frame: {
      scripts: filesOf(built, "embed-frame", ".js"),
      styles: stylesOf(built),
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
