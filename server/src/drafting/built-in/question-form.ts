/** How a question is answered, independent of the question types that exist. */
export type QuestionForm =
  | { form: "open" }
  | { form: "yesNo" }
  | { form: "scale"; of: WordedScale }
  | { form: "degree" }
  | { form: "numbers"; low: number; high: number; stars: boolean }
  | { form: "choice"; options: readonly string[] }
  /** `most` is the maximum number of choices; null without a limit. */
  | { form: "several"; options: readonly string[]; most: number | null }
  | { form: "ranking"; options: readonly string[] }
  | { form: "number" }
  | { form: "ages" }
  | { form: "claim" }
  | { form: "date" };

export type WordedScale = "frequency" | "grade";
