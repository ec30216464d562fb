import { ExportCodeField } from "../access/export-code-field.tsx";
import { VisibilityFields } from "../access/visibility-fields.tsx";
import type { AccessSettings } from "../draft/draft.ts";
import { ownerPage as texts } from "#messages";

import styles from "./owner-page.module.css";

const words = texts.edit;

/**
 * Who can see a published survey and export its insights. An existing code
 * stays if none is entered.
 */
export function AccessFields(props: {
  readonly before: AccessSettings;
  readonly access: AccessSettings;
}) {
  const { before, access } = props;
  const hadCode = before.mode === "code";
  return (
    <section aria-label={words.access} className={styles.part}>
      <h3>{words.access}</h3>
      <VisibilityFields
        access={access}
        emptyHint={hadCode ? words.codeKept : undefined}
        codeNotice={hadCode && <p className={styles.about}>{words.newCode}</p>}
      />
      <ExportCodeField
        access={access}
        emptyHint={before.exportProtected ? words.codeKept : undefined}
      />
    </section>
  );
}
