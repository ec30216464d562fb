/** What names the visitor to this survey on this page; null for strangers, and where nothing may be kept. */
export function readPageVisitor(survey: string): string | null {
  try {
    const kept = localStorage.getItem(keyOf(survey));
    // Anything else would spoil the request or message that it goes along with.
    return kept !== null && /^[!-~]{2,640}$/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Without a place to keep it, the next visit is a stranger's. */
export function writePageVisitor(survey: string, visitor: string): void {
  try {
    localStorage.setItem(keyOf(survey), visitor);
  } catch {
    // Said above.
  }
}

function keyOf(survey: string): string {
  return `nearsay_visitor:${survey}`;
}
