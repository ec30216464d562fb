import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** A reply that replaces the file for a path with this ending. */
export type Answer = (response: ServerResponse) => void;

/** Serves a folder of releases as a bucket does: the newest pointer is `pointer.json`. */
export interface ReleaseSite {
  url: string;
  /** `<path> <status>` of each reply, oldest first. */
  answers: string[];
  /** By the end of the path. */
  instead: Map<string, Answer>;
  close(): Promise<void>;
}

export async function startReleaseSite(folder: string): Promise<ReleaseSite> {
  const answers: string[] = [];
  const instead = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    response.on("finish", () => answers.push(`${url} ${response.statusCode}`));
    const [, answer] =
      [...instead].find(([ending]) => url.endsWith(ending)) ?? [];
    if (answer) answer(response);
    else void answerFrom(folder, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    instead,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answerFrom(
  folder: string,
  { url = "/", headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = path.join(folder, decodeURIComponent(url));
  const content = await read(file).catch(() => null);
  if (content === null) {
    response.writeHead(404).end();
    return;
  }
  const etag = `"${createHash("md5").update(content).digest("hex")}"`;
  if (headers["if-none-match"] === etag) response.writeHead(304).end();
  else response.writeHead(200, { etag }).end(content);
}

async function read(file: string): Promise<Buffer> {
  if (path.basename(file) !== "pointer.json") return readFile(file);
  const names = await readdir(path.dirname(file));
  const numbers = names.map((n) => Number(/^pointer\.(\d+)/.exec(n)?.[1] ?? 0));
  const newest = `pointer.${Math.max(...numbers)}.json`;
  return readFile(path.join(path.dirname(file), newest));
}
