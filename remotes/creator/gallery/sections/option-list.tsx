import { limits } from "@nearsay/core/contract";
import {
  type GallerySection,
  Stage,
  type Step,
} from "@nearsay/core/standalone";
import { type ReactNode, useReducer } from "react";
import { draftReducer } from "../../src/draft/draft-reducer.ts";
import { openDraft } from "../../src/draft/draft.ts";
import { EditorContext } from "../../src/draft/editor-context.ts";
import { OptionList } from "../../src/questions/option-list.tsx";
import { draftOf, when } from "../drafts.ts";

const hours = Array.from({ length: 12 }, (_, hour) => `At ${hour} o'clock`);

const lines = Array.from(
  { length: limits.optionsMax + 9 },
  (_, index) => `${index + 1}. Tram stop ${index + 1}`,
);

export const optionList: GallerySection = {
  name: "OptionList",
  about: "What can be chosen in a multiple choice question.",
  states: {
    "A dozen": options(hours),
    "A word that is too wide": options(["Waldweg".repeat(34), ""]),
    "More pasted than there is room for": (
      <End>{options([""], [paste(lines.join("\n"))])}</End>
    ),
  },
};

function options(texts: string[], steps: Step[] = []) {
  return (
    <Stage steps={steps}>
      <Written options={texts} />
    </Stage>
  );
}

/** An editable list, without the editor around it. */
function Written({ options }: { readonly options: string[] }) {
  const [{ questions }, dispatch] = useReducer(draftReducer, options, open);
  return (
    <EditorContext
      value={{
        dispatch,
        focus: () => undefined,
        errorOf: () => undefined,
        problemIn: () => undefined,
        wanted: null,
      }}
    >
      {questions.map((question) => (
        <OptionList key={question.key} question={question} language={null} />
      ))}
    </EditorContext>
  );
}

function open(options: string[]) {
  return openDraft(draftOf({ questions: [{ ...when, options }] }), Date.now());
}

function paste(text: string): Step {
  return (shown) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const pasted = { clipboardData, bubbles: true, cancelable: true };
    shown
      .querySelector("input")
      ?.dispatchEvent(new ClipboardEvent("paste", pasted));
    return Promise.resolve();
  };
}

/** Only the bottom of the list, in a box that scrolls. */
function End({ children }: { readonly children: ReactNode }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column-reverse",
        maxBlockSize: "40rem",
        overflow: "hidden auto",
      }}
    >
      {children}
    </div>
  );
}
