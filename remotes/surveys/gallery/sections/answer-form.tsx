import {
  choose,
  type GallerySection,
  press,
  refusal,
  see,
  silence,
  type Step,
  write,
} from "@nearsay/core/standalone";
import {
  anyOf,
  challenge,
  freeText,
  inGroups,
  oneOf,
} from "../../src/testing/survey-builders.ts";
import { form } from "../form.tsx";
import { asked } from "../server.ts";
import { arabic } from "../words.ts";

const sent: Step[] = [choose("Weekends"), press("Submit")];

export const answerForm: GallerySection = {
  name: "AnswerForm",
  about:
    "The questions of a survey and the button that sends the answers; above it stands when results show, in groups, after closing or at once, and what its author reads.",
  states: {
    "Free text": form(asked([freeText]), {
      steps: [write(freeText.question_text, "We would sleep.")],
    }),
    "One of several": form(asked([oneOf]), { steps: [choose("Weekends")] }),
    "Any of several": form(asked([anyOf]), {
      steps: [choose("Walking"), choose("Bike")],
    }),
    "Numbered, because there are six": form(
      asked([
        freeText,
        oneOf,
        anyOf,
        { ...freeText, id: "5", question_text: "What else?" },
        { ...freeText, id: "6", question_text: "Who should decide?" },
        { ...freeText, id: "7", question_text: "What would it cost?" },
      ]),
    ),
    "With a challenge": form(
      asked([oneOf, challenge], {
        challengeMessage: "Only for people who know the square.",
      }),
    ),
    "Challenge not answered": form(asked([oneOf, challenge]), { steps: sent }),
    Blocked: form(
      asked([oneOf, challenge], {
        challengeBlocked: true,
        challengeMessage: "That was not the colour.",
      }),
    ),
    "Results in groups": form(asked([oneOf], { results: inGroups })),
    "Results after closing": form(
      asked([oneOf], { results: { mode: "closed", group_size: 10 } }),
    ),
    "Texts are read": form(asked([freeText, oneOf], { reads: "texts" })),
    "Responses are read": form(asked([oneOf], { reads: "rows" })),
    Closed: form(asked([oneOf]), { closed: true }),
    "Read only": form(asked([oneOf]), { as: "reader" }),
    "Consent asked for": form(asked([oneOf]), {
      as: "reader",
      steps: [choose("Weekends"), press("Enable anonymous ID to submit")],
    }),
    Busy: form(asked([oneOf]), { steps: sent, response: silence }),
    Refused: form(asked([oneOf]), {
      steps: [...sent, see("Content not allowed.")],
      response: () => refusal(422, ""),
    }),
    "Cut off": form(asked([oneOf]), {
      steps: sent,
      response: () => Promise.reject(new TypeError("Failed to fetch")),
    }),
    "No questions": form(asked([])),
    "Right to left": (
      <div dir="rtl">
        {form(
          asked([
            {
              ...oneOf,
              question_text: arabic.question,
              options: arabic.options,
            },
          ]),
        )}
      </div>
    ),
  },
};
