import { Checkbox } from "@nearsay/core/ui";
import { CodeField } from "../access/code-field.tsx";
import { EmbedSetting } from "../access/embed-setting.tsx";
import { VisibilitySetting } from "../access/visibility-setting.tsx";
import type { AccessSettings } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { ownerPage as ownerPageTexts, creator as texts } from "#messages";

import styles from "./owner-page.module.css";

const words = ownerPageTexts.edit;

/**
 * Who can see a published survey and export its insights. An existing code
 * stays if none is entered.
 */
export function AccessFields(props: {
  readonly before: AccessSettings;
  readonly access: AccessSettings;
}) {
  const { before, access } = props;
  const { dispatch } = useEditor();
  const hadCode = before.mode === "code";

  function edit(changes: Partial<AccessSettings>) {
    dispatch({ type: "edit-access", changes });
  }

  return (
    <section aria-label={words.access} className={styles.part}>
      <h3>{words.access}</h3>
      <VisibilitySetting
        mode={access.mode}
        onChange={(mode) => edit({ mode })}
      />
      {access.mode === "code" && (
        <>
          <CodeField
            name={fieldIds.accessCode}
            texts={texts.access.code}
            emptyHint={hadCode ? words.codeKept : undefined}
            value={access.code}
            onChange={(code) => edit({ code })}
          />
          {hadCode && access.code !== "" && (
            <p className={styles.about}>{words.newCode}</p>
          )}
        </>
      )}
      <EmbedSetting access={access} onChange={edit} />
      <Checkbox
        label={texts.access.exportCode.choice}
        checked={access.exportProtected}
        onChange={(exportProtected) => edit({ exportProtected })}
      />
      {access.exportProtected && (
        <CodeField
          name={fieldIds.exportCode}
          texts={texts.access.exportCode}
          emptyHint={before.exportProtected ? words.codeKept : undefined}
          value={access.exportCode}
          onChange={(exportCode) => edit({ exportCode })}
        />
      )}
    </section>
  );
}
