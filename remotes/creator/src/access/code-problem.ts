import { limits } from "@nearsay/core/contract";

export type CodeProblem = "short" | "spaces";

/** What is wrong with a code its author chose; blanks around it do not count. */
export function codeProblem(code: string): CodeProblem | null {
  const trimmed = code.trim();
  if (/\s/u.test(trimmed)) return "spaces";
  return trimmed.length < limits.codeMin ? "short" : null;
}
