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
import { sendUnpacked } from "./send-unpacked.ts";

export interface StaticFolders extends RemoteFolders {
  hostDir: string;
  map: MapConfig;
  /** Fetches releases that only other processes have; null where there is none. */
  mirror: Pick<Mirror, "fetchMissing"> | null;
  /** Told of releases that were sent. */
  releaseGuard: Pick<ReleaseGuard, "noteLoad">;
}

/**
 * Serves the built files, each under a name that never changes its content:
 * the host's at /assets, a remote's at /remotes/<name>/<version> or
 * /releases/<name>/<release>, these also to pages of other origins. Releases
 * that are current no more are served on: open pages need them. What this
 * host lends to remotes, /contract.json, is told to who releases one.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  folders: StaticFolders,
): Promise<void> {
  const workerPolicy = mapWorkerPolicy(folders.map.origins);
  const headersOf = (file: string) => ({
    vary: "accept-encoding",
    // A worker goes by the policy that it comes with, not by its page's.
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
    return reply
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .sendFile(path.basename(file), path.dirname(file));
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
    // What is not there is answered by another handler.
    onResponse: (request, _reply, done) => {
      const [, , remote = "", release = ""] = request.url.split("/");
      folders.releaseGuard.noteLoad(remote, release, request.ip);
      done();
    },
  });
}

/** As it comes, or compressed. */
const mapWorker = /maplibre-gl-worker\.\w+\.mjs(\.br|\.gz)?$/;

async function fetchIfMissing(
  file: string,
  { releasesDir, mirror }: StaticFolders,
): Promise<void> {
  const [remote = "", release = ""] = path
    .relative(releasesDir, file)
    .split(path.sep);
  if (mirror === null || remote === "..") return;
  // It gets its name once all of it is there.
  const folder = path.dirname(file);
  if (!(await isThere(folder))) await mirror.fetchMissing(remote, release);
}
