/** How a question is to be answered, whatever kinds of question there are to write it as. */
export type QuestionForm =
  | { form: "open" }
  | { form: "yesNo" }
  | { form: "scale"; of: WordedScale }
  | { form: "degree"; quality: string }
  | { form: "numbers"; low: number; high: number; stars: boolean }
  | { form: "choice"; options: readonly string[] }
  /** `most` of them; null where nothing was said. */
  | { form: "several"; options: readonly string[]; most: number | null }
  | { form: "ranking"; options: readonly string[] }
  | { form: "number"; of: "people" | "ages" | "timesAWeek" | "anything" }
  | { form: "claim" }
  | { form: "date" };

export type WordedScale =
  "frequency" | "grade" | "agreement" | "support" | "feeling";
