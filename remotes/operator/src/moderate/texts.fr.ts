import type { ModeratedKind, ModeratedThing } from "@nearsay/core/contract";
import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedKind, string> = {
  survey: "Sondage",
  post: "Message",
  reply: "Réponse",
};

const nameOf = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

const one = (thing: ModeratedThing) => nameOf(thing).toLowerCase();

const weightOf = (weight: number) =>
  `poids ${formatCount(Math.round(weight * 100) / 100)}`;

const done = (what: string) => (count: number) =>
  plural(count, {
    one: `${formatCount(count)} élément ${what}.`,
    other: `${formatCount(count)} éléments ${what}s.`,
  });

const acts = {
  hide: "Masquer",
  restore: "Montrer de nouveau",
  keep: "Garder",
  remove: "Supprimer",
  block: "Bloquer l’auteur",
};

export const texts: Words<typeof english> = {
  name: nameOf,
  names: (all) => all.map(nameOf).join(", "),
  states: { visible: "Visible", hidden: "Masqué", kept: "Gardé" },
  appealed: "Son auteur demande un réexamen",
  appeal: "Son auteur a écrit <when></when> :",
  under: (thing, surveyId) => `${nameOf(thing)} sous le sondage ${surveyId}`,
  reports: (count, weight) =>
    `${plural(count, { one: `${formatCount(count)} signalement`, other: `${formatCount(count)} signalements` })}, ${weightOf(weight)}`,
  noReports: "Aucun signalement qui compte",
  reasons: "Motifs des signalements",
  reason: (count, weight) => `${formatCount(count)} ×, ${weightOf(weight)}`,
  decide: {
    hide: acts.hide,
    restore: acts.restore,
    keep: acts.keep,
    remove: `${acts.remove}…`,
  },
  block: `${acts.block}…`,
  named: (act, thing) => `${acts[act]} : ${one(thing)}`,
  done: {
    hide: done("masqué"),
    restore: done("rétabli"),
    keep: done("gardé"),
    remove: done("supprimé"),
  },
  gone: (all) => `N’existait déjà plus : ${all.map(one).join(", ")}.`,
  remove: {
    title: (count) =>
      count === 1
        ? "Supprimer ceci définitivement ?"
        : `Supprimer ${formatCount(count)} éléments définitivement ?`,
    about:
      "Tout ce qui est dessous part aussi : les réponses et messages d’un sondage, les réponses à un message. Personne ne peut le rétablir. Pour le soustraire à la vue seulement, masquez-le.",
    action: "Supprimer définitivement",
  },
  blockAsk: {
    title: "Bloquer l’auteur de ceci ?",
    about:
      "Désormais, il ne peut plus publier, répondre, écrire, aimer ni signaler. Il l’apprend quand il essaie, et peut encore lire, demander un réexamen et retirer ce qui est à lui. Personne n’apprend qui c’est, pas même vous.",
    action: "Bloquer",
    done: (thing) => `L’auteur est bloqué : ${one(thing)}.`,
  },
  explain: "Ce que cela fait",
  explained: [
    [acts.hide, "Seul son auteur le voit, et peut demander un réexamen."],
    [
      acts.restore,
      "Tout le monde le voit. Ses signalements ne comptent plus, et étaient à tort.",
    ],
    [
      acts.keep,
      "Comme avant, et de nouveaux signalements ne le masqueront pas non plus.",
    ],
    [acts.remove, "Parti définitivement, avec tout ce qui est dessous."],
    [acts.block, "Refuse ce qu’il fait désormais, sans vous dire qui c’est."],
  ],
};
