import { placeCalls } from "@nearsay/core/contract/schema";
import { snapToGrid } from "@nearsay/core/domain";
import { firstLanguage, type Language } from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";
import { languageOf, setLanguageHeaders } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import type { Gazetteer } from "./gazetteer.ts";

const placesMax = 8;

/** Seconds for which browsers cache the reply; places rarely change. */
const keptFor = 86_400;

export function placeRoutes(
  app: FastifyInstance,
  { gazetteer }: { gazetteer: Gazetteer },
): void {
  route(app, placeCalls.findPlaces, async ({ query, request, reply }) => {
    const { q, lat, lng } = query;
    const language = languageOf(request);
    const countryName = countryNamesIn(language);
    const known = lat !== undefined && lng !== undefined;
    const found = await gazetteer.search(q, {
      near: known ? snapToGrid({ lat, lng }) : null,
      countryName,
      limit: placesMax,
    });
    void reply.header("cache-control", `private, max-age=${keptFor}`);
    setLanguageHeaders(reply);
    return {
      items: found.map((place) => {
        const { id, name, called, region, country, cell } = place;
        // Region names exist in English only. In other languages they are shown
        // only where several places have the same name.
        const isNamed = language === firstLanguage || !place.isAlone;
        return {
          id,
          name,
          ...(called !== null && { called }),
          ...(region !== "" && isNamed && { region }),
          country: countryName(country),
          latitude: cell.lat,
          longitude: cell.lng,
        };
      }),
    };
  });
}

const names = new Map<Language, Intl.DisplayNames>();

/** Falls back to the country code if the language has no name for the country. */
function countryNamesIn(language: Language): (code: string) => string {
  const known =
    names.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  names.set(language, known);
  return (code) => known.of(code) ?? code;
}
