import type { Words } from "@nearsay/core/domain";
import type * as english from "./operator-texts.ts";

export const operatorTexts: Words<typeof english.operatorTexts> = {
  content: {
    write: (email) =>
      `Écrivez à <mail>${email}</mail> pour signaler un contenu ou contester une suppression.`,
    turn: "Adressez-vous à l’exploitant de ce site pour signaler un contenu ou contester une suppression.",
  },
  rights: {
    write: (email) => `Écrivez à <mail>${email}</mail> au sujet de vos droits.`,
    turn: "Adressez-vous à l’exploitant de ce site au sujet de vos droits.",
  },
  policy: {
    write: (email) =>
      `Écrivez à <mail>${email}</mail> au sujet de cette politique ou de tout ce qui est conservé ici.`,
    turn: "Adressez-vous à l’exploitant de ce site au sujet de cette politique ou de tout ce qui est conservé ici.",
  },
  waitlist: {
    write: (email) =>
      `Écrivez à <mail>${email}</mail> pour être retiré de la liste.`,
    turn: "Adressez-vous à l’exploitant de ce site pour être retiré de la liste.",
  },
};

export const noAddress: Words<typeof english.noAddress> = (site) =>
  `Il n’a donné aucune adresse ici : la personne qui vous a envoyé sur ${site} peut dire comment le joindre.`;
