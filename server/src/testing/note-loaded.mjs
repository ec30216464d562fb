// For --import: at the end of the process, the packages of CommonJS that it
// loaded stand in the file NOTE_LOADED.
import { writeFileSync } from "node:fs";
import Module from "node:module";

process.on("exit", () => {
  writeFileSync(process.env.NOTE_LOADED, Object.keys(Module._cache).join("\n"));
});
