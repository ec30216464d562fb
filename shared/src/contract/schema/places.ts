import Type from "typebox";
import { defineCalls, Id, PlaceQuery } from "./parts.ts";

export const PlaceItem = Type.Object(
  {
    id: Id,
    name: Type.String(),
    called: Type.Optional(
      Type.String({
        description:
          "Alternative name by which the place was found, for example in another language. Only for places with at least 100,000 inhabitants.",
      }),
    ),
    region: Type.Optional(
      Type.String({
        description:
          "Region, in English. Omitted if it is unknown; in languages other than English, also omitted if no other place in the country has the same name.",
      }),
    ),
    country: Type.String({
      description: "Country, in the language of the request.",
    }),
    latitude: Type.Number(),
    longitude: Type.Number(),
  },
  { title: "Place" },
);

/** Requests for locations that authors choose by name. */
export const placeCalls = defineCalls("creation", {
  findPlaces: {
    summary: "Search places by the beginning of their names, at most 8",
    description: [
      "Accents and letter case are ignored. Large places are also found by their names in other languages. Text after a comma is the beginning of a region or a country.",
      "",
      "Order: exact matches first. Among them, and among the other matches, places within 100 km of `lat` and `lng` are first, followed by those within 1,000 km and the rest; within each, the places with the most inhabitants first.",
      "",
      "The coordinates are snapped to the grid before use. The returned coordinates are the centre of the grid cell. Data: GeoNames (CC BY 4.0).",
    ].join("\n"),
    method: "GET",
    path: "/places",
    query: Type.Object({
      q: Type.String({ minLength: 1, maxLength: 100 }),
      ...PlaceQuery.properties,
    }),
    reply: Type.Object({ items: Type.Array(PlaceItem) }),
  },
});
