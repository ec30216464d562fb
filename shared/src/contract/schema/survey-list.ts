import Type from "typebox";
import { limits, listReaches } from "../limits.ts";
import { Count, Latitude, Longitude, PlaceQuery } from "./parts.ts";
import { SurveyItem } from "./survey-item.ts";
import { SurveyLanguage } from "./translation.ts";

export const SurveyListReply = Type.Object(
  {
    items: Type.Array(SurveyItem),
    counts: Type.Object({
      surveys: Count,
      open: Count,
      nearby: Type.Integer({
        minimum: 0,
        description: "Number of surveys with a known distance.",
      }),
    }),
    next: Type.Optional(
      Type.String({
        description: "Cursor of the next page. Omitted on the last page.",
      }),
    ),
    languages: Type.Optional(
      Type.Array(SurveyLanguage, {
        description:
          "Languages of all surveys that any list shows. Only on first pages.",
      }),
    ),
  },
  { title: "SurveyList" },
);

/** An area of the map; west is greater than east if it crosses the 180th meridian. */
const BoxQuery = {
  west: Type.Optional(Longitude),
  south: Type.Optional(Latitude),
  east: Type.Optional(Longitude),
  north: Type.Optional(Latitude),
};

export const CellsQuery = Type.Object({
  ...BoxQuery,
  level: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 14,
      description:
        "Zoom level of the map bins: 2 to the power of `level` bins span the width of the map.",
    }),
  ),
  open_only: Type.Optional(
    Type.Literal("1", { description: "Excludes closed surveys." }),
  ),
  language: Type.Optional(SurveyLanguage),
});

export const CellsReply = Type.Object(
  {
    cells: Type.Array(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }), {
      description:
        "Arrays of three numbers: latitude and longitude of the centre of a grid cell, and the number of surveys in it or in the map bin around it.",
    }),
    level: Type.Optional(
      Type.Integer({
        description:
          "Zoom level of the map bins in which surveys are counted. Omitted if each grid cell is counted separately.",
      }),
    ),
  },
  { title: "SurveyCells" },
);

export const ListQuery = Type.Object({
  ...PlaceQuery.properties,
  ...BoxQuery,
  after: Type.Optional(
    Type.String({
      maxLength: limits.listCursorMax,
      description: "`next` of the previous page. Use the same filters.",
    }),
  ),
  open_only: Type.Optional(
    Type.Literal("1", { description: "Excludes closed surveys." }),
  ),
  within_km: Type.Optional(
    Type.Integer({
      enum: [...listReaches],
      description:
        "Excludes surveys that are farther away than this, in kilometres, and surveys without a location. Requires coordinates.",
    }),
  ),
  language: Type.Optional(SurveyLanguage),
});
