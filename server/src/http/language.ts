import {
  firstLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languageParameter,
} from "@nearsay/core/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Languages that the site offers. */
    languages: readonly Language[];
  }
}

/**
 * The language of whoever asks, out of those that the site offers. A page is
 * in the one that its address names, else in the one that its reader chose,
 * else as the browser asks. A call is in the language of the page that makes it,
 * which is what it asks for: what a reader chose since is another page's.
 */
export function languageOf(request: FastifyRequest): Language {
  // Nothing is offered where an app was made without.
  const offered = request.server.languages ?? [firstLanguage];
  if (offered.length < 2) return firstLanguage;
  const { "accept-language": accepted = "" } = request.headers;
  const asked = acceptedLanguages(accepted);
  const isCall = request.url.startsWith("/api/");
  const chosen = isCall
    ? []
    : [...listNamedBy(request.url), request.cookies[languageCookie]];
  return firstOffered(offered, [...chosen, ...asked]);
}

/** What a page of another site asks for, in its address and else by its browser; English where the address names none. */
export function namedLanguage(request: FastifyRequest): Language {
  const { server, url, headers } = request;
  const named = listNamedBy(url);
  if (named.length === 0) return firstLanguage;
  const asked = acceptedLanguages(headers["accept-language"] ?? "");
  return firstOffered(server.languages ?? [], [...named, ...asked]);
}

function firstOffered(
  offered: readonly Language[],
  wanted: readonly (string | undefined)[],
): Language {
  const found = wanted.find((tag) => offered.includes(tag as Language));
  return (found as Language | undefined) ?? firstLanguage;
}

/** Pages of others name theirs with its region, in whichever case. */
function listNamedBy(url: string): string[] {
  return acceptedLanguages(namedBy(url) ?? "");
}

/** Whether a page is in the language of its reader. */
export function isChoosing({ server }: FastifyRequest): boolean {
  return (server.languages?.length ?? 0) > 1;
}

/** Says that a page is in one language for some and in another for others. */
export function tellLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const vary = [reply.getHeader("vary") ?? [], "accept-language, cookie"];
  void reply.headers({
    "content-language": languageOf(request),
    vary: vary.flat().join(", "),
  });
}

/** The language that an address names, offered or not; undefined where it names none. */
export function namedBy(url: string): string | undefined {
  const [, ...rest] = url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  return query.get(languageParameter) ?? undefined;
}

/** Most languages of one address or header that are looked at. */
const languagesMax = 20;

/** What an `Accept-Language` asks for, the most wanted first, each without its region. */
export function acceptedLanguages(header: string): Language[] {
  const wanted = header
    .split(",")
    .slice(0, languagesMax)
    .flatMap((part) => {
      const [, tag = "", q = "1"] =
        /^\s*([a-z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/i.exec(
          part,
        ) ?? [];
      return [{ tag: tag.toLowerCase(), weight: Number(q) }];
    })
    .filter(({ tag, weight }) => weight > 0 && isLanguage(tag))
    .sort((a, b) => b.weight - a.weight);
  return [...new Set(wanted.map(({ tag }) => tag as Language))];
}
