import type { AnswerCounts } from "../analytics/figures.ts";

export function isOpenQuestion({ options }: AnswerCounts): boolean {
  return options.length === 0;
}
