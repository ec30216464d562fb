// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
export const survey = JSON.parse(document.getElementById("survey").textContent);

/** Omits unanswered questions. */
export function readAnswers(form) {
  const entries = [...new Set(form.keys())].map((name) => {
    const { allowMultiple } = survey.questions[Number(name)];
    return [name, allowMultiple ? form.getAll(name) : form.get(name).trim()];
  });
  return Object.fromEntries(entries.filter(([, answer]) => answer.length > 0));
}

export function post(answers) {
  return fetch("/responses", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ answers }),
  });
}
