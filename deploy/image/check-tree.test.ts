import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkTree, maxBytes } from "./check-tree.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "nearsay-tree-"));
  write("nearsay/server/dist/app/main.js");
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string): string {
  const written = path.join(root, file);
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, "12345");
  return written;
}

it("counts files and bytes, and finds no problems in files for serving", () => {
  expect(checkTree(root, ["jest"])).toEqual({
    bytes: 5,
    files: 1,
    failures: [],
  });
});

it.each([
  ["nearsay/server/dist/app/main.js.map", "is a source map"],
  ["nearsay/server/dist/app/main.test.js", "is a test"],
  ["nearsay/server/dist/app/main.ts", "is a source"],
  ["nearsay/.env", "is a secret"],
  ["nearsay/.env.local", "is a secret"],
  ["etc/site.pem", "is a secret"],
  ["data/secret", "is data"],
])("finds %s", (file, problem) => {
  write(file);
  expect(checkTree(root, []).failures).toEqual([
    expect.stringContaining(`${file} ${problem}`),
  ]);
});

it("counts the target of a link once", () => {
  symlinkSync("nearsay/server", path.join(root, "link"));
  expect(checkTree(root, []).files).toBe(2);
});

it("finds packages that only development needs", () => {
  write("nearsay/node_modules/jest/package.json");
  expect(checkTree(root, ["jest"]).failures).toEqual([
    expect.stringMatching(/^jest is installed/),
  ]);
});

it("finds an image that is too large", () => {
  truncateSync(write("nearsay/large"), maxBytes);
  expect(checkTree(root, []).failures).toEqual([
    expect.stringMatching(/^The size is 200.0 MB/),
  ]);
});
