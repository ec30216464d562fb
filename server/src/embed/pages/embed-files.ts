import path from "node:path";
import {
  embedPaths,
  firstLanguage,
  type Language,
} from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";
import { access, readdir } from "node:fs/promises";
import { notFound } from "../../base/refusal.ts";
import { namedBy, namedLanguage } from "../../http/language.ts";
import { findEmbedRemote } from "../draw-visit.ts";
import type { Mirror } from "../../site/releases/mirror.ts";
import type { ReadRegistry } from "../../site/site-registry.ts";
import { remoteFile, type RemoteFolders } from "../../site/remote-files.ts";

interface EmbedFilesDeps {
  readRegistry: ReadRegistry;
  folders: RemoteFolders;
  /** Fetches what was released of a remote since, where releases come from elsewhere. */
  fetchNewest: Mirror["fetchNewest"];
}

const forAll = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Kept for ten minutes, so that a new version is everywhere soon; a day more while it is asked for. */
const headers = {
  "cache-control": "public, max-age=600, stale-while-revalidate=86400",
  vary: "accept-encoding",
  ...forAll,
};

const script = "text/javascript; charset=utf-8";

const files = {
  element: script,
  inline: script,
  react: script,
  types: "text/plain; charset=utf-8",
} as const;

/** Serves the files that other sites name, in the language that they ask for and under addresses that never change, from whichever build is in use; of a remote that is switched off, too, so that they can say so. */
export function serveEmbedFiles(
  app: FastifyInstance,
  { readRegistry, folders, fetchNewest }: EmbedFilesDeps,
): void {
  async function find(
    name: keyof typeof files,
    language: Language = firstLanguage,
  ) {
    const found = await findEmbedRemote(readRegistry, language);
    const file = remoteFile(found?.record.embed?.[name] ?? "", folders);
    if (found === undefined || file === null)
      throw notFound("There is nothing to embed yet.");
    return { remote: found.record.name, file };
  }

  for (const name of Object.keys(files) as (keyof typeof files)[]) {
    app.get(
      embedPaths[name],
      {
        schema: { hide: true },
        onSend: (request, reply, _payload, next) => {
          if (reply.statusCode < 400) void reply.headers(headers);
          // What it names may not be offered: then the browser's own counts.
          if (namedBy(request.url) !== undefined)
            void reply.header("vary", "accept-encoding, accept-language");
          // What sends files takes declarations of types for a film.
          if (reply.statusCode === 200) void reply.type(files[name]);
          next();
        },
      },
      async (request, reply) => {
        const { file } = await find(name, namedLanguage(request));
        return reply.sendFile(path.basename(file), path.dirname(file));
      },
    );
  }

  app.get<{ Params: { part: string } }>(
    `${path.posix.dirname(embedPaths.inline)}/:part`,
    { schema: { hide: true } },
    async ({ params: { part } }, reply) => {
      const { remote, file } = await find("inline");
      const shown = path.dirname(file);
      const look = () => findPart(part, shown, folders);
      let folder = await look();
      if (folder === null) {
        // Another process may have given out an inline.js that came later.
        await fetchNewest(remote);
        folder = await look();
      }
      if (folder === null) throw notFound("There is no such file.");
      return reply.headers(forAll).sendFile(part, folder);
    },
  );
}

/** As the build names what is loaded late: by its content. */
const partName = /^embed-[\w-]+\.[\da-f]{8,12}(\.[a-z]{2})?\.js$/;

/**
 * Finds what a file at a permanent address loads later, which it looks for
 * beside itself. A page may hold that file from an earlier build, of another
 * remote even: whichever build is still here and has the part, it is the same.
 * @param shown Folder of the build in use, where it nearly always is.
 * @returns Its folder; null where there is no such part.
 */
async function findPart(
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
