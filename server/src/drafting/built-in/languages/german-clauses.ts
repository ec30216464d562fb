import { capitalise } from "../choices.ts";

/** Words that begin an indirect question. */
export const questionWords =
  "ob|wie|warum|wieso|weshalb|wann|wo|wohin|woher|wofür|womit|was|wer|wen|wem|welche[rsmn]?|(?:ab|an|auf|bis|für|in|mit|seit|um|von|zu) (?:wann|wie|was|welche[rsmn]?|wem)";

const readers =
  "(?:die |den |unsere |meine )?(?:Leute|Nachbarn|Anwohner(?:innen)?|Bewohner(?:innen)?|Kunden|Kundinnen|Besucher(?:innen)?|Eltern|Gäste|Menschen|Bürger(?:innen)?|Mieter(?:innen)?|Mitglieder|sie)";
const ofReaders = new RegExp(
  `^(ob|.{2,40}?)(?: (sich))? (?:${readers}|(ihr|du))(?: (.+))? (\\p{Ll}+)$`,
  "iu",
);
const helper =
  /^(?:sind|wären?|hab[et]n?|hättet?n?|hast|seid|würde[nt]|woll(?:t|en)|willst|könn(?:te)?[nt]|kannst|möchte[nt]|soll(?:te)?[nt]|darfst|dürf(?:t|en)|müss(?:t|en)|werde[nt])$/;
/** A verb whose first part may stand alone at the end of a question. */
const divisible =
  /^(?:ab|an|auf|aus|bei|durch|ein|fort|her|hin|los|mit|nach|statt|teil|über|um|unter|vor|weg|weiter|wieder|zu|zurück)\p{L}{4}/u;

/**
 * Turns "ob die Leute kommen würden" into "Würden Sie kommen?" if the verb at
 * the end can only be the one that begins the question; else requests an answer to "ob …".
 */
export function toGermanQuestion(clause: string): string {
  const [, word = "", self = "", who = "Sie", said = "", verb = ""] =
    ofReaders.exec(clause) ?? [];
  const isSure =
    helper.test(verb) || (/(?:en|st|t)$/.test(verb) && !divisible.test(verb));
  if (verb === "") return `Bitte sagen Sie uns, ${clause}.`;
  const opening = word.toLowerCase() === "ob" ? "" : word;
  const parts = isSure
    ? [opening, verb, who, self, said]
    : ["bitte sagen Sie uns,", word, self, who, said, verb];
  const asked = capitalise(parts.filter((part) => part !== "").join(" "));
  return `${asked}${isSure ? "?" : "."}`;
}
