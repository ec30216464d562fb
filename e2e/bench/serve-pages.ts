import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/** The response to a path. */
export interface ServedFile {
  type: string;
  text: string;
}

export type Files = Record<string, ServedFile>;

/** A server of pages, at its address until it is stopped. */
export interface PageServer {
  url: string;
  stop(): void;
}

/** Serves pages of other tools, compressed in advance, and accepts their answers. */
export async function servePages(files: Files): Promise<PageServer> {
  const server = createPageServer(files);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function createPageServer(files: Files): Server {
  const ready = new Map(
    Object.entries(files).map(([path, { type, text }]) => [
      path,
      { type: `${type}; charset=utf-8`, body: brotliCompressSync(text) },
    ]),
  );
  return createServer((request, response) => {
    const file = ready.get(request.url ?? "");
    if (request.method === "POST") response.writeHead(204).end();
    else if (file === undefined) response.writeHead(404).end();
    else {
      response
        .writeHead(200, {
          "content-type": file.type,
          "content-encoding": "br",
          "content-length": file.body.length,
        })
        .end(file.body);
    }
  });
}
