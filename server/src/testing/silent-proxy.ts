import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** A proxy between a client and a PostgreSQL that can drop all further data. */
export interface SilentProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Keeps open and new connections open, without forwarding anything. */
  silence(): void;
  /** The same for open connections that have sent this text. */
  silenceThoseWith(text: string): void;
  /** Forwards new connections again; silenced ones remain silent. */
  speak(): void;
  close(): Promise<void>;
}

interface Pair {
  client: Socket;
  sent: string;
  silent: boolean;
}

export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  let silent = false;
  const server = createServer((client) => {
    const pair: Pair = { client, sent: "", silent };
    pairs.add(pair);
    carry(pair, connect(Number(port), hostname));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    silence() {
      silent = true;
      for (const pair of pairs) pair.silent = true;
    },
    silenceThoseWith(text) {
      for (const pair of pairs) pair.silent ||= pair.sent.includes(text);
    },
    speak() {
      silent = false;
    },
    async close() {
      for (const { client } of pairs) client.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function carry(pair: Pair, server: Socket): void {
  const { client } = pair;
  client.on("data", (data) => {
    pair.sent += data.toString("latin1");
    if (!pair.silent) server.write(data);
  });
  server.on("data", (data) => {
    if (!pair.silent) client.write(data);
  });
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
  }
}
