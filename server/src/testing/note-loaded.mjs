// For --import: when the process ends, writes the loaded CommonJS modules to
// the file NOTE_LOADED.
import { writeFileSync } from "node:fs";
import Module from "node:module";

process.on("exit", () => {
  writeFileSync(process.env.NOTE_LOADED, Object.keys(Module._cache).join("\n"));
});
