import type { UnsentAnswers } from "./unsent-answers.ts";

/**
 * Adds what was chosen and written in the form that the server drew, before
 * any script was here. It is newer than what was kept.
 */
export function withDrawn(
  unsent: UnsentAnswers,
  surveyId: string,
): UnsentAnswers {
  const form = drawnForm(surveyId);
  if (form === null) return unsent;
  const fields = new FormData(form);
  const answers = { ...unsent.answers };
  const challenge = { ...unsent.challenge };
  for (const name of new Set(fields.keys())) {
    const [, kind, id = ""] = /^(question|challenge)-(.+)$/.exec(name) ?? [];
    const texts = fields.getAll(name).map(String).filter(Boolean);
    if (texts.length === 0) continue;
    if (kind === "question") answers[id] = texts;
    if (kind === "challenge") challenge[id] = texts.join("");
  }
  return { answers, challenge };
}

function drawnForm(surveyId: string): HTMLFormElement | null {
  if (typeof document === "undefined") return null;
  return document.querySelector<HTMLFormElement>(
    `[data-drawn] form[data-survey="${CSS.escape(surveyId)}"]`,
  );
}
