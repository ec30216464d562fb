import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readText, root } from "../check/files.ts";
import { readVersions, setVersion } from "./set-version.ts";

const { version } = JSON.parse(readText("package.json")) as { version: string };
const files = [
  "CHANGELOG.md",
  "server/package.json",
  "package-lock.json",
  "deploy/kubernetes.yaml",
  "docs/operators.md",
];
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), "nearsay-version-"));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
});

afterEach(() => {
  rmSync(copy, { recursive: true });
});

const readAll = () =>
  files.map((file) => readFileSync(path.join(copy, file), "utf8"));

it("finds one version in all files", () => {
  const found = Object.values(readVersions(root)).flat();
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found)).toEqual(new Set([version]));
});

it("writes the next version to all of them, and changes nothing else", () => {
  writeFileSync(path.join(copy, "CHANGELOG.md"), "## 9.8.7, 2026-12-01\n");
  const before = readAll();
  expect(setVersion(copy, "9.8.7")).toEqual(files.slice(1));
  expect(new Set(Object.values(readVersions(copy)).flat())).toEqual(
    new Set(["9.8.7"]),
  );
  setVersion(copy, "9.8.7");
  writeFileSync(path.join(copy, "CHANGELOG.md"), `## ${version}\n`);
  setVersion(copy, version);
  expect(readAll().slice(1)).toEqual(before.slice(1));
});

it("rejects a version without a section in CHANGELOG.md, and writes nothing", () => {
  writeFileSync(path.join(copy, "CHANGELOG.md"), "## 9.8.70, 2026-12-01\n");
  const before = readAll();
  expect(() => setVersion(copy, "9.8.7")).toThrow(
    'CHANGELOG.md has no section "## 9.8.7"',
  );
  expect(readAll()).toEqual(before);
});
