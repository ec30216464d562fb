import type { GallerySection } from "@nearsay/core/standalone";
import { limits } from "@nearsay/core/contract";
import type { ReactNode } from "react";
import { anyOf, freeText, oneOf } from "../../src/testing/survey-builders.ts";
import { form } from "../form.tsx";
import { asked } from "../server.ts";
import { emoji, longTitle, longWord } from "../words.ts";

const hundred = Array.from(
  { length: limits.optionsMax },
  (_, index) => `Tram line ${index + 1}`,
);

const twenty = Array.from({ length: 20 }, (_, index) => ({
  ...[freeText, oneOf, anyOf][index % 3],
  id: String(index + 1),
}));

export const answerFormLimits: GallerySection = {
  name: "AnswerForm at its limits",
  about: "What a form holds at most, and what arrives in no order.",
  states: {
    "Hundred options": cut(form(asked([{ ...oneOf, options: hundred }]))),
    "Twenty questions": cut(form(asked(twenty))),
    "Long words": form(
      asked([
        { ...freeText, question_text: longWord },
        { ...anyOf, question_text: longTitle, options: [longWord, longTitle] },
      ]),
    ),
    "Options as one text": form(
      asked([{ ...oneOf, options: JSON.stringify(["Always", emoji]) }]),
    ),
    "Unknown type": form(asked([{ ...oneOf, question_type: "slider" }])),
  },
};

/** Only the top of the form, in a box that scrolls. */
function cut(form: ReactNode) {
  return (
    <div style={{ maxBlockSize: "40rem", overflow: "hidden auto" }}>{form}</div>
  );
}
