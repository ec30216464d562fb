import type { ModeratedThing } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "Umfrage",
  post: "Beitrag",
  reply: "Antwort",
};

const one = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

export const texts: Words<typeof english> = {
  about:
    "Wer dies geschrieben hat, wird abgewiesen beim Veröffentlichen, Beantworten, Schreiben, Mögen und Melden. Nichts hier verrät, wer es ist, oder ob zwei dieselbe Person sind. Gesperrt wird dort, wo das Geschriebene offen ist.",
  loading: "Die Sperren werden geladen",
  list: "Sperren",
  empty: "Niemand ist gesperrt",
  emptyAbout:
    "Sperren lässt sich, wer etwas geschrieben hat, aus der Warteschlange oder der Akte.",
  author: (thing) => `Person hinter ${one(thing)}`,
  made: "<when></when> von <who></who>",
  end: "Sperre aufheben",
  endNamed: (thing) => `Sperre aufheben: Person hinter ${one(thing)}`,
  ended: (thing) =>
    `Die Sperre für ${one(thing)} ist aufgehoben. Wer auch für anderes gesperrt ist, bleibt es.`,
};
