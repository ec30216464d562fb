import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-foot.ts";

export const surveyFoot: Words<typeof english.surveyFoot> = {
  afterwards: "Ver qué contestaron otras personas, o decir algo más.",
  afterwardsLater: {
    meanwhile: "Mientras tanto se puede decir algo más.",
    closing: (date) =>
      `Los resultados aparecen cuando se cierre la encuesta${date && `, el ${date}`}. Mientras tanto se puede decir algo más.`,
    never:
      "Contestaron muy pocas personas para mostrar resultados sin revelar de quién son. Aun así se puede decir algo más.",
  },
  others: "Lo que dicen otras personas",
};
