import {
  type GallerySection,
  Kept,
  press,
  refusal,
  see,
  Stage,
  type StageProps,
  write,
} from "@nearsay/core/standalone";
import { PromptForm } from "../../src/prompt/prompt-form.tsx";
import { drafting, failing, offering, serveDraft } from "../server.ts";

const bridge = "Close the old bridge to cars, for people of both banks.";
const square = "What to do with the square after the market.";

serveDraft(bridge, () =>
  drafting({
    title: "The old bridge without cars",
    questions: [
      "How do you cross the river on an ordinary weekday?",
      "When should the bridge be closed to cars?",
    ],
  }),
);
serveDraft(square, () => refusal(503, "Drafting is busy. Try in a minute."));

const trees = "Trees for our street, and who would water them.";
const hello = "hello";

serveDraft(trees, () =>
  failing("cut", {
    title: "Trees for our street",
    instructions: "",
    questions: [
      { text: "Would you water a tree in summer?" },
      { text: "Where in the street is it hottest?" },
    ],
  }),
);
serveDraft(hello, () =>
  offering([
    ["de", "Straße", "Fest", "Schule", "Laden", "Produkt", "Termin"],
    ["en", "Street", "Event", "School", "Shop", "Product", "Meeting time"],
  ]),
);

export const promptForm: GallerySection = {
  name: "PromptForm",
  about: "What the survey is about; what there is of the draft, as it comes.",
  states: {
    Empty: describing(),
    "Over the limit": describing({
      steps: [described(`${bridge} `.repeat(20)), press("Generate Survey")],
    }),
    Drafting: describing({
      steps: [described(bridge), press("Generate Survey"), see("So far")],
    }),
    Refused: describing({
      steps: [
        described(square),
        press("Generate Survey"),
        see("Drafting is busy. Try in a minute."),
      ],
    }),
    "Model broke off": describing({
      steps: [
        described(trees),
        press("Generate Survey"),
        see("Keep these 2 questions"),
      ],
    }),
    "Templates offered": describing({
      steps: [described(hello), press("Generate Survey"), see("Meeting time")],
    }),
    "Read only": describing({ as: "reader" }),
    "Consent asked for": describing({
      as: "reader",
      steps: [
        described(bridge),
        press("Enable participation to generate/draft"),
      ],
    }),
  },
};

function described(text: string) {
  return write("Describe your survey", text);
}

function describing(stage: Pick<StageProps, "as" | "steps"> = {}) {
  return (
    <Kept start="">
      {(text, keep) => (
        <Stage {...stage}>
          <PromptForm
            text={text}
            onTextChange={keep}
            onGenerated={() => undefined}
          />
        </Stage>
      )}
    </Kept>
  );
}
