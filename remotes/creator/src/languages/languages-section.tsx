import { Button, Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { useId, useState } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { fieldIds, useEditor } from "../draft/editor-context.ts";
import styles from "./languages.module.css";
import { languages as words } from "#messages";

/** Loaded on demand: most surveys are in one language. */
const Translations = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "editor-translations" */ "./translations.tsx"
      )
    ).Translations,
  <Skeleton lines={4} label={words.loading} />,
  words.failed,
);

/** The texts of a survey in other languages; the code loads when the section is opened. */
export function LanguagesSection({ draft }: { readonly draft: EditorDraft }) {
  const { errorOf } = useEditor();
  const [opened, setOpened] = useState(draft.translations.length > 0);
  const error = errorOf(fieldIds.languages);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{words.heading}</h3>
      <p className={styles.about}>{words.about}</p>
      <div>
        <Button
          name={fieldIds.languages}
          aria-expanded={opened}
          aria-describedby={error && `${id}-error`}
          onPointerEnter={Translations.bring}
          onClick={() => setOpened(!opened)}
        >
          {opened ? words.close : words.open}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {opened && <Translations draft={draft} />}
    </section>
  );
}
