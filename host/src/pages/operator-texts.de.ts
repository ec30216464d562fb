import type { Words } from "@nearsay/core/domain";
import type * as english from "./operator-texts.ts";

export const operatorTexts: Words<typeof english.operatorTexts> = {
  content: {
    write: (email) =>
      `Um Inhalte zu melden oder einer Entfernung zu widersprechen: <mail>${email}</mail>.`,
    turn: "Um Inhalte zu melden oder einer Entfernung zu widersprechen, bitte an die Betreiber dieser Website wenden.",
  },
  rights: {
    write: (email) => `Zu diesen Rechten: <mail>${email}</mail>.`,
    turn: "Zu diesen Rechten bitte an die Betreiber dieser Website wenden.",
  },
  policy: {
    write: (email) =>
      `Zu dieser Erklärung und zu allem, was hier gespeichert ist: <mail>${email}</mail>.`,
    turn: "Zu dieser Erklärung und zu allem, was hier gespeichert ist, bitte an die Betreiber dieser Website wenden.",
  },
  waitlist: {
    write: (email) =>
      `Um von der Liste genommen zu werden: <mail>${email}</mail>.`,
    turn: "Um von der Liste genommen zu werden, bitte an die Betreiber dieser Website wenden.",
  },
};

export const noAddress: Words<typeof english.noAddress> = (site) =>
  `Eine Adresse ist hier nicht angegeben: Wer auf ${site} hingewiesen hat, kann sagen, wie sie zu erreichen sind.`;
