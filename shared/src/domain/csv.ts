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
  return byteOrderMark + [columns, ...rows].map(toCsvLine).join("");
}

/** By which spreadsheets know UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One line of CSV with its end, by the same rules. */
export function toCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(writeCell).join(",")}\r\n`;
}

function writeCell(cell: string | number): string {
  if (typeof cell === "number")
    return Number.isFinite(cell) ? String(cell) : "";
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Quotes also mark what is text though it begins as a number or a date does: `0012` stays so where quoted fields are taken as text. */
const needsQuotes = /[",\r\n]|^[^\p{L}]*\d/u;

/** Some spreadsheets skip spaces in front and know the full-width signs, too. */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
