import { access } from "node:fs/promises";
import path from "node:path";
import { namesIn } from "../../site/releases/release-folder.ts";
import type { RemoteFolders } from "../../site/remote-files.ts";

/** As the build names what is loaded late: by its content. */
const partName = /^embed-[\w-]+\.[\da-f]{12}\.js$/;

/**
 * Finds what a file at a permanent address loads later, which it looks for
 * beside itself. A page may hold that file from an earlier build: whichever
 * build is still here and has the part, it is the same.
 * @param shown Folder of the build in use, where it nearly always is.
 * @returns Its folder; null where there is no such part.
 */
export async function findPart(
  part: string,
  remote: string,
  shown: string,
  folders: RemoteFolders,
): Promise<string | null> {
  if (!partName.test(part)) return null;
  if (await holds(shown, part)) return shown;
  for (const folder of await buildsOf(remote, folders))
    if (await holds(folder, part)) return folder;
  return null;
}

/** Drafts, which may hold half of a file, begin with a dot. */
async function buildsOf(
  remote: string,
  { remotesDir, releasesDir }: RemoteFolders,
): Promise<string[]> {
  const parents = [
    path.join(remotesDir, remote, "dist"),
    path.join(releasesDir, remote),
  ];
  const builds = parents.map(async (parent) => {
    const names = await namesIn(parent);
    return names.filter((n) => /^\d/.test(n)).map((n) => path.join(parent, n));
  });
  return (await Promise.all(builds)).flat();
}

async function holds(folder: string, file: string): Promise<boolean> {
  return access(path.join(folder, file)).then(
    () => true,
    () => false,
  );
}
