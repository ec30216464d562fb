import { placeCalls } from "@nearsay/core/contract/schema";
import { snapToGrid } from "@nearsay/core/domain";
import type { Language } from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";
import { languageOf, tellLanguage } from "../../http/language.ts";
import { route } from "../../http/route.ts";
import type { Gazetteer } from "./gazetteer.ts";

const placesMax = 8;

/** Seconds for which browsers keep what they were told: places do not move. */
const keptFor = 86_400;

export function placeRoutes(
  app: FastifyInstance,
  { gazetteer }: { gazetteer: Gazetteer },
): void {
  route(app, placeCalls.findPlaces, async ({ query, request, reply }) => {
    const { q, lat, lng } = query;
    const countryName = countryNamesIn(languageOf(request));
    const known = lat !== undefined && lng !== undefined;
    const found = await gazetteer.search(q, {
      near: known ? snapToGrid({ lat, lng }) : null,
      countryName,
      limit: placesMax,
    });
    void reply.header("cache-control", `private, max-age=${keptFor}`);
    tellLanguage(reply);
    return {
      items: found.map(({ id, name, region, country, cell }) => ({
        ...{ id, name },
        ...(region !== "" && { region }),
        country: countryName(country),
        ...{ latitude: cell.lat, longitude: cell.lng },
      })),
    };
  });
}

const names = new Map<Language, Intl.DisplayNames>();

/** Those that the language has no name for are told by their letters. */
function countryNamesIn(language: Language): (code: string) => string {
  const known =
    names.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  names.set(language, known);
  return (code) => known.of(code) ?? code;
}
