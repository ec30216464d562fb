/** Numbers of a chart for a spreadsheet. The first column names the row. */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/**
 * CSV according to RFC 4180 that spreadsheets read as UTF-8 (it begins with a
 * byte order mark). Texts that a spreadsheet would treat as a formula get a
 * leading apostrophe; numbers stay numbers, and NaN leaves its cell empty.
 */
export function toCsv({ columns, rows }: CsvTable): string {
  return byteOrderMark + [columns, ...rows].map(toCsvLine).join("");
}

/** Makes spreadsheets recognise UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One line of CSV with its line end, by the same rules. */
export function toCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(writeCell).join(",")}\r\n`;
}

function writeCell(cell: string | number): string {
  if (typeof cell === "number")
    return Number.isFinite(cell) ? String(cell) : "";
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Quotes also mark text that begins like a number or a date: `0012` is
 * preserved by programs that treat quoted fields as text.
 */
const needsQuotes = /[",\r\n]|^[^\p{L}]*\d/u;

/** Some spreadsheets skip leading spaces and also recognise full-width signs. */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
