import type { ModeratedKind, ModeratedThing } from "@nearsay/core/contract";
import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedKind, string> = {
  survey: "Umfrage",
  post: "Beitrag",
  reply: "Antwort",
};

const nameOf = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

const weightOf = (weight: number) =>
  `Gewicht ${formatCount(Math.round(weight * 100) / 100)}`;

const things = (count: number) =>
  plural(count, { one: "1 Eintrag", other: `${formatCount(count)} Einträge` });

const acts = {
  hide: "Verbergen",
  restore: "Wieder zeigen",
  keep: "Behalten",
  remove: "Löschen",
  block: "Person dahinter sperren",
};

export const texts: Words<typeof english> = {
  name: nameOf,
  names: (all) => all.map(nameOf).join(", "),
  states: { visible: "Zu sehen", hidden: "Verborgen", kept: "Behalten" },
  appealed: "Bitte um Prüfung",
  appeal: "Begründung der Bitte, <when></when>:",
  under: (thing, surveyId) => `${nameOf(thing)} unter Umfrage ${surveyId}`,
  reports: (count, weight) =>
    `${plural(count, { one: "1 Meldung", other: `${formatCount(count)} Meldungen` })}, ${weightOf(weight)}`,
  noReports: "Keine Meldungen, die zählen",
  reasons: "Gründe der Meldungen",
  reason: (count, weight) => `${formatCount(count)} ×, ${weightOf(weight)}`,
  decide: {
    hide: acts.hide,
    restore: acts.restore,
    keep: acts.keep,
    remove: `${acts.remove} …`,
  },
  block: `${acts.block} …`,
  named: (act, thing) => `${acts[act]}: ${nameOf(thing)}`,
  done: {
    hide: (count) => `${things(count)} verborgen.`,
    restore: (count) => `${things(count)} wieder gezeigt.`,
    keep: (count) => `${things(count)} behalten.`,
    remove: (count) => `${things(count)} gelöscht.`,
  },
  gone: (all) => `Schon nicht mehr da: ${all.map(nameOf).join(", ")}.`,
  remove: {
    title: (count) =>
      count === 1
        ? "Das endgültig löschen?"
        : `${things(count)} endgültig löschen?`,
    about:
      "Alles darunter geht mit: die Antworten und Beiträge einer Umfrage, die Antworten auf einen Beitrag. Niemand kann es zurückholen. Soll es nur nicht mehr zu sehen sein, genügt es, es zu verbergen.",
    action: "Endgültig löschen",
  },
  blockAsk: {
    title: "Die Person dahinter sperren?",
    about:
      "Ab jetzt kann sie nichts veröffentlichen, beantworten, schreiben, mögen oder melden. Beim Versuch erfährt sie das, und sie kann weiterhin lesen, um Prüfung bitten und Eigenes zurücknehmen. Niemand erfährt, wer sie ist, auch hier nicht.",
    action: "Sperren",
    done: (thing) => `Die Person hinter ${nameOf(thing)} ist gesperrt.`,
  },
  explain: "Was das bewirkt",
  explained: [
    [
      acts.hide,
      "Nur wer es geschrieben hat, sieht es noch und kann um Prüfung bitten.",
    ],
    [
      acts.restore,
      "Alle sehen es. Die Meldungen zählen nicht mehr und waren falsch.",
    ],
    [acts.keep, "Wie zuvor, und spätere Meldungen verbergen es auch nicht."],
    [acts.remove, "Endgültig weg, mit allem darunter."],
    [
      acts.block,
      "Weist ab, was diese Person ab jetzt tut, ohne zu verraten, wer sie ist.",
    ],
  ],
};
