import type { EditorPlace } from "../draft/editor-place.ts";

export interface PlaceSettingProps {
  readonly place: EditorPlace;
  /** Why the survey cannot be published with this location. */
  readonly error?: string | undefined;
  readonly onChange: (changes: Partial<EditorPlace>) => void;
}
