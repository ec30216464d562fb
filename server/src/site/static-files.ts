import path from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance, RouteHandlerMethod } from "fastify";
import { mapWorkerPolicy } from "./content-policy.ts";
import type { MapConfig } from "./map/map-settings.ts";
import { serveTiles } from "./map/serve-tiles.ts";
import type { Mirror } from "./releases/mirror.ts";
import { isThere } from "./releases/release-folder.ts";
import type { ReleaseGuard } from "./releases/release-guard.ts";
import { remoteFile, type RemoteFolders } from "./remote-files.ts";
import { sendFileUnpacked, sendUnpacked } from "./send-unpacked.ts";

export interface StaticFolders extends RemoteFolders {
  hostDir: string;
  map: MapConfig;
  /** Fetches releases that only other processes have; null if there is no bucket. */
  mirror: Pick<Mirror, "fetchMissing"> | null;
  /** Notified about releases that were sent. */
  releaseGuard: Pick<ReleaseGuard, "noteLoad">;
}

/**
 * Serves the built files, each under a name whose content never changes: the
 * host's at /assets, a remote's at /remotes/<name>/<version> or
 * /releases/<name>/<release>. Files of remotes are also served to pages of
 * other origins. Releases that are no longer current are still served, as open
 * pages need them. /contract.json lists the libraries that this host shares
 * with remotes, for release tools.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  folders: StaticFolders,
): Promise<void> {
  const workerPolicy = mapWorkerPolicy(folders.map.origins);
  const headersOf = (file: string) => ({
    vary: "accept-encoding",
    // A worker uses the policy of its own reply, not its page's.
    ...(mapWorker.test(file) && { "content-security-policy": workerPolicy }),
  });
  const assets = path.join(folders.hostDir, "assets");
  const files: FastifyStaticOptions = {
    root: assets,
    prefix: "/assets/",
    preCompressed: true,
    index: false,
    dotfiles: "ignore",
    immutable: true,
    maxAge: "365d",
    setHeaders: (response, file) => {
      for (const [name, value] of Object.entries(headersOf(file)))
        response.setHeader(name, value);
    },
  };
  await app.register(fastifyStatic, { ...files, serve: false });
  await app.register(async (scope) => {
    scope.addHook("preHandler", sendUnpacked(assets, headersOf));
    await scope.register(fastifyStatic, { ...files, decorateReply: false });
  });
  const sendRemoteFile: RouteHandlerMethod = async (request, reply) => {
    const file = remoteFile(request.url.split("?")[0] ?? "", folders);
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    await fetchIfMissing(file, folders);
    void reply.headers(forAnyOrigin);
    return (await sendFileUnpacked(request, reply, file, headersOf(file)))
      ? reply
      : reply.sendFile(path.basename(file), path.dirname(file));
  };
  serveTiles(app, folders.map.tiles);
  app.get("/contract.json", (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .sendFile("contract.json", folders.hostDir, { cacheControl: false }),
  );
  app.get("/remotes/*", sendRemoteFile);
  app.get("/releases/*", {
    handler: sendRemoteFile,
    // Replies for missing files are sent by another handler, so they are not
    // counted here.
    onResponse: (request, _reply, done) => {
      const [, , remote = "", release = ""] = request.url.split("/");
      folders.releaseGuard.noteLoad(remote, release, request.ip);
      done();
    },
  });
}

const forAnyOrigin = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Uncompressed or compressed. */
const mapWorker = /maplibre-gl-worker\.\w+\.mjs(\.br|\.gz)?$/;

async function fetchIfMissing(
  file: string,
  { releasesDir, mirror }: StaticFolders,
): Promise<void> {
  const [remote = "", release = ""] = path
    .relative(releasesDir, file)
    .split(path.sep);
  if (mirror === null || remote === "..") return;
  // The folder gets its final name after all files are complete.
  const folder = path.dirname(file);
  if (!(await isThere(folder))) await mirror.fetchMissing(remote, release);
}
