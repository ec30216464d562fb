const bullet = /^(?:[-*•–]|\d{1,3}[.)])\s+/;

/** The lines of a pasted list: trimmed, without their bullets and numbers, the empty ones left out. */
export function pastedOptions(text: string): string[] {
  return text
    .split(/\r?\n|\r/)
    .map((line) => line.trim().replace(bullet, ""))
    .filter((line) => line !== "");
}
