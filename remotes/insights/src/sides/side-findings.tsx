import styles from "./sides.module.css";

/** The findings of a chart for each group, one below the other. */
export function SideFindings(props: { readonly findings: readonly string[] }) {
  return props.findings.map((finding) => (
    <span key={finding} className={styles.finding}>
      {finding}
    </span>
  ));
}
