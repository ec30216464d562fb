import { createHash } from "node:crypto";
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  languagesToBuild,
  packScripts,
  sealAnew,
} from "./build-in-languages.ts";

const seal = (text: string) =>
  `sha384-${createHash("sha384").update(text).digest("base64")}`;
const shout = (text: string) => text.replace("words", "Wörter");

it("updates the hashes of other scripts in a changed script", () => {
  const [a, b] = ["a words", "b"];
  const entry = `load(${seal(a)}, ${seal(b)}, sha384-other)`;
  const sealed = sealAnew(
    new Map([
      ["entry.js", entry],
      ["a.js", a],
      ["b.js", b],
    ]),
    "sha384",
    shout,
  );
  expect(sealed.get("a.js")).toBe("a Wörter");
  expect(sealed.get("entry.js")).toBe(
    `load(${seal("a Wörter")}, ${seal(b)}, sha384-other)`,
  );
});

it("rejects scripts that contain each other's hashes in a cycle", () => {
  const last = "words";
  const middle = seal(last);
  const first = seal(middle);
  const scripts = { first, middle, last };
  expect(() =>
    sealAnew(new Map(Object.entries(scripts)), "sha384", shout),
  ).toThrow("first knows the hash of a script that knows hashes");
});

it("builds complete languages and those that a site requests, and English only once", () => {
  const all = ["ar", "de", "es", "fr", "tr", "uk"];
  expect(languagesToBuild({})).toEqual(all);
  expect(languagesToBuild({ LANGUAGES: "en, de,ar,xx,de" })).toEqual(all);
});

it("packs a script so that the server can load it like the original, and packs it only once", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nearsay-packed-"));
  try {
    const file = path.join(folder, "server.cjs");
    const script = `exports.words = "Wörter"; exports.file = require("node:path").basename(__filename);`;
    writeFileSync(file, script);
    await packScripts(folder, ["server.cjs"]);
    const packed = readFileSync(file, "utf8");
    expect(packed).not.toContain("Wörter");
    // Like after a build for which webpack found the file already written.
    await packScripts(folder, ["server.cjs"]);
    expect(readFileSync(file, "utf8")).toBe(packed);
    expect(readdirSync(folder)).toEqual(["server.cjs"]);
    const loaded: unknown = createRequire(file)(file);
    expect(loaded).toEqual({ words: "Wörter", file: "server.cjs" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
