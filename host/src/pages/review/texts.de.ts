import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  rating: "Bewertung",
  ratingHint: "Pfeiltasten ändern sie, 0 löscht sie.",
  stars: (count) =>
    plural(count, { one: "1 Stern", other: `${formatCount(count)} Sterne` }),
  noRating: "Noch keine Bewertung",
  clear: "Bewertung löschen",
  comment: "Kommentar",
  commentHint: "Was war gut, was nicht?",
  counter: (used, max) => `${used}/${max}`,
  submit: "Bewertung absenden",
  submitting: "Wird gesendet …",
  failed: "Beim Senden der Bewertung ist etwas schiefgegangen.",
  thanks: "Danke für die Bewertung!",
  notSent:
    "Sie wurde weder veröffentlicht noch verschickt. Was Menschen in der Nähe denken, zeigt eine Umfrage: Der Entwurf beginnt mit dem Kommentar.",
  toSurvey: "Daraus eine Umfrage machen",
  another: "Noch eine Bewertung schreiben",
};
