// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import "survey-core/survey-core.fontless.min.css";

const { title, instructions, questions } = JSON.parse(
  document.getElementById("survey").textContent,
);

function toElement({ text, type, options, allowMultiple }, index) {
  const shared = { name: String(index), title: text };
  if (type === "free_text")
    return { ...shared, type: "comment", maxLength: 240 };
  const kind = allowMultiple ? "checkbox" : "radiogroup";
  return { ...shared, type: kind, choices: options };
}

const survey = new Model({
  title,
  description: instructions,
  elements: questions.map(toElement),
});

survey.onComplete.add(({ data }) =>
  fetch("/responses", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ answers: data }),
  }),
);

createRoot(document.getElementById("root")).render(<Survey model={survey} />);
