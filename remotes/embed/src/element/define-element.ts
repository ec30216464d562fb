import { SurveyElement } from "./survey-element.ts";

/**
 * Defines `<nearsay-survey>` for this page; whoever comes first has it.
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
