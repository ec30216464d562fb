import { type EditedPart, editedParts } from "./ownership.ts";
import {
  readNumber,
  readOptionalString,
  readRecords,
  readString,
} from "./read.ts";

/** A text of a survey that its author worded anew after publishing. */
export interface SurveyEdit {
  /** YYYY-MM-DD. */
  editedOn: string;
  part: EditedPart;
  /** Null where it is about the survey itself. */
  questionId: string | null;
  /** Its place among the options; null where it is about none. */
  option: number | null;
  before: string;
  after: string;
}

/** Edits of a part that this version does not know are left out. */
export function readSurveyEdits(value: unknown): SurveyEdit[] {
  return readRecords(value).flatMap((item) => {
    const part = editedParts.find((one) => one === readString(item, "part"));
    if (part === undefined) return [];
    return {
      editedOn: readString(item, "editedOn"),
      part,
      questionId: readOptionalString(item, "questionId"),
      option: readNumber(item, "option"),
      before: readString(item, "before"),
      after: readString(item, "after"),
    };
  });
}
