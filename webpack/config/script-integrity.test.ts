import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack, { type Compiler } from "webpack";
import { ScriptIntegrityPlugin } from "./script-integrity.ts";

/** Adds a style sheet after the script of the lazy chunk, as a warm cache may do. */
class LateStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("LateStyles", (compilation) => {
      compilation.hooks.processAssets.tap("LateStyles", () => {
        const styles = new webpack.sources.RawSource("p { color: red }");
        for (const chunk of compilation.chunks) {
          if (chunk.name !== "part") continue;
          compilation.emitAsset("part.css", styles);
          chunk.files.add("part.css");
        }
      });
    });
  }
}

/** Builds a page with one lazy chunk into `dist`. */
async function build(folder: string): Promise<void> {
  writeFileSync(
    path.join(folder, "page.js"),
    'import(/* webpackChunkName: "part" */ "./part.js");',
  );
  writeFileSync(path.join(folder, "part.js"), "export const part = 1;");
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack({
      context: folder,
      mode: "production",
      entry: "./page.js",
      output: {
        path: path.join(folder, "dist"),
        filename: "[name].js",
        chunkFilename: "[name].js",
        crossOriginLoading: "anonymous",
      },
      plugins: [new LateStyles(), new ScriptIntegrityPlugin("sha384")],
    });
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString()));
      else resolve();
    });
  });
}

test("a chunk's script is verified against its own hash, not that of its styles", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nearsay-integrity-"));
  try {
    await build(folder);
    const read = (name: string) =>
      readFileSync(path.join(folder, "dist", name));
    const hash = createHash("sha384").update(read("part.js")).digest("base64");
    expect(read("main.js").toString()).toContain(`sha384-${hash}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
