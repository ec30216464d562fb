import { SurveyElement } from "./survey-element.ts";

/**
 * Defines `<nearsay-survey>` for this page; only the first call has an effect.
 * @param site Origin of the site with the surveys.
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
