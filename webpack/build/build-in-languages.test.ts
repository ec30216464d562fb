import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire, SourceMap, type SourceMapPayload } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  completeLanguages,
  firstLanguage,
  type Language,
} from "@nearsay/core/contract";
import webpack from "webpack";
import {
  buildInLanguages,
  languagesToBuild,
  packScript,
  sealScripts,
} from "./build-in-languages.ts";
import { type Built, filesOf } from "./run-webpack.ts";

const { ConcatSource, OriginalSource } = webpack.sources;

const seal = (text: string) =>
  `sha384-${createHash("sha384").update(text).digest("base64")}`;
const shout = (texts: ReadonlyMap<string, string>) =>
  new Map(
    [...texts].map(([name, text]) => [
      name,
      text.replace("messages", "Wörter"),
    ]),
  );

it("updates the hashes of other scripts in a changed script", () => {
  const [a, b] = ["a messages", "b"];
  const entry = `load(${seal(a)}, ${seal(b)}, sha384-other)`;
  const before = new Map([
    ["entry.js", entry],
    ["a.js", a],
    ["b.js", b],
  ]);
  const sealed = sealScripts(before, shout(before), "sha384");
  expect(sealed.get("a.js")).toBe("a Wörter");
  expect(sealed.get("entry.js")).toBe(
    `load(${seal("a Wörter")}, ${seal(b)}, sha384-other)`,
  );
});

it("rejects scripts that contain each other's hashes in a cycle", () => {
  const last = "messages";
  const middle = seal(last);
  const first = seal(middle);
  const scripts = new Map(Object.entries({ first, middle, last }));
  expect(() => sealScripts(scripts, shout(scripts), "sha384")).toThrow(
    "first contains the hash of a script that contains hashes",
  );
});

it("builds English first, then complete languages and those that a site asks for", () => {
  const others = completeLanguages.filter((one) => one !== firstLanguage);
  const all = [firstLanguage, ...others.sort()];
  expect(languagesToBuild({})).toEqual(all);
  expect(languagesToBuild({ LANGUAGES: "en, de,ar,xx,de" })).toEqual(all);
});

it("packs a script that the server loads as it would the script itself", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nearsay-packed-"));
  try {
    const file = path.join(folder, "server.cjs");
    const script = `exports.words = "Wörter"; exports.file = require("node:path").basename(__filename);`;
    const packed = packScript(script);
    expect(packed).not.toContain("Wörter");
    writeFileSync(file, packed);
    const loaded: unknown = createRequire(file)(file);
    expect(loaded).toEqual({ words: "Wörter", file: "server.cjs" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("of one build", () => {
  const key = "texts.ts@1#texts";
  const place = `run((p)=>{import("./b.__nearsay_language__.js");const t=__nearsay_message__("${key}",p);`;
  const placed = new ConcatSource(
    place,
    new OriginalSource("say(t.a);});\n", "a.ts"),
  );
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "nearsay-languages-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  async function build(): Promise<Map<Language, Built>> {
    const [script, map, style] = [
      "a.__nearsay_language__.js",
      "a.__nearsay_language__.js.map",
      "a.css",
    ];
    return buildInLanguages({
      languages: ["en", "de"],
      outputPath: path.join(folder, "out"),
      hash: "sha384",
      compile({ found }, draft) {
        const messages = { en: 'p=>({a:p+"Talk"})', de: 'p=>({a:"Reden"})' };
        found.set(
          key,
          new Map(Object.entries(messages) as [Language, string][]),
        );
        const write = (name: string, text: string) => {
          writeFileSync(path.join(draft, name), text);
        };
        mkdirSync(draft);
        write(script, `${placed.source()}//# sourceMappingURL=${map}`);
        write(map, JSON.stringify({ ...placed.map(), file: script }));
        write(style, ".a{}");
        const assets = [script, style].map((name) => ({ name }));
        const groups = { page: { assets } };
        return Promise.resolve({ files: [script, style, map], groups });
      },
    });
  }

  it("writes the scripts of each language, what all share once, and maps in English alone", async () => {
    const built = await build();
    expect(readdirSync(path.join(folder, "out")).sort()).toEqual([
      ...["a.css", "a.de.js", "a.js", "a.js.map"],
    ]);
    expect(readdirSync(folder)).toEqual(["out"]);
    expect(built.get("en")?.files).toEqual(["a.css", "a.js", "a.js.map"]);
    expect(built.get("de")?.files).toEqual(["a.css", "a.de.js"]);
    expect(filesOf(built.get("de")!, "page", ".js")).toEqual(["a.de.js"]);
    const text = (name: string) =>
      readFileSync(path.join(folder, "out", name), "utf8");
    expect(text("a.js")).toBe(
      'run(a=>{import("./b.js"),say(a+"Talk")});\n//# sourceMappingURL=a.js.map',
    );
    expect(text("a.de.js")).toBe(
      'run((p)=>{import("./b.de.js");const t=(p=>({a:"Reden"}))(p);say(t.a);});',
    );
  });

  it("maps code after a message to its place in the sources", async () => {
    await build();
    const [script = "", map = ""] = ["a.js", "a.js.map"].map((name) =>
      readFileSync(path.join(folder, "out", name), "utf8"),
    );
    const payload = JSON.parse(map) as SourceMapPayload;
    expect(payload).toMatchObject({ file: "a.js", sources: ["a.ts"] });
    const found = new SourceMap(payload).findEntry(0, script.indexOf("say"));
    expect(found).toMatchObject({
      originalSource: "a.ts",
      originalLine: 0,
      originalColumn: 0,
    });
  });
});
