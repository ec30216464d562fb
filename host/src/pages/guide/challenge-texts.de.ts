import type { Words } from "@nearsay/core/domain";
import type { challengeTexts as english } from "./challenge-texts.ts";

export const challengeTexts: Words<typeof english> = {
  title: "Prüffragen",
  blocks: [
    "Eine Prüffrage lässt nur Menschen ein, die etwas wissen: die bei einer Veranstaltung, in einem Kurs oder in einem Laden waren. Wer die Umfrage erstellt, schreibt die Frage und die erwartete Antwort.",
    {
      quote: [
        "<b>Umfrage:</b> Wie hat das Frühlingskonzert gefallen?",
        "<b>Prüffrage:</b> Welches Instrument hat den Abend eröffnet?",
        "<b>Erwartete Antwort:</b> <code>cello</code>",
      ],
    },
    "Wer im Saal saß, antwortet <code>Cello</code> und wird gezählt. Wer nicht da war, kann an der Umfrage nicht teilnehmen.",
    {
      list: [
        "Jede Prüffrage einer Umfrage braucht ihre erwartete Antwort, sonst wird die Teilnahme nicht angenommen. Nach drei falschen Versuchen ist man 15 Minuten lang gesperrt.",
        "Großbuchstaben und Leerzeichen um die Antwort herum sind egal; alles andere zählt. <code>ein cello</code> ist nicht <code>cello</code>. Wer eine schreibt, nimmt also am besten ein einzelnes kleingeschriebenes Wort und sagt, welche Form erwartet wird: „in einem Wort“, „als Zahl“.",
        "Nichts fragen, was im Internet steht, und nichts Persönliches. Die Antwort wird unlesbar gespeichert und niemandem gezeigt; Antworten auf Prüffragen gehören nicht zur Auswertung.",
      ],
    },
    "Ein Zugangscode verbirgt eine Umfrage vor allen, die ihn nicht haben. Eine Prüffrage lässt sie lesbar und entscheidet, wer antworten darf. Eine Umfrage kann beides haben.",
  ],
};
