import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { languageOf } from "../../http/language.ts";
import type { Coding } from "../../http/codings.ts";
import { chosenBy } from "../overrides.ts";
import type { EncodedPage } from "./encoded-page.ts";

/** Most characters that ways to ask and what was sent then take in memory: whoever asks in ever new ways fills it, and no more. */
const charactersMax = 4 * 2 ** 20;

/** Names and values in turn. */
export type HeaderList = readonly string[];

/** What a page that is kept is sent with. */
export interface KeptReply {
  /** The page as it is to be shown; null where that has to be looked up. */
  peek: () => EncodedPage | null;
  etag: string;
  coding: Coding;
  /** With the page, and without it for who has it. */
  headers: { whole: HeaderList; unchanged: HeaderList };
}

export type KeptReplies = ReturnType<typeof createKeptReplies>;

/**
 * How pages that are kept went out: who asks in the same way is sent the same
 * while the page is right, without a look at what the reply is made of.
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
    /** What sends it again; null where the request has to be looked at. */
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

/** All of a request that decides which page it is sent and with what, apart from what the browser has already. No part of it can hold the character between them. */
function wayOf(request: FastifyRequest): string {
  const { method, protocol, host, raw, cookies } = request;
  const { accept, "accept-encoding": codings } = raw.headers;
  const way = [method, raw.url, protocol, host, raw.socket.localAddress];
  const chosen = [chosenBy(cookies), languageOf(request)];
  return [...way, accept, codings, ...chosen].join("\n");
}

/** Sends a page, or that it is the one that the browser has. No hook of a reply runs, and nothing is added to its headers but the request's id. */
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

function knows(said: string | undefined, etag: string): boolean {
  return said === "*" || (said?.includes(etag.slice(2)) ?? false);
}
