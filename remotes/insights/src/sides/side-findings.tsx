import styles from "./sides.module.css";

/** What a chart says of each side, one below the other. */
export function SideFindings(props: { readonly findings: readonly string[] }) {
  return props.findings.map((finding) => (
    <span key={finding} className={styles.finding}>
      {finding}
    </span>
  ));
}
