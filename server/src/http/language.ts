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
    /** The languages that the site offers. */
    languages: readonly Language[];
  }
}

/**
 * The language for a client, among those that the site offers. A page is in the
 * language that its URL names, else in the one that its reader chose, else in
 * the browser's. An API request uses only the language it asks for, that of the
 * page that sends it: the reader may have chosen another one since, on another
 * page.
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

/**
 * The language that a page of another site requests, in its URL or else by its
 * browser; English if the URL has no language parameter.
 */
export function namedLanguage(request: FastifyRequest): Language {
  const named = listNamedBy(request.url);
  if (named.length === 0) return firstLanguage;
  return findOffered(offeredBy(request), named) ?? browserLanguageOf(request);
}

/** The browser's preferred language, among those that the site offers. */
export function browserLanguageOf(request: FastifyRequest): Language {
  const { "accept-language": accepted = "" } = request.headers;
  const asked = acceptedLanguages(accepted);
  return findOffered(offeredBy(request), asked) ?? firstLanguage;
}

/** English only for an app without this setting. */
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

/** Pages of other sites may include a region, in upper or lower case. */
function listNamedBy(url: string): string[] {
  return acceptedLanguages(namedBy(url) ?? "");
}

/** Whether replies depend on the reader's language. */
export function isChoosing({ server }: FastifyRequest): boolean {
  return (server.languages?.length ?? 0) > 1;
}

/**
 * Sets the headers for the language of a reply, and that it varies; nothing if
 * there is only one language.
 */
export function setLanguageHeaders(
  reply: FastifyReply,
  language = languageOf(reply.request),
): void {
  if (!isChoosing(reply.request)) return;
  const varied = [reply.getHeader("vary") ?? []].flat().join(", ");
  const vary = ["accept-language", "cookie"].filter(
    (name) => !varied.includes(name),
  );
  void reply.headers({
    "content-language": language,
    vary: [...(varied === "" ? [] : [varied]), ...vary].join(", "),
  });
}

/**
 * The language that a URL names, among those that the site offers, else
 * English: for files that programs load, independent of their reader.
 */
export function addressedLanguage(request: FastifyRequest): Language {
  const named = namedBy(request.url);
  return offeredBy(request).find((one) => one === named) ?? firstLanguage;
}

/** The complete query of a URL that names a language; empty for English. */
export function languageQuery(language: Language): string {
  return language === firstLanguage ? "" : `?${languageParameter}=${language}`;
}

/** The language that a URL names, offered or not; undefined if it names none. */
export function namedBy(url: string): string | undefined {
  const [, ...rest] = url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  return query.get(languageParameter) ?? undefined;
}

/** Maximum number of languages of one URL or header that are read. */
const languagesMax = 20;

/** The languages of an `Accept-Language` header, most preferred first, each without its region. */
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
