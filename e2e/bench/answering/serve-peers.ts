import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { buildPeerPages, type PeerFile } from "./peer-pages.ts";

/** A server of pages, at its address until it is stopped. */
export interface PeerServer {
  url: string;
  stop(): void;
}

/** Serves the pages of others, compressed beforehand, and takes their answers. */
export async function servePeers(): Promise<PeerServer> {
  const server = createPeerServer(buildPeerPages());
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

function createPeerServer(files: Record<string, PeerFile>): Server {
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
