import type { UnsentAnswers } from "./unsent-answers.ts";

/**
 * Adds what was chosen and written in the form that the server drew, before
 * any script was here. It is newer than what was kept.
 * @param root Where to look; the whole page when left out.
 */
export function withDrawn(
  unsent: UnsentAnswers,
  surveyId: string,
  root?: ParentNode,
): UnsentAnswers {
  const form = drawnForm(surveyId, "[data-drawn]", root);
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

/** The host keeps the form, out of sight, where this part came late: once taken over it is done. */
export function forgetDrawn(surveyId: string, root?: ParentNode): void {
  drawnForm(surveyId, "[data-drawn][hidden]", root)?.remove();
}

function drawnForm(
  surveyId: string,
  within: string,
  root?: ParentNode,
): HTMLFormElement | null {
  if (typeof document === "undefined") return null;
  return (root ?? document).querySelector<HTMLFormElement>(
    `${within} form[data-survey="${CSS.escape(surveyId)}"]`,
  );
}
