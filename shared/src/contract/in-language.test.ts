import { embedInLanguage, inLanguage, readRemoteRegistry } from "./remotes.ts";

const files = (ending: string) => ({
  entry: `/entry${ending}.js`,
  integrity: `sha384-entry${ending}`,
  modules: { Discussion: { scripts: [`/a${ending}.js`], styles: [] } },
  hashes: { [`/a${ending}.js`]: `sha384-a${ending}` },
  server: null,
});
const record = {
  name: "discussion",
  version: "0.1.0",
  contract: 1,
  enabled: true,
  embed: null,
};
const registry = readRemoteRegistry({
  remotes: [{ ...record, ...files(""), languages: { de: files(".de") } }],
});

it("sends a page only the files in its own language", () => {
  expect(inLanguage(registry, "de").remotes).toEqual([
    { ...record, ...files(".de") },
  ]);
});

it.each(["en", "ar"] as const)(
  "shows a remote in English if it has no %s files, or %s is English",
  (language) => {
    expect(inLanguage(registry, language).remotes).toEqual([
      { ...record, ...files("") },
    ]);
  },
);

it("gives other sites English if a remote lacks the embed files in a language", () => {
  const [remote] = registry.remotes;
  if (remote === undefined) throw new Error("There is no remote.");
  const embed = {
    element: "/v1.js",
    inline: "/inline.de.js",
    react: "/react.js",
    types: "/v1.d.ts",
    frame: { scripts: [], styles: [] },
  };
  const worded = { ...remote, languages: { de: { ...files(".de"), embed } } };
  expect(embedInLanguage(worded, "de")).toEqual({
    record: { ...record, ...files(".de"), embed },
    language: "de",
  });
  const english = { record: { ...record, ...files("") }, language: "en" };
  expect(embedInLanguage(remote, "de")).toEqual(english);
  expect(embedInLanguage(worded, "ar")).toEqual(english);
});
