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
  /** Fetches newer releases of a remote from the configured source. */
  fetchNewest: Mirror["fetchNewest"];
}

const forAll = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Cached for ten minutes, so that a new version spreads soon; up to a day
 * longer while it is revalidated.
 */
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

/**
 * Serves the files that other sites link to, in the requested language and
 * under permanent addresses, from the build in use. Also serves those of a
 * remote that is switched off, so that they can report it.
 */
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
      throw notFound((say) => say.nothingToEmbed);
    return { remote: found.record.name, file };
  }

  for (const name of Object.keys(files) as (keyof typeof files)[]) {
    app.get(
      embedPaths[name],
      {
        schema: { hide: true },
        onSend: (request, reply, _payload, next) => {
          if (reply.statusCode < 400) void reply.headers(headers);
          // If the named language is not offered, the browser's language is
          // used.
          if (namedBy(request.url) !== undefined)
            void reply.header("vary", "accept-encoding, accept-language");
          // @fastify/static treats the extension of TypeScript declarations as
          // video.
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
      const findFolder = () => findPart(part, shown, folders);
      let folder = await findFolder();
      if (folder === null) {
        // Another process may have served a newer inline.js.
        await fetchNewest(remote);
        folder = await findFolder();
      }
      if (folder === null) throw notFound((say) => say.fileNotFound);
      return reply.headers(forAll).sendFile(part, folder);
    },
  );
}

/** The build names chunks by their content. */
const partName = /^embed-[\w-]+\.[\da-f]{8,12}(\.[a-z]{2})?\.js$/;

/**
 * Finds a chunk that a file at a permanent address loads from its own folder. A
 * page may have that file from an earlier build, even of another remote: chunks
 * with the same name are identical in all builds.
 * @param shown Folder of the build in use, which nearly always contains it.
 * @returns Its folder; null if there is no such chunk.
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

/**
 * The builds of all remotes, because the remote that provides embeds has
 * changed once. Temporary folders, which may contain incomplete files, begin
 * with a dot.
 */
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
