import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { languageOf } from "../../http/language.ts";
import type { Coding } from "../../http/codings.ts";
import { chosenBy } from "../overrides.ts";
import type { EncodedPage } from "./encoded-page.ts";

/**
 * Maximum number of characters of all cached headers and request keys; limits
 * the memory that a client can fill with ever new variants.
 */
const charactersMax = 4 * 2 ** 20;

/** Names and values, alternating. */
export type HeaderList = readonly string[];

/** The headers and coding with which a cached page is sent. */
export interface KeptReply {
  /** The current page; null if it must be checked first. */
  peek: () => EncodedPage | null;
  etag: string;
  coding: Coding;
  /** With the page, and without it for a browser that has it. */
  headers: { whole: HeaderList; unchanged: HeaderList };
}

export type KeptReplies = ReturnType<typeof createKeptReplies>;

/**
 * Caches how pages were sent: an equal request gets the same reply while the
 * page is current, without computing its headers again.
 */
export function createKeptReplies() {
  const replies = new LRUCache<string, KeptReply>({
    maxSize: charactersMax,
    sizeCalculation: ({ headers }, way) =>
      [way, ...headers.whole, ...headers.unchanged].join("").length,
  });

  return {
    keep(request: FastifyRequest, reply: KeptReply): void {
      replies.set(wayOf(request), reply);
    },
    /** Returns a function that sends the reply again; null if the request must be handled. */
    find(request: FastifyRequest): ((reply: FastifyReply) => void) | null {
      const known = replies.get(wayOf(request));
      const page = known?.peek();
      if (known === undefined || page?.etag !== known.etag) return null;
      const body = page.body(known.coding);
      if (body instanceof Promise) return null;
      return (reply) => {
        writeReply(reply, known, body);
      };
    },
  };
}

/**
 * Everything in a request that determines the page and its headers, except for
 * the browser's cached version. No field can contain the separator.
 */
function wayOf(request: FastifyRequest): string {
  const { method, protocol, host, raw, cookies } = request;
  const { accept, "accept-encoding": codings } = raw.headers;
  const way = [method, raw.url, protocol, host, raw.socket.localAddress];
  const chosen = [chosenBy(cookies), languageOf(request)];
  return [...way, accept, codings, ...chosen].join("\n");
}

/**
 * Sends a page, or 304 if the browser has it. No reply hook runs, and no header
 * but the request's id is added.
 */
export function writeReply(
  reply: FastifyReply,
  { etag, headers }: KeptReply,
  body: Buffer,
): void {
  const { request, raw } = reply.hijack();
  const isKnown = knows(request.headers["if-none-match"], etag);
  const list = isKnown ? headers.unchanged : headers.whole;
  raw.writeHead(isKnown ? 304 : 200, [...list, "x-request-id", request.id]);
  raw.end(isKnown ? undefined : body);
}

function knows(condition: string | undefined, etag: string): boolean {
  return condition === "*" || (condition?.includes(etag.slice(2)) ?? false);
}
