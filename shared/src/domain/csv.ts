/** Numbers of a chart for a spreadsheet. The first column names its row. */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/**
 * CSV by RFC 4180 that spreadsheets read as UTF-8 (it opens with a byte order
 * mark). Texts that one of them would take for a formula get an apostrophe in
 * front; numbers stay numbers, and one that is none leaves its cell empty.
 */
export function toCsv({ columns, rows }: CsvTable): string {
  const lines = [columns, ...rows].map((cells) =>
    cells.map(writeCell).join(","),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function writeCell(cell: string | number): string {
  if (typeof cell === "number")
    return Number.isFinite(cell) ? String(cell) : "";
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Some spreadsheets skip spaces in front and know the full-width signs, too. */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
