import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../checkout/paths.ts";
import federationLoader, { federationRule } from "./federation-source.ts";

const folder = path.join(root, "node_modules/@module-federation");

function read(file: string) {
  const resourcePath = path.join(folder, file);
  return {
    resourcePath,
    source: readFileSync(resourcePath, "utf8"),
  };
}

it.each([
  ["webpack-bundler-runtime/dist/index.js", "import * as runtime"],
  ["webpack-bundler-runtime/dist/init.js", "runtime/helpers"],
  ["webpack-bundler-runtime/dist/consumes.js", "getShortErrorMsg("],
  ["sdk/dist/logger.js", "= createLogger("],
  ["error-codes/dist/desc.mjs", "...runtimeDescMap"],
])("removes code from %s that no container uses", (file, left) => {
  const { resourcePath, source } = read(file);
  expect(federationRule.test).toBeInstanceOf(RegExp);
  expect(resourcePath).toMatch(federationRule.test as RegExp);
  expect(source).toContain(left);
  const changed = federationLoader.call({ resourcePath }, source);
  expect(changed).not.toContain(left);
});

it("rejects a file that differs from the expected one", () => {
  const { resourcePath } = read("sdk/dist/logger.js");
  expect(() => federationLoader.call({ resourcePath }, "")).toThrow(
    /logger\.js no longer contains .*/,
  );
});

it("does not change any other file", () => {
  const resourcePath = path.join(folder, "sdk/dist/index.js");
  expect(federationLoader.call({ resourcePath }, "a();")).toBe("a();");
});
