import { Checkbox } from "@nearsay/core/ui";
import type { AccessSettings } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { creator as texts } from "#messages";
import { CodeField } from "./code-field.tsx";

const words = texts.access.exportCode;

/** Whether exports require a code, and which. */
export function ExportCodeField(props: {
  readonly access: AccessSettings;
  /** Shown while no code is entered. */
  readonly emptyHint?: string | undefined;
}) {
  const { access, emptyHint } = props;
  const { dispatch } = useEditor();

  function edit(changes: Partial<AccessSettings>) {
    dispatch({ type: "edit-access", changes });
  }

  return (
    <>
      <Checkbox
        label={words.choice}
        checked={access.exportProtected}
        onChange={(exportProtected) => edit({ exportProtected })}
      />
      {access.exportProtected && (
        <CodeField
          name={fieldIds.exportCode}
          texts={words}
          emptyHint={emptyHint}
          value={access.exportCode}
          onChange={(exportCode) => edit({ exportCode })}
        />
      )}
    </>
  );
}
