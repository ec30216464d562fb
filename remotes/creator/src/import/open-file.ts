import type { EditorDraft } from "../draft/draft.ts";
import { fileImport as texts } from "#messages";
import { UnreadableFile, readSurvey } from "./read-survey.ts";

const bytesMax = 1024 * 1024;
/**
 * Opens a file as a survey, with a list of what could not be imported.
 * @throws UnreadableFile if it contains no survey.
 */
export async function openFile(file: File): Promise<EditorDraft> {
  if (file.size > bytesMax) throw new UnreadableFile(texts.refused.tooLarge);
  const { draft, leftOut, looks } = readSurvey(await file.text(), Date.now());
  return { ...draft, leftOut, looks };
}
