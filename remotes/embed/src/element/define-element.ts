import { SurveyElement } from "./survey-element.ts";

/**
 * Defines `<nearsay-survey>` for this page; the first call decides.
 * @param site Origin of the site that the surveys are on.
 */
export function defineElement(site: string): void {
  const name = "nearsay-survey";
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends SurveyElement {
      protected readonly site = site;
    },
  );
}
