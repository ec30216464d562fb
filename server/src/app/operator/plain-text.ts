/** What people wrote, safe to print: nothing in it moves the cursor, turns the direction or begins a line. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ").trim();
}

export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `    ${line}`);
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
