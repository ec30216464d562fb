/** Long enough to tell files apart, short enough for every file system. */
const LONGEST = 80;

/** "survey-12-top-keywords.csv": words of any language, without what a file system might refuse. */
export function fileName(
  surveyId: string,
  figure: string,
  extension: "svg" | "csv",
): string {
  const words = `survey ${surveyId} ${figure}`
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  const short = [...words].slice(0, LONGEST).join("").trim();
  return `${short.replaceAll(" ", "-")}.${extension}`;
}
