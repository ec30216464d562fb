import path from "node:path";
import type { FastifyInstance } from "fastify";

/** Path of the operator's tiles. */
export const tilesPath = "/map/tiles.pmtiles";

/**
 * Serves the operator's file of tiles, of which browsers request ranges; they
 * detect a replaced file by its ETag.
 * @param file Absolute path; null if there is none.
 */
export function serveTiles(app: FastifyInstance, file: string | null): void {
  if (file === null) return;
  app.get(tilesPath, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type("application/vnd.pmtiles")
      .sendFile(path.basename(file), path.dirname(file), {
        maxAge: "1d",
        immutable: false,
        acceptRanges: true,
      }),
  );
}
