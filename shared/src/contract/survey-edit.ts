import { type EditedPart, editedParts } from "./ownership.ts";
import {
  type Json,
  asRecord,
  readItems,
  readOptionalString,
  readString,
} from "./read.ts";

/** Words of a survey that were changed after people had answered it. */
export interface SurveyEdit {
  /** The day, such as 2026-03-02. */
  editedOn: string;
  part: EditedPart;
  /** Null where it is no question's. */
  questionId: string | null;
  /** Its place among the question's options; null where it is none. */
  option: number | null;
  before: string;
  after: string;
}

/** Reads `edits` of a reply, in their order; of kinds that this version does not know none. */
export function readSurveyEdits(reply: unknown): SurveyEdit[] {
  return readItems(asRecord(reply).edits ?? []).flatMap(readEdit);
}

function readEdit(item: Json): SurveyEdit[] {
  const name = readString(item, "part");
  const part = editedParts.find((known) => known === name);
  if (part === undefined) return [];
  return [
    {
      editedOn: readString(item, "editedOn"),
      part,
      questionId: readOptionalString(item, "questionId"),
      option: typeof item.option === "number" ? item.option : null,
      before: readString(item, "before"),
      after: readString(item, "after"),
    },
  ];
}
