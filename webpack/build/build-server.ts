import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transformFile } from "@swc/core";
import { root } from "../checkout/paths.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { packPlaces } from "../places/pack-places.ts";

/** A constant, because the last of these options is missing in the types. */
const script = {
  target: "es2023",
  parser: { syntax: "typescript" },
  transform: { verbatimModuleSyntax: true },
  rewriteRelativeImportExtensions: true,
  // Comments are a tenth of the scripts, and no process reads them.
  minify: { compress: false, mangle: false, format: { comments: false } },
} as const;

/** The folders of core that the server runs. */
export const foldersOfCore = ["charts", "contract", "domain", "forms"];

/**
 * Writes what Node runs of the server and of core next to their source folders,
 * and the list of locations: without type checking.
 */
export async function buildServer(): Promise<void> {
  writeMessages();
  for (const folder of foldersOfCore) await transpile("shared", folder);
  await transpile("server", ".");
  packPlaces();
}

/** From a folder in `src` to the same folder in `dist`. */
async function transpile(part: string, room: string): Promise<void> {
  const from = path.join(root, part, "src");
  const to = path.join(root, part, "dist");
  const names = readdirSync(path.join(from, room), {
    recursive: true,
    encoding: "utf8",
  });
  const sources = names.filter((name) => /(?<!\.d|\.test)\.ts$/.test(name));
  await Promise.all(
    sources.map((name) => {
      const file = path.join(room, name);
      const output = path.join(to, file).replace(/\.ts$/, ".js");
      return transpileFile(path.join(from, file), output);
    }),
  );
}

async function transpileFile(source: string, output: string): Promise<void> {
  const folder = path.dirname(output);
  const { code, map = "" } = await transformFile(source, {
    swcrc: false,
    sourceMaps: true,
    sourceFileName: path.relative(folder, source),
    jsc: script,
  });
  mkdirSync(folder, { recursive: true });
  const mapFile = `${path.basename(output)}.map`;
  writeFileSync(output, `${code}//# sourceMappingURL=${mapFile}\n`);
  writeFileSync(`${output}.map`, map);
}
