import { encode } from "uqr";
import styles from "./qr-code.module.css";

/** Modules around the code that stay light, as readers need. */
const quietZone = 4;

/** A text as a QR code, dark on white in both themes, as readers expect. */
export function QrCode(props: {
  readonly text: string;
  /** What it leads to. */
  readonly label: string;
}) {
  const { size, data } = encode(props.text, { ecc: "M", border: quietZone });
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.ground} />
      <path d={pathOf(data)} className={styles.modules} />
    </svg>
  );
}

/** Each run of dark modules of a row as one box. */
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
