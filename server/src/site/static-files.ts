import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { remoteFile } from "./remote-files.ts";

export interface StaticFolders {
  hostDir: string;
  remotesDir: string;
}

/**
 * Serves the built files, each under a name that never changes its content:
 * the host's at /assets, a remote's at /remotes/<name>/<version>, the latter
 * also to pages of other origins.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  { hostDir, remotesDir }: StaticFolders,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(hostDir, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    index: false,
    dotfiles: "ignore",
    immutable: true,
    maxAge: "365d",
    setHeaders: (response) => {
      response.setHeader("vary", "accept-encoding");
    },
  });
  app.get("/remotes/*", (request, reply) => {
    const file = remoteFile(request.url.split("?")[0] ?? "", remotesDir);
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .sendFile(path.basename(file), path.dirname(file));
  });
}
