/** Texts of files by their path from the top of the checkout. */
export type Files = Record<string, string>;

/** The remote cannot be made; nothing is changed. */
export class RemoteRefused extends Error {
  override readonly name = "RemoteRefused";
}

export const table = "shared/src/contract/exposed-modules.ts";
export const routes = "shared/src/contract/routes.ts";

/** What the server answers itself, and what the tools call otherwise. */
const reserved =
  "api assets remotes releases embed oembed metrics gallery bench".split(" ");

/** @throws RemoteRefused for a name that is bad or taken. */
export function checkName(name: string, files: Files): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new RemoteRefused(
      `A remote cannot be called "${name}": small letters, digits and single hyphens, such as bus-stops, at most 40.`,
    );
  }
  const found = whoHas(name, files);
  if (found === null) return;
  throw new RemoteRefused(`The name ${name} is taken: ${found} has it.`);
}

/** The file that names it already; null for a free name. */
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
