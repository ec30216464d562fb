import type { CountingDraft, EditorPlace } from "../draft/editor-place.ts";

export interface PlaceSettingProps {
  readonly place: EditorPlace;
  /** What determines whether answer locations can be counted. */
  readonly counting: CountingDraft;
  readonly disabled: boolean;
  /** Why the survey cannot be published with this location. */
  readonly error?: string | undefined;
  readonly onChange: (changes: Partial<EditorPlace>) => void;
}
