/**
 * Text that users wrote, made safe to print: it cannot move the cursor, change
 * the text direction or begin a line.
 */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ").trim();
}

export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `    ${line}`);
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
