import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSync, version } from "esbuild";

/** Imports of the package other than its main entry. */
const others = ["compile", "schema", "value"];

/**
 * Transforms the entries of typebox for Jest: one file instead of seven
 * hundred, which almost every suite would load one by one.
 */
export default {
  process(text, file) {
    const folder = folderOf(file);
    const name = path.relative(folder, path.dirname(file));
    if (name === "") return { code: bundle(folder) };
    // All entries are in one bundle, because they share state.
    return { code: `module.exports = require("../index.mjs").$${name};` };
  },
  getCacheKey(text, file) {
    const own = readFileSync(new URL(import.meta.url));
    const described = readFileSync(
      path.join(folderOf(file), "../package.json"),
    );
    const hash = createHash("sha256").update(own).update(described);
    return hash.update(version).update(file).digest("hex").slice(0, 32);
  },
};

/** @param file `build/index.mjs` or `build/<part>/index.mjs`. */
function folderOf(file) {
  return /^.*\/typebox\/build/.exec(file.replaceAll("\\", "/"))[0];
}

function bundle(folder) {
  const contents = [
    'export * from "./index.mjs";',
    'export { default } from "./index.mjs";',
    ...others.map((name) => `export * as $${name} from "./${name}/index.mjs";`),
  ].join("\n");
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: "cjs",
    target: "es2022",
    write: false,
  });
  return outputFiles[0].text;
}
