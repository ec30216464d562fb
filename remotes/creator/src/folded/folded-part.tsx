import { Button } from "@nearsay/core/ui";
import { type ReactNode, useId, useState } from "react";
import { steps as words } from "#messages";
import styles from "./folded-part.module.css";

/**
 * Settings that rest as one sentence about what is set, and open on request.
 * Once opened they stay mounted, so that a date typed incompletely is not lost.
 */
export function FoldedPart(props: {
  readonly heading: string;
  readonly level: 3 | 4;
  readonly sentence: ReactNode;
  /** Name of the button, as in `fieldIds`. */
  readonly name?: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Called when the part will probably be opened. */
  readonly onNear?: () => void;
  readonly children: ReactNode;
}) {
  const { heading, level, sentence, name, open, children } = props;
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.part}>
      <div className={styles.rest}>
        <Heading id={`${id}-heading`} className={styles.heading}>
          {heading}
        </Heading>
        <p dir="auto" className={styles.sentence}>
          {sentence}
        </p>
        <Button
          id={`${id}-button`}
          name={name}
          aria-labelledby={`${id}-button ${id}-heading`}
          aria-expanded={open}
          onPointerEnter={props.onNear}
          onFocus={props.onNear}
          onClick={props.onToggle}
        >
          {open ? words.done : words.change}
        </Button>
      </div>
      {mounted && (
        <div hidden={!open} className={styles.fields}>
          {children}
        </div>
      )}
    </div>
  );
}
