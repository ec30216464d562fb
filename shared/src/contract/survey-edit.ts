import { type EditedPart, editedParts } from "./ownership.ts";
import {
  type Json,
  asRecord,
  readItems,
  readOptionalString,
  readString,
} from "./read.ts";

/** Texts of a survey that were changed after people had answered. */
export interface SurveyEdit {
  /** The day, such as 2026-03-02. */
  editedOn: string;
  part: EditedPart;
  /** Null if it is not part of a question. */
  questionId: string | null;
  /** Its index among the question's options; null if it is not an option. */
  option: number | null;
  before: string;
  after: string;
}

/** Reads `edits` of a reply, in order; kinds that this version does not know are skipped. */
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
