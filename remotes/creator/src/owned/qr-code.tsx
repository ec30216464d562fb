import styles from "./qr-code.module.css";
import { drawQr } from "./qr-path.ts";

/** A text as a QR code, dark on white in both themes, as readers expect. */
export function QrCode(props: {
  readonly text: string;
  /** What it links to. */
  readonly label: string;
}) {
  const { size, path } = drawQr(props.text);
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.ground} />
      <path d={path} className={styles.modules} />
    </svg>
  );
}
