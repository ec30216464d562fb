import type { AnswerPlaces } from "@nearsay/core/contract";

/** Where a published survey stands, for whom it is, and what is counted of where answers come from. */
export const deskPlaceTexts = {
  named: (name: string) => `Place: ${name}.`,
  point: "Place: a square of about 1 km without a name.",
  nowhere: "Place: nowhere.",
  everyone: "For everyone.",
  scope: {
    first: (km: number) => `Shown first to people within ${km} km.`,
    only: (km: number) => `Listed only for people within ${km} km.`,
    answer: (km: number) => `Answered only by people within ${km} km.`,
  },
  counts: {
    none: "Where answers come from is not counted.",
    rings:
      "Where answers come from is counted, of people who agree: here and elsewhere.",
    map: "Where answers come from is counted, of people who agree: on a map.",
  } satisfies Record<AnswerPlaces, string>,
  fixed: "This cannot be changed after publishing.",
};
