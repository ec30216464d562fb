import type { CountingDraft, EditorPlace } from "../draft/editor-place.ts";

export interface PlaceSettingProps {
  readonly place: EditorPlace;
  /** What decides whether places of answers can be counted. */
  readonly counting: CountingDraft;
  readonly disabled: boolean;
  /** Why the survey cannot be published with this place. */
  readonly error?: string | undefined;
  readonly onChange: (changes: Partial<EditorPlace>) => void;
}
