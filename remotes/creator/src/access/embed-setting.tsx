import { limits } from "@nearsay/core/contract";
import { ChoiceList, LimitedTextArea } from "@nearsay/core/ui";
import type { AccessSettings, Embedding } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { creator as texts } from "#messages";
import styles from "./access.module.css";
import { correctSites } from "./embed-sites.ts";

const words = texts.access.embed;

const choices: { id: Embedding; label: string }[] = [
  { id: "anywhere", label: words.anywhere },
  { id: "listed", label: words.listed },
  { id: "nowhere", label: words.nowhere },
];

/** Maximum length of the list: origins have at most 255 characters. */
const longest = limits.embedOriginsMax * 256;

/** Which other sites may embed the survey. */
export function EmbedSetting(props: {
  readonly access: AccessSettings;
  readonly onChange: (changes: Partial<AccessSettings>) => void;
}) {
  const { access, onChange } = props;
  const { errorOf } = useEditor();
  const { mode, embedding, embedSites } = access;
  if (mode === "code") return <p className={styles.note}>{words.never}</p>;
  const error = errorOf(fieldIds.embedSites);
  return (
    <>
      <ChoiceList
        legend={words.legend}
        choices={choices}
        selected={[embedding]}
        onChange={([chosen]) => {
          const found = choices.find(({ id }) => id === chosen);
          if (found) onChange({ embedding: found.id });
        }}
      />
      {embedding === "listed" && (
        <LimitedTextArea
          name={fieldIds.embedSites}
          label={words.sites}
          hint={error ? undefined : words.hint({ max: limits.embedOriginsMax })}
          error={error}
          required
          dir="ltr"
          rows={2}
          maxRows={limits.embedOriginsMax}
          maxLength={longest}
          counter="none"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={embedSites}
          onChange={(sites) => onChange({ embedSites: sites })}
          onBlur={() => onChange({ embedSites: correctSites(embedSites) })}
        />
      )}
    </>
  );
}
