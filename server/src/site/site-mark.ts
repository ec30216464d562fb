/** A speech mark as an SVG path, in a square of 32. */
export const siteMark =
  "M6 4h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H14l-8 6v-6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z";
