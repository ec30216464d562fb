// Declared here instead of using Node's types, which would also apply to code
// that runs in browsers.
declare const process: {
  getBuiltinModule(name: "node:fs"): {
    readFileSync(path: string, encoding: "utf8"): string;
    readdirSync(
      path: string,
      options: { recursive: true; encoding: "utf8" },
    ): string[];
  };
};

/** The text of a file below `shared/src`, for tests of stylesheets. */
export function readSource(file: string): string {
  return process.getBuiltinModule("node:fs").readFileSync(pathOf(file), "utf8");
}

/** The files in a folder below `shared/src`, recursively, by their paths in it. */
export function listSources(folder: string): string[] {
  return process
    .getBuiltinModule("node:fs")
    .readdirSync(pathOf(folder), { recursive: true, encoding: "utf8" });
}

function pathOf(file: string): string {
  const url = new URL(`../${file}`, import.meta.url);
  return decodeURIComponent(url.pathname);
}
