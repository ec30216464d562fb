import webpack, { type Compiler } from "webpack";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";

export type IntegrityHash = "sha256" | "sha384";

/**
 * Every first visit loads the hashes of the host's chunks, which cannot be
 * compressed, so they are short.
 */
export const hostHash: IntegrityHash = "sha256";

/**
 * Hashes that chunks use to load each other's scripts. The plugin stores one
 * hash per chunk, that of its last file; which file is last depends on the
 * cache, and a script that is verified against the hash of its styles never
 * loads.
 */
export class ScriptIntegrityPlugin extends SubresourceIntegrityPlugin {
  constructor(hash: IntegrityHash) {
    super({ hashFuncNames: [hash] });
  }

  override apply(compiler: Compiler): void {
    const { name } = ScriptIntegrityPlugin;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE - 1;
    compiler.hooks.compilation.tap(name, ({ hooks, chunks }) => {
      hooks.processAssets.tap({ name, stage }, () => {
        for (const { files } of chunks) putScriptsLast(files);
      });
    });
    super.apply(compiler);
  }
}

function putScriptsLast(files: Set<string>): void {
  for (const file of [...files]) {
    if (!file.endsWith(".js")) continue;
    files.delete(file);
    files.add(file);
  }
}
