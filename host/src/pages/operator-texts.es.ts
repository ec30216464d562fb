import type { Words } from "@nearsay/core/domain";
import type * as english from "./operator-texts.ts";

export const operatorTexts: Words<typeof english.operatorTexts> = {
  content: {
    write: (email) =>
      `Escriba a <mail>${email}</mail> para denunciar contenidos u oponerse a una eliminación.`,
    turn: "Diríjase al operador de este sitio para denunciar contenidos u oponerse a una eliminación.",
  },
  rights: {
    write: (email) => `Escriba a <mail>${email}</mail> sobre sus derechos.`,
    turn: "Diríjase al operador de este sitio para lo relativo a sus derechos.",
  },
  policy: {
    write: (email) =>
      `Escriba a <mail>${email}</mail> sobre esta política o cualquier cosa guardada aquí.`,
    turn: "Diríjase al operador de este sitio para lo relativo a esta política o a cualquier cosa guardada aquí.",
  },
  waitlist: {
    write: (email) =>
      `Escriba a <mail>${email}</mail> para que le quiten de la lista.`,
    turn: "Diríjase al operador de este sitio para que le quiten de la lista.",
  },
};

export const noAddress: Words<typeof english.noAddress> = (site) =>
  `No ha indicado ninguna dirección aquí: quien le envió a ${site} puede decirle cómo contactar con él.`;
