import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-foot.ts";

export const surveyFoot: Words<typeof english.surveyFoot> = {
  afterwards: "Ansehen, wie andere geantwortet haben, oder mehr sagen.",
  afterwardsLater: {
    meanwhile: "Bis dahin lässt sich mehr sagen.",
    closing: (date) =>
      `Ergebnisse erscheinen, sobald die Umfrage geschlossen ist${date && `, am ${date}`}. Bis dahin lässt sich mehr sagen.`,
    never:
      "Zu wenige haben geantwortet, um Ergebnisse zu zeigen, ohne jemanden zu verraten. Mehr sagen lässt sich trotzdem.",
  },
  others: "Was andere sagen",
};
