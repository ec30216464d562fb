import { lookup as resolve, type LookupAddress } from "node:dns";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { performance } from "node:perf_hooks";
import type { WebhookFailure } from "@nearsay/core/contract";
import { isPublicAddress } from "./public-address.ts";

/** How the network is accessed. */
export interface Net {
  resolve: (host: string) => Promise<LookupAddress[]>;
  isAllowed: (address: string) => boolean;
  /** Milliseconds for the whole request. */
  withinMs: number;
  /** A certificate that is trusted in addition to the usual ones. */
  ca?: string;
}

/** The public internet; excludes all other addresses that can be reached from here. */
export const internet: Net = {
  resolve: (host) =>
    new Promise((done, fail) => {
      resolve(host, { all: true }, (error, addresses) =>
        error === null ? done(addresses) : fail(error),
      );
    }),
  isAllowed: isPublicAddress,
  withinMs: 10_000,
};

/** The result of sending something. */
export interface Posted {
  /** Null if no reply arrived. */
  status: number | null;
  /** Why no reply arrived. */
  failure: WebhookFailure | null;
  tookMs: number;
  /** The beginning of the reply, in one line of printable text. */
  reply: string;
}

/** The request; its body is JSON unless the headers state otherwise. */
interface Outgoing {
  body: string | Uint8Array;
  headers: Record<string, string>;
}

/** The address is not on the public internet. */
class NotPublic extends Error {}

const replyBytesMax = 64 * 1024;
const replyShownMax = 200;

/**
 * Posts JSON by HTTPS, over a new connection to an address that was checked.
 * Follows no redirect and reads at most 64 KB of the reply.
 */
export async function postJson(
  url: URL,
  { body, headers }: Outgoing,
  net: Net,
): Promise<Posted> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  const signal = AbortSignal.timeout(net.withinMs);
  try {
    const reply = await send(url, { body, headers }, { net, signal });
    const text = await readBeginning(reply, signal);
    const status = reply.statusCode ?? null;
    return { status, failure: null, tookMs: took(), reply: clean(text) };
  } catch (error) {
    const failure =
      error instanceof NotPublic
        ? "not-public"
        : signal.aborted
          ? "too-slow"
          : "unreachable";
    return { status: null, failure, tookMs: took(), reply: "" };
  }
}

function send(
  url: URL,
  { body, headers }: Outgoing,
  { net, signal }: { net: Net; signal: AbortSignal },
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // The lookup function is not called if the host is a literal address.
    if (isIP(host) !== 0 && !net.isAllowed(host)) throw new NotPublic();
    const outgoing = request(url, {
      method: "POST",
      agent: false,
      lookup: lookupAllowed(net),
      signal,
      ...(net.ca !== undefined && { ca: net.ca }),
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Nearsay",
        connection: "close",
        ...headers,
      },
    });
    outgoing.on("response", done).on("error", fail).end(body);
  });
}

/**
 * Resolves a name for one connection, which uses the address that was checked.
 * A single address that is not allowed rejects the name.
 */
function lookupAllowed(net: Net): LookupFunction {
  return (host, options, done) => {
    net.resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (
          first === undefined ||
          !addresses.every(({ address }) => net.isAllowed(address))
        )
          done(new NotPublic(), "", 4);
        else if (options.all === true) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, "", 4),
    );
  };
}

/** Reads up to the limit, then closes the connection. */
async function readBeginning(
  reply: IncomingMessage,
  signal: AbortSignal,
): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const stop = () => reply.destroy(new Error("It took too long."));
  signal.addEventListener("abort", stop, { once: true });
  try {
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= replyBytesMax) break;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    reply.destroy();
  }
  return Buffer.concat(chunks).toString("utf8");
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, replyShownMax)
    .toWellFormed();
}
