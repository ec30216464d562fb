import type { EditorDraft } from "../draft/draft.ts";
import { importTexts as texts } from "../import-texts.ts";
import { UnreadableFile, readSurvey } from "./read-survey.ts";

const bytesMax = 1024 * 1024;
/** More sentences would keep the survey itself out of sight. */
const toldMax = 30;

/**
 * Opens a file as a survey, which tells what could not be taken.
 * @throws UnreadableFile where it is none.
 */
export async function openFile(file: File): Promise<EditorDraft> {
  if (file.size > bytesMax) throw new UnreadableFile(texts.refused.tooLarge);
  const { draft, leftOut } = readSurvey(await file.text(), Date.now());
  const untold = leftOut.length - toldMax;
  const more = untold > 0 ? [texts.more(untold)] : [];
  return { ...draft, leftOut: [...leftOut.slice(0, toldMax), ...more] };
}
