import { memo, useDeferredValue, useSyncExternalStore } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { SurveyPreview } from "./survey-preview.tsx";
import styles from "./preview-aside.module.css";

const StillPreview = memo(SurveyPreview);

/**
 * The form that visitors will see, as on a phone, beside the editor where there
 * is room for it. It follows the typing without delaying it.
 */
export function PreviewAside({ draft }: { readonly draft: EditorDraft }) {
  const hasRoom = useSyncExternalStore(watchRoom, readRoom);
  const shown = useDeferredValue(draft);
  if (!hasRoom) return null;
  return (
    <div data-aside className={styles.aside}>
      <StillPreview draft={shown} />
    </div>
  );
}

/** Also in the style sheets of the preview and of the page. */
const query = "(width >= 1100px)";

function watchRoom(onChange: () => void) {
  const room = matchMedia(query);
  room.addEventListener("change", onChange);
  return () => room.removeEventListener("change", onChange);
}

function readRoom(): boolean {
  return matchMedia(query).matches;
}
