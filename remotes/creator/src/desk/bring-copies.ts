/** Brings what copies a survey. Here alone, as each place that imports it would be served a copy of the code. */
export const bringCopies = () => import("./copy-survey.ts");
