// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
import { useState } from "react";
import { post, readAnswers, survey } from "./survey.js";
import "./hand-written.css";

export function SurveyPage() {
  const [state, setState] = useState("open");
  if (state === "sent") return <p role="status">Thanks for your response!</p>;

  async function send(event) {
    event.preventDefault();
    const answers = readAnswers(new FormData(event.currentTarget));
    if (Object.keys(answers).length === 0) return;
    setState("sending");
    const response = await post(answers).catch(() => null);
    setState(response?.ok ? "sent" : "failed");
  }

  return (
    <main>
      <h1>{survey.title}</h1>
      <p>{survey.instructions}</p>
      <form onSubmit={send}>
        {survey.questions.map((question, index) => (
          <Question key={index} name={String(index)} {...question} />
        ))}
        {state === "failed" && <p role="alert">Sending failed. Try again.</p>}
        <button disabled={state === "sending"}>
          {state === "sending" ? "Sending…" : "Submit"}
        </button>
      </form>
    </main>
  );
}

function Question({ name, text, type, options, allowMultiple }) {
  if (type === "free_text") {
    return (
      <label className="written">
        {text}
        <textarea name={name} rows={2} maxLength={240} />
      </label>
    );
  }
  return (
    <fieldset>
      <legend>{text}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type={allowMultiple ? "checkbox" : "radio"}
            name={name}
            value={option}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
