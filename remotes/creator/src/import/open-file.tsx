import type { ReactNode } from "react";
import type { EditorDraft } from "../draft/draft.ts";
import { importTexts as texts } from "../import-texts.ts";
import { UnreadableFile, readSurvey } from "./read-survey.ts";

const bytesMax = 1024 * 1024;
/** More sentences would keep the survey itself out of sight. */
const shownMax = 30;

/**
 * Opens a file as a survey, with what to say of what could not be taken.
 * @throws UnreadableFile where it is none.
 */
export async function openFile(
  file: File,
): Promise<{ draft: EditorDraft; notice: ReactNode }> {
  if (file.size > bytesMax) throw new UnreadableFile(texts.refused.tooLarge);
  const { draft, leftOut } = readSurvey(await file.text(), Date.now());
  const notice = leftOut.length > 0 && <LeftOutList sentences={leftOut} />;
  return { draft, notice };
}

function LeftOutList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <>
      <p>{texts.leftOut}</p>
      <ul>
        {sentences.slice(0, shownMax).map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
      {sentences.length > shownMax && (
        <p>{texts.more(sentences.length - shownMax)}</p>
      )}
    </>
  );
}
