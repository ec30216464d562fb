import { inLanguage, readRemoteRegistry } from "./remotes.ts";

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

it("tells a page of the files in its own language alone", () => {
  expect(inLanguage(registry, "de").remotes).toEqual([
    { ...record, ...files(".de") },
  ]);
});

it.each(["en", "ar"] as const)(
  "shows a remote in English where it lacks %s, or that is it",
  (language) => {
    expect(inLanguage(registry, language).remotes).toEqual([
      { ...record, ...files("") },
    ]);
  },
);
