import type { EditorPlace } from "../draft/editor-place.ts";

export interface PlaceSettingProps {
  readonly place: EditorPlace;
  readonly disabled: boolean;
  /** Why the survey cannot be published with this place. */
  readonly error?: string | undefined;
  readonly onChange: (changes: Partial<EditorPlace>) => void;
}
