import type { EditorPlace, PlaceKind } from "../draft/editor-place.ts";

export interface PlaceSettingProps {
  readonly place: EditorPlace;
  /** The kinds to choose from; by default all. */
  readonly kinds?: readonly PlaceKind[];
  /** Why the survey cannot be published with this location. */
  readonly error?: string | undefined;
  readonly onChange: (changes: Partial<EditorPlace>) => void;
}
