import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import type { Net } from "../community/news/post-json.ts";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as received. */
  bytes: Buffer;
}

/** A local server that receives webhooks. */
export interface Receiver {
  /** Its name with its port, in the format of WEBHOOK_HOSTS. */
  host: string;
  /** Reaches this server only. */
  net: Net;
  received: Received[];
  /** Sends further replies. */
  reply: (response: ServerResponse) => void;
  close(): Promise<void>;
}

const name = "receiver.example";

export async function startReceiver(): Promise<Receiver> {
  const { key, cert } = await makeCertificate();
  const server = createServer({ key, cert });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    host: `${name}:${port}`,
    net: {
      resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
      isAllowed: (address) => address === "127.0.0.1",
      withinMs: 2_000,
      ca: cert,
    },
    received: [],
    reply: (response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  server.on("request", (request, response) => {
    void buffer(request).then((bytes) => {
      const { url = "", headers } = request;
      const body = bytes.toString("utf8");
      receiver.received.push({ path: url, headers, body, bytes });
      receiver.reply(response);
    });
  });
  return receiver;
}

async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "nearsay-receiver-"));
  const file = (part: string) => path.join(folder, part);
  await promisify(execFile)("openssl", [
    ...["req", "-x509", "-nodes", "-days", "2", "-subj", `/CN=${name}`],
    ...["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"],
    ...["-addext", `subjectAltName=DNS:${name}`],
    ...["-keyout", file("key"), "-out", file("cert")],
  ]);
  const [key, cert] = await Promise.all(
    ["key", "cert"].map((part) => readFile(file(part), "utf8")),
  );
  await rm(folder, { recursive: true });
  return { key: key ?? "", cert: cert ?? "" };
}
