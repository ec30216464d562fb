import type { ReactNode } from "react";
import type { AccessSettings } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { creator as texts } from "#messages";
import { CodeField } from "./code-field.tsx";
import { EmbedSetting } from "./embed-setting.tsx";
import { VisibilitySetting } from "./visibility-setting.tsx";

/** Who can see the survey, and where. */
export function VisibilityFields(props: {
  readonly access: AccessSettings;
  /** Shown while no code is entered. */
  readonly emptyHint?: string | undefined;
  /** Shown under an entered code. */
  readonly codeNotice?: ReactNode;
}) {
  const { access, emptyHint, codeNotice } = props;
  const { dispatch } = useEditor();

  function edit(changes: Partial<AccessSettings>) {
    dispatch({ type: "edit-access", changes });
  }

  return (
    <>
      <VisibilitySetting
        mode={access.mode}
        onChange={(mode) => edit({ mode })}
      />
      {access.mode === "code" && (
        <>
          <CodeField
            name={fieldIds.accessCode}
            texts={texts.access.code}
            emptyHint={emptyHint}
            value={access.code}
            onChange={(code) => edit({ code })}
          />
          {access.code !== "" && codeNotice}
        </>
      )}
      <EmbedSetting access={access} onChange={edit} />
    </>
  );
}
