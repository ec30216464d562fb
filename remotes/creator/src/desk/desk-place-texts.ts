/** Where a published survey stands, and for whom it is. */
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
  fixed: "Place and radius cannot be changed after publishing.",
};
