import {
  firstLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languageParameter,
} from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";

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
  const offered = offeredBy(request);
  if (offered.length < 2) return firstLanguage;
  const isCall = request.url.startsWith("/api/");
  const chosen = isCall
    ? []
    : [namedBy(request.url), request.cookies[languageCookie]];
  const found = chosen.find(
    (tag) => tag !== undefined && offered.includes(tag as Language),
  );
  return (found as Language | undefined) ?? browserLanguageOf(request);
}

/** The language that a browser itself asks for, out of those that the site offers. */
export function browserLanguageOf(request: FastifyRequest): Language {
  const { "accept-language": accepted = "" } = request.headers;
  const offered = offeredBy(request);
  const asked = acceptedLanguages(accepted);
  return asked.find((one) => offered.includes(one)) ?? firstLanguage;
}

/** Nothing is offered where an app was made without. */
function offeredBy({ server }: FastifyRequest): readonly Language[] {
  return server.languages ?? [firstLanguage];
}

/** The language that an address names, offered or not; undefined where it names none. */
export function namedBy(url: string): string | undefined {
  const [, ...rest] = url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  return query.get(languageParameter) ?? undefined;
}

/** Most languages of one header that are looked at. */
const acceptedMax = 20;

/** What an `Accept-Language` asks for, the most wanted first, each without its region. */
export function acceptedLanguages(header: string): Language[] {
  const wanted = header
    .split(",")
    .slice(0, acceptedMax)
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
