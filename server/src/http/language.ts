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
  const offered = offeredBy(request);
  if (offered.length < 2) return firstLanguage;
  const isCall = request.url.startsWith("/api/");
  const chosen = isCall
    ? []
    : [...listNamedBy(request.url), request.cookies?.[languageCookie]];
  return findOffered(offered, chosen) ?? browserLanguageOf(request);
}

/** What a page of another site asks for, in its address and else by its browser; English where the address names none. */
export function namedLanguage(request: FastifyRequest): Language {
  const named = listNamedBy(request.url);
  if (named.length === 0) return firstLanguage;
  return findOffered(offeredBy(request), named) ?? browserLanguageOf(request);
}

/** The language that a browser itself asks for, out of those that the site offers. */
export function browserLanguageOf(request: FastifyRequest): Language {
  const { "accept-language": accepted = "" } = request.headers;
  const asked = acceptedLanguages(accepted);
  return findOffered(offeredBy(request), asked) ?? firstLanguage;
}

/** Nothing is offered where an app was made without. */
function offeredBy({ server }: FastifyRequest): readonly Language[] {
  return server.languages ?? [firstLanguage];
}

function findOffered(
  offered: readonly Language[],
  wanted: readonly (string | undefined)[],
): Language | undefined {
  const found = wanted.find((tag) => offered.includes(tag as Language));
  return found as Language | undefined;
}

/** Pages of others name theirs with its region, in whichever case. */
function listNamedBy(url: string): string[] {
  return acceptedLanguages(namedBy(url) ?? "");
}

/** Whether what is sent is in the language of its reader. */
export function isChoosing({ server }: FastifyRequest): boolean {
  return (server.languages?.length ?? 0) > 1;
}

/** Says which language a reply is in, and that others get others; nothing where there is one alone. */
export function tellLanguage(
  reply: FastifyReply,
  language = languageOf(reply.request),
): void {
  if (!isChoosing(reply.request)) return;
  const told = [reply.getHeader("vary") ?? []].flat().join(", ");
  const vary = ["accept-language", "cookie"].filter(
    (name) => !told.includes(name),
  );
  void reply.headers({
    "content-language": language,
    vary: [...(told === "" ? [] : [told]), ...vary].join(", "),
  });
}

/** The language that an address names of those that the site offers, English where it names none: of what programs fetch, whoever reads it. */
export function addressedLanguage(request: FastifyRequest): Language {
  const named = namedBy(request.url);
  return offeredBy(request).find((one) => one === named) ?? firstLanguage;
}

/** What an address needs to name a language, as its whole query; nothing for English. */
export function languageQuery(language: Language): string {
  return language === firstLanguage ? "" : `?${languageParameter}=${language}`;
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
