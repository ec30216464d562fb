/** Texts of files by their path from the root of the checkout. */
export type Files = Record<string, string>;

/** The remote cannot be created; nothing is changed. */
export class RemoteRefused extends Error {
  override readonly name = "RemoteRefused";
}

const table = "shared/src/contract/exposed-modules.ts";
const routes = "shared/src/contract/routes.ts";
const titles = "shared/messages/en.json";

/** Paths that the server handles itself, and names that the tools use. */
const reserved =
  "api assets remotes releases embed oembed metrics gallery bench".split(" ");

export const templateFolder = "webpack/new-remote/template";

const versionFiles = {
  core: "shared/package.json",
  react: "host/package.json",
};

/** Files that a plan reads in addition to the template and every package.json of the workspace. */
export const readForPlan = [
  table,
  routes,
  titles,
  "tsconfig.json",
  "remotes/README.md",
];

/**
 * The files of a new remote: its folder from the template, its entry, its
 * route, and the two lists of remotes.
 * @param files Those of `readForPlan`, the template and the workspace's
 *   packages.
 * @throws RemoteRefused if the name is invalid or in use, or a list is not
 *   found.
 */
export function planRemote(name: string, files: Files): Files {
  checkName(name, files);
  const words = replacementsFor(name, files);
  const insert = (file: string, mark: Mark, line: string) => ({
    [file]: insertBefore(file, files, mark, line),
  });
  const module = `${name}/${words.Page}`;
  return {
    ...fromTemplate(files, words),
    ...insert(
      table,
      ["export const exposedModules = {", "\n};"],
      `  "${module}": part(),`,
    ),
    ...insert(
      routes,
      ["export const remotePages", "\n];"],
      `  page("/${name}", "${module}", "${words.key}"),`,
    ),
    ...insert(
      titles,
      ['"pageTitles.home"', '\n  "pageDescriptions.home"'],
      `  "pageTitles.${words.key}": "${words.title}",`,
    ),
    ...insert(
      "tsconfig.json",
      ['"references": [', '\n    { "path": "e2e" }'],
      `    { "path": "remotes/${name}" },`,
    ),
    ...insert(
      "remotes/README.md",
      ["| remote", "\n\n"],
      `| \`${name}/\` | \`${words.Page}\` |`,
    ),
  };
}

interface Replacements extends Record<string, string> {
  name: string;
  Page: string;
  /** Key of the title. */
  key: string;
  title: string;
}

/** Replacements for the template's `__name__`, `__Page__` and so on. */
function replacementsFor(name: string, files: Files): Replacements {
  const words = name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    name,
    Page: `${words.join("")}Page`,
    key: name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    title: words.join(" "),
    core: versionIn(files, versionFiles.core, /"version": "([^"]+)"/),
    react: versionIn(files, versionFiles.react, /"react": "([^"]+)"/),
  };
}

function versionIn(files: Files, file: string, pattern: RegExp): string {
  const [, version] = pattern.exec(files[file] ?? "") ?? [];
  if (version === undefined) throw new RemoteRefused(noPlace(file));
  return version;
}

function fromTemplate(files: Files, words: Replacements): Files {
  const fill = (text: string) =>
    text.replace(/__(\w+?)__/g, (mark, word: string) => words[word] ?? mark);
  const start = `${templateFolder}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.startsWith(start))
      .map(([file, text]) => [
        `remotes/${words.name}/${fill(file.slice(start.length).replace(/\.tmpl$/, ""))}`,
        fill(text),
      ]),
  );
}

/** Start of a list, and what follows its last line. */
type Mark = [start: string, end: string];

function insertBefore(
  file: string,
  files: Files,
  [start, end]: Mark,
  line: string,
): string {
  const text = files[file] ?? "";
  const from = text.indexOf(start);
  const at = from < 0 ? -1 : text.indexOf(end, from);
  if (at < 0) throw new RemoteRefused(noPlace(file));
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

function noPlace(file: string): string {
  return `Cannot insert a remote into ${file}, because that file has changed. Fix webpack/new-remote/plan-remote.ts.`;
}

/** @throws RemoteRefused for a name that is invalid or in use. */
function checkName(name: string, files: Files): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new RemoteRefused(
      `A remote cannot be called "${name}": use lower-case letters, digits and single hyphens, such as bus-stops, at most 40 characters.`,
    );
  }
  const found = whoHas(name, files);
  if (found === null) return;
  throw new RemoteRefused(`The name ${name} is already used by ${found}.`);
}

/** The file that already uses the name; null for a free name. */
function whoHas(name: string, files: Files): string | null {
  if (reserved.includes(name)) return "the site itself";
  const path = new RegExp(`"/${name}["/]`);
  const found = Object.entries(files).find(
    ([file, text]) =>
      file.startsWith(`remotes/${name}/`) ||
      (file.endsWith("package.json") && isNamed(text, name)) ||
      (file === table && text.includes(`"${name}/`)) ||
      (file === routes && path.test(text)),
  );
  return found?.[0] ?? null;
}

function isNamed(packageText: string, name: string): boolean {
  return packageText.includes(`"name": "@nearsay/${name}"`);
}
