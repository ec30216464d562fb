import type { AnswerPlaces, SurveyScope } from "@nearsay/core/contract";
import { formatCount, plural } from "@nearsay/core/domain";

interface Named {
  readonly region?: string;
  readonly country: string;
}

/** What is said of a survey's place once it has one. */
export const placeTexts = {
  picker: {
    name: "Name of the place",
    hint: "Begin a city, town or district; its region or country may follow after a comma.",
    found: "Places found",
    none: "No place begins so. Try a larger one nearby, or a point on the map.",
    failed:
      "Places cannot be looked up at the moment. Check your connection and type again.",
    count: (count: number) =>
      plural(count, {
        one: `${count} place found. Use the arrow keys.`,
        other: `${count} places found. Use the arrow keys.`,
      }),
    about: ({ region, country }: Named) =>
      region ? `${region}, ${country}` : country,
  },
  map: {
    label: "Map to choose a place on",
    loading: "Loading the map",
    failed: "The map could not be loaded.",
    none: "No point is chosen yet.",
    chosen: "A square is chosen. It is stored as you see it; it has no name.",
    missing: "Choose a point on the map.",
  },
  source: "Place names: GeoNames, CC BY 4.0",
  scope: {
    legend: "Who is it for?",
    fixed: "This cannot be changed after publishing.",
    everyone: "Everyone",
    kinds: {
      first: "Shown first to people nearby",
      only: "Listed only for people nearby",
      answer: "Answered only by people nearby",
    } satisfies Record<SurveyScope, string>,
    about: {
      first: "Lists of people within the radius put it before other surveys.",
      only: "Lists and search leave it out for everybody else. Whoever has its link can still open and answer it.",
      answer:
        "Everybody sees it. To answer, people allow their location, and it has to lie within the radius.",
    } satisfies Record<SurveyScope, string>,
    radius: "How near",
    within: (km: number) =>
      `Within ${km} km (${formatCount(Math.round(km * 3280.84))} ft)`,
    proof:
      "It is measured between squares of about 1 km, from where a browser says it is. A browser can claim any place, so this keeps out passers-by, not somebody who wants in.",
  },
  counts: {
    legend: "Count where answers come from?",
    hints: {
      fixed:
        "Of people who agree to it. This cannot be changed after publishing.",
      live: "Not where each answer shows at once, as its place would show with it.",
      rows: "Not where whole responses are read, as the place of each would be read with it.",
    },
    kinds: {
      none: "No",
      rings: "Here and elsewhere",
      map: "On a map",
    } satisfies Record<AnswerPlaces, string>,
    about: {
      none: "Figures tell no places.",
      rings:
        "Figures also show people here and people elsewhere apart. First figures can take more answers, and languages are not told apart.",
      map: "Figures also show squares of a map, each with at least 10 people. They take more answers still, as each square waits for its own.",
    } satisfies Record<AnswerPlaces, string>,
  },
};
