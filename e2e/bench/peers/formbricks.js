// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
import { renderSurveyInline } from "@formbricks/surveys";
import { post, survey } from "./survey.js";

function toQuestion({ text, type, options, allowMultiple }, index) {
  const shared = { id: String(index), headline: text, required: false };
  if (type === "free_text") {
    return { ...shared, type: "openText", longAnswer: true, inputType: "text" };
  }
  const kind = allowMultiple ? "multipleChoiceMulti" : "multipleChoiceSingle";
  const choices = options.map((label, at) => ({ id: `${index}-${at}`, label }));
  return { ...shared, type: kind, choices };
}

const questions = survey.questions.map(toQuestion);
questions[0].subheader = survey.instructions;

renderSurveyInline({
  containerId: "root",
  brandColor: "#045c5a",
  isBrandingEnabled: false,
  survey: {
    id: "survey",
    name: survey.title,
    welcomeCard: { enabled: false },
    thankYouCard: { enabled: true, headline: "Thanks for your response!" },
    questions,
  },
  // It asks one question after another, and passes on each answer separately.
  onResponse: ({ data }) => post(data),
});
