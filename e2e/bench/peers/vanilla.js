// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
import { post, readAnswers, survey } from "./survey.js";
import "./hand-written.css";

function create(name, properties, ...content) {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...content);
  return element;
}

function toField({ text, type, options, allowMultiple }, index) {
  const name = String(index);
  if (type === "free_text") {
    const field = create("textarea", { name, rows: 2, maxLength: 240 });
    return create("label", { className: "written" }, text, field);
  }
  const kind = allowMultiple ? "checkbox" : "radio";
  const choices = options.map((value) =>
    create("label", {}, create("input", { type: kind, name, value }), value),
  );
  return create("fieldset", {}, create("legend", {}, text), ...choices);
}

const button = create("button", {}, "Submit");
const failure = create("p", { role: "alert", hidden: true });
const fields = survey.questions.map(toField);
const form = create("form", { onsubmit: send }, ...fields, failure, button);
const main = create(
  "main",
  {},
  create("h1", {}, survey.title),
  create("p", {}, survey.instructions),
  form,
);
document.getElementById("root").append(main);

function show(sending, failed) {
  button.disabled = sending;
  button.textContent = sending ? "Sending…" : "Submit";
  failure.hidden = !failed;
  failure.textContent = failed ? "Sending failed. Try again." : "";
}

async function send(event) {
  event.preventDefault();
  const answers = readAnswers(new FormData(form));
  if (Object.keys(answers).length === 0) return;
  show(true, false);
  const response = await post(answers).catch(() => null);
  if (!response?.ok) return show(false, true);
  main.replaceWith(
    create("p", { role: "status" }, "Thanks for your response!"),
  );
}
