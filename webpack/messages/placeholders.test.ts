import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import messagesLoader from "./messages-loader.ts";
import {
  fillMessages,
  type FoundMessages,
  hasMessages,
} from "./placeholders.ts";

const english = {
  "@@locale": "en",
  "talk.title": "Talk",
  "talk.open": "{count, plural, one {# reply} other {# replies}}",
  "talk.alone": "Alone",
  "other.title": "Other",
};
const german = {
  "@@locale": "de",
  "talk.title": "Reden",
  "talk.open": "{count, plural, one {# Antwort} other {# Antworten}}",
};

let folder: string;
let found: FoundMessages;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "messages-"));
  found = new Map();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function load(query: string, de: object = german): string {
  const file = path.join(folder, "en.json");
  writeFileSync(path.join(folder, "de.json"), JSON.stringify(de));
  return messagesLoader.call(
    {
      resourcePath: file,
      resourceQuery: query,
      rootContext: path.dirname(folder),
      getOptions: () => ({ languages: ["en", "de", "uk"], found }),
      addDependency: () => undefined,
    },
    JSON.stringify(english),
  );
}

/** Result of a filled script. */
function run(language: "en" | "de" | "uk", expression: string): unknown {
  const script = fillMessages(load("?talk"), language, found)
    .replace(/^import .*$/gm, "")
    .replace("export const", "const");
  const formatCount = String;
  const plural = (count: number, forms: Record<string, string>) =>
    count === 1 ? forms.one : forms.other;
  return runInNewContext(`${script}; ${expression}`, { formatCount, plural });
}

it("is filled with the message of each language", () => {
  expect(run("en", "talk.title")).toBe("Talk");
  expect(run("de", "talk.title")).toBe("Reden");
  expect(run("de", "talk.open({ count: 2 })")).toBe("2 Antworten");
});

it("is filled with English if a language has no message or no catalogue", () => {
  expect(run("de", "talk.alone")).toBe("Alone");
  expect(run("uk", "talk.open({ count: 2 })")).toBe("2 replies");
});

it("is in a separate module for each namespace", () => {
  expect(load("")).toContain('export { other } from "./en.json?other";');
  expect(load("?talk")).not.toContain("Other");
  expect(run("de", "Object.keys(talk).length")).toBe(3);
});

it("changes when the message of any language changes", () => {
  const before = load("?talk");
  expect(load("?talk", { ...german, "talk.title": "Sprechen" })).not.toBe(
    before,
  );
});

it("must be filled in a finished script", () => {
  const unknown = '__nearsay_message__("host#talk.title@1")';
  expect(hasMessages(unknown)).toBe(true);
  expect(() => fillMessages(unknown, "de", found)).toThrow("has no message");
  expect(() => fillMessages("__nearsay_message__(`a`)", "de", found)).toThrow(
    "a placeholder was not found",
  );
});

it("is an export of its own in packages whose page is one script", () => {
  const file = "/remotes/discussion/messages/en.json";
  const write = (query: string) =>
    messagesLoader.call(
      {
        resourcePath: file,
        resourceQuery: query,
        rootContext: "/",
        getOptions: () => ({}),
        addDependency: () => undefined,
      },
      JSON.stringify({ ...english, "talk.delete": "Delete" }),
    );
  expect(write("")).toContain('export * as talk from "./en.json?talk";');
  expect(write("?talk")).toContain(
    'const m3 = "Delete";\nexport { m3 as "delete" };',
  );
});
