import { encode } from "uqr";

/** Light modules around the code, as readers require. */
const quietZone = 4;

/** A text as a QR code: number of modules per side, and the dark ones as an SVG path. */
export function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: quietZone });
  return { size, path: pathOf(data) };
}

/** Each run of dark modules in a row becomes one rectangle. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return "";
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join("");
}
