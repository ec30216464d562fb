import { access, readdir } from "node:fs/promises";
import path from "node:path";
import type { RemoteFolders } from "../../site/remote-files.ts";

/** As the build names what is loaded late: by its content. */
const partName = /^embed-[\w-]+\.[\da-f]{12}\.js$/;

/**
 * Finds what a file at a permanent address loads later, which it looks for
 * beside itself. A page may hold that file from an earlier build, of another
 * remote even: whichever build is still here and has the part, it is the same.
 * @param shown Folder of the build in use, where it nearly always is.
 * @returns Its folder; null where there is no such part.
 */
export async function findPart(
  part: string,
  shown: string,
  folders: RemoteFolders,
): Promise<string | null> {
  if (!partName.test(part)) return null;
  if (await holds(shown, part)) return shown;
  for (const folder of await buildsIn(folders))
    if (await holds(folder, part)) return folder;
  return null;
}

/** Of every remote: the one that embeds come from has changed once. Drafts, which may hold half of a file, begin with a dot. */
async function buildsIn({
  remotesDir,
  releasesDir,
}: RemoteFolders): Promise<string[]> {
  const parents = [
    ...(await foldersIn(remotesDir)).map((one) => path.join(one, "dist")),
    ...(await foldersIn(releasesDir)),
  ];
  const builds = await Promise.all(parents.map(foldersIn));
  return builds.flat().filter((build) => /^\d/.test(path.basename(build)));
}

async function foldersIn(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names.map((name) => path.join(parent, name));
}

async function holds(folder: string, file: string): Promise<boolean> {
  return access(path.join(folder, file)).then(
    () => true,
    () => false,
  );
}
