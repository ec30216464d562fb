/**
 * The visitor's token for this survey on this page; null if unknown, or if
 * nothing can be stored.
 */
export function readPageVisitor(survey: string): string | null {
  try {
    const kept = localStorage.getItem(keyOf(survey));
    // Any other characters would break the request or message that contains it.
    return kept !== null && /^[!-~]{2,640}$/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** If nothing can be stored, the next visit is that of an unknown visitor. */
export function writePageVisitor(survey: string, visitor: string): void {
  try {
    localStorage.setItem(keyOf(survey), visitor);
  } catch {
    // See the comment above the function.
  }
}

function keyOf(survey: string): string {
  return `nearsay_visitor:${survey}`;
}
