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
    : [namedBy(request.url), request.cookies?.[languageCookie]];
  const found = [...chosen, ...asked].find(
    (tag) => tag !== undefined && offered.includes(tag as Language),
  );
  return (found as Language | undefined) ?? firstLanguage;
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
export function namedLanguage({ url, server }: FastifyRequest): Language {
  const named = namedBy(url);
  const offered = server.languages ?? [firstLanguage];
  return offered.find((one) => one === named) ?? firstLanguage;
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
