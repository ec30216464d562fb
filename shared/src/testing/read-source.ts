// Declared here instead of through Node's types, which would leak into code
// that runs in browsers.
declare const process: {
  getBuiltinModule(name: "node:fs"): {
    readFileSync(path: string, encoding: "utf8"): string;
  };
};

/** The text of a file below `shared/src`, for tests over stylesheets. */
export function readSource(file: string): string {
  const url = new URL(`../${file}`, import.meta.url);
  return process
    .getBuiltinModule("node:fs")
    .readFileSync(decodeURIComponent(url.pathname), "utf8");
}
