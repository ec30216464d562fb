import {
  choose,
  type GallerySection,
  press,
  type Step,
  write,
} from "@nearsay/core/standalone";
import { kinds, under, whenChosen } from "../../src/testing/question-kinds.ts";
import { freeText } from "../../src/testing/survey-builders.ts";
import { form } from "../form.tsx";
import { asked } from "../server.ts";

const { several, withOther, other, yesNo, likely, stars } = kinds;
const { ranking, number, date, statements } = kinds;

const paged = asked([
  { ...yesNo, form: { kind: "yes_no", required: true } },
  under({ ...stars, form: { ...stars.form } }, "What you ate"),
  { ...freeText, form: { kind: "text", showIf: whenChosen(0, 0) } },
  under(likely, "Afterwards"),
]);

const put = (...options: string[]): Step[] =>
  options.map((option, place) => press(`Put ${option} at ${place + 1}`));

const needed = (settings: object) => ({ ...settings, required: true });

/** Submits answers that are not valid yet. */
const sent = press("Submit");

export const questionKinds: GallerySection = {
  name: "AnswerForm with questions of every kind",
  about:
    "Each kind as it is asked and answered, and what is said where something is to be mended.",
  states: {
    "Several, with one that excludes": form(asked([several]), {
      steps: [choose("I never do")],
    }),
    "Too many chosen": form(asked([several]), {
      steps: [choose("On foot"), choose("By bike"), choose("By bus"), sent],
    }),
    "Text of an option": form(asked([withOther, other]), {
      steps: [choose("Other …"), write("What else?", "The library")],
    }),
    "Yes or no": form(asked([yesNo]), { steps: [choose("No")] }),
    "Nought to ten": form(asked([likely]), { steps: [choose("7")] }),
    Stars: form(asked([stars]), { steps: [choose("4 stars")] }),
    "Ranking not begun": form(asked([ranking])),
    "Ranking half done": form(asked([ranking]), {
      steps: [...put("Toilets", "Benches"), sent],
    }),
    "Ranking done": form(asked([ranking]), {
      steps: put("Toilets", "Benches", "More lights"),
    }),
    Number: form(asked([number]), {
      steps: [write("How long did you queue?", "15")],
    }),
    "Number out of bounds": form(asked([number]), {
      steps: [write("How long did you queue?", "150"), sent],
    }),
    Date: form(asked([date]), {
      steps: [write("When should the next one be?", "2026-05-16")],
    }),
    Statements: form(asked(statements), { steps: [press("Agree")] }),
    "Statements all answered": form(asked(statements), {
      steps: [press("Agree"), press("Disagree"), press("Pass")],
    }),
    "First page": form(paged),
    "Second page": form(paged, { steps: [choose("Yes"), press("Next")] }),
    "Last page": form(paged, {
      steps: [choose("No"), press("Next"), press("Next")],
    }),
    "Answer needed": form(asked([withOther, freeText]), { steps: [sent] }),
    "Answers needed in a long form": form(
      asked([withOther, number, yesNo, { ...stars, form: needed(stars.form) }]),
      { steps: [write("How long did you queue?", "150"), sent] },
    ),
    Closed: form(asked([ranking, likely, ...statements]), { closed: true }),
  },
};
