import Type from "typebox";
import { defineCalls, Id, PlaceQuery } from "./parts.ts";

export const PlaceItem = Type.Object(
  {
    id: Id,
    name: Type.String(),
    called: Type.Optional(
      Type.String({
        description:
          "As others call it, where it was found by that; of places with 100,000 people or more",
      }),
    ),
    region: Type.Optional(
      Type.String({
        description:
          "In English. Left out where it is not known, and in other languages where no other place of the country has the name",
      }),
    ),
    country: Type.String({
      description: "In the language that the request asks for",
    }),
    latitude: Type.Number(),
    longitude: Type.Number(),
  },
  { title: "Place" },
);

/** Requests for locations that authors choose by name. */
export const placeCalls = defineCalls("creation", {
  findPlaces: {
    summary: "Places whose names begin so, at most 8",
    description:
      "Accents and case do not matter, and large places are found as other languages call them. After a comma follows the beginning of a region or a country. Those that are called exactly so come first; then those within 100 km of `lat` and `lng`, those within 1,000 km, and the rest, each with the most people first. Coordinates are snapped to the grid before, and those that are told are the middle of the cell. The data are those of GeoNames (CC BY 4.0).",
    method: "GET",
    path: "/places",
    query: Type.Object({
      q: Type.String({ minLength: 1, maxLength: 100 }),
      ...PlaceQuery.properties,
    }),
    reply: Type.Object({ items: Type.Array(PlaceItem) }),
  },
});
