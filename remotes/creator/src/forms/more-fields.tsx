import { limits, type Section } from "@nearsay/core/contract";
import { Checkbox, LimitedTextArea, TextField } from "@nearsay/core/ui";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import { type EditorQuestion, listsOptions } from "../draft/question.ts";
import { form as words } from "#messages";
import styles from "./forms.module.css";
import { NumberField } from "./number-field.tsx";
import { ShowIf } from "./show-if.tsx";

/** Settings that most questions do not need. */
export function MoreFields({
  question,
}: {
  readonly question: EditorQuestion;
}) {
  const { key, kind, allowMultiple, hint, required, shuffled } = question;
  const { dispatch, errorOf } = useEditor();

  function edit(
    changes: Partial<Omit<EditorQuestion, "key" | "kind" | "options">>,
  ) {
    dispatch({ type: "edit-question", key, changes });
  }

  return (
    <div className={styles.fields}>
      <Checkbox
        label={words.required}
        checked={required}
        onChange={(checked) => edit({ required: checked })}
      />
      <LimitedTextArea
        name={fieldIds.hint(key)}
        label={words.hint}
        hint={words.hintAbout}
        maxLength={limits.instructionsMax}
        counter="none"
        rows={1}
        maxRows={4}
        value={hint}
        onChange={(text) => edit({ hint: text })}
      />
      {listsOptions(kind) && (
        <Checkbox
          label={words.shuffled}
          hint={words.shuffledAbout}
          checked={shuffled}
          onChange={(checked) => edit({ shuffled: checked })}
        />
      )}
      {allowMultiple && (
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{words.bounds}</legend>
          <div className={styles.row}>
            <NumberField
              name={fieldIds.least(key)}
              label={words.least}
              hint={words.boundsAbout}
              value={question.least}
              error={errorOf(fieldIds.least(key))}
              onChange={(least) => edit({ least })}
            />
            <NumberField
              label={words.most}
              value={question.most}
              onChange={(most) => edit({ most })}
            />
          </div>
        </fieldset>
      )}
      <SectionFields
        name={fieldIds.section(key)}
        section={question.section}
        onChange={(section) => edit({ section })}
      />
      <ShowIf question={question} onChange={(showIf) => edit({ showIf })} />
    </div>
  );
}

const newSection: Section = { heading: "", text: "", page: false };

function SectionFields(props: {
  readonly name: string;
  readonly section: Section | null;
  readonly onChange: (section: Section | null) => void;
}) {
  const { name, section, onChange } = props;
  return (
    <>
      <Checkbox
        label={words.section.starts}
        checked={section !== null}
        onChange={(checked) => onChange(checked ? newSection : null)}
      />
      {section && (
        <>
          <TextField
            name={name}
            label={words.section.heading}
            maxLength={limits.formWordMax}
            value={section.heading}
            onChange={(heading) => onChange({ ...section, heading })}
          />
          <LimitedTextArea
            label={words.section.text}
            maxLength={limits.instructionsMax}
            counter="none"
            rows={1}
            maxRows={6}
            value={section.text}
            onChange={(text) => onChange({ ...section, text })}
          />
          <Checkbox
            label={words.section.page}
            checked={section.page}
            onChange={(page) => onChange({ ...section, page })}
          />
        </>
      )}
    </>
  );
}
