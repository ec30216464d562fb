import { messageOf } from "@nearsay/core/api";
import { formatList } from "@nearsay/core/domain";
import { Button, Notice } from "@nearsay/core/ui";
import { useState } from "react";
import { save as words } from "#messages";
import type { SavedAs } from "./save-document.ts";
import type { Unwritten } from "./write-survey-js.ts";

/** Saves a survey as a file that can be opened again, here or by SurveyJS. */
export function SaveDocumentButton(props: {
  readonly save: (as: SavedAs) => Promise<readonly Unwritten[]>;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const [unwritten, setUnwritten] = useState<readonly Unwritten[]>([]);

  async function save(as: SavedAs) {
    setFailure(null);
    setUnwritten([]);
    try {
      setUnwritten(await props.save(as));
    } catch (error) {
      setFailure(messageOf(error, words.failed));
    }
  }

  return (
    <>
      <Button onClick={() => void save("own")}>{words.action}</Button>
      <Button onClick={() => void save("surveyJs")}>{words.surveyJs}</Button>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {unwritten.length > 0 && (
        <Notice>
          {words.unwritten({
            parts: formatList(unwritten.map((each) => words[each])),
          })}
        </Notice>
      )}
    </>
  );
}
