import type { QuestionSet } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { near as words } from "#messages";
import { sayWithin } from "./say-within.ts";

/**
 * For visitors whose location is unknown: who may answer a survey, and why it
 * cannot be answered here.
 */
export function ElsewhereNote(props: {
  readonly within: NonNullable<QuestionSet["within"]>;
}) {
  return (
    <Notice tone="warning" title={sayWithin(props.within)}>
      {words.elsewhere}
    </Notice>
  );
}
