import type { Words } from "@nearsay/core/domain";
import type { ownedTexts as english } from "./owned-texts.ts";

export const ownedTexts: Words<typeof english> = {
  list: "Sus encuestas",
  link: {
    survey: "Enlace a la encuesta",
    owner: "Enlace de gestión",
    other: "Enlace de esta clave",
    copy: "Copiar enlace",
    share: "Compartir…",
    code: "Código de acceso",
    copyCode: "Copiar código",
    surveyCode: (title) => `Código QR de la encuesta ${title}`,
    ownerCode: "Código QR del enlace de gestión",
    showCode: "Mostrar como código QR",
    save: "Guardar como archivo",
    word: "Palabra de control:",
    wordHint: "El mismo enlace tiene siempre la misma palabra.",
    file: (title, link, word, may) =>
      [
        `Enlace a la gestión de la encuesta «${title}»`,
        "",
        link,
        "",
        `Palabra de control: ${word}`,
        "",
        may,
        "",
      ].join("\n"),
    may: {
      own: "Quien tenga este enlace puede cambiar, cerrar y eliminar la encuesta. Es el único camino de vuelta desde otro dispositivo: guárdelo donde nadie más mire.",
      moderate: "Quien tenga este enlace puede cuidar del debate.",
      read: "Quien tenga este enlace puede leer resultados.",
    },
    fileWords: (word) => `enlace-encuesta-${word}`,
  },
  add: {
    label: "Enlace de gestión",
    hint: "Pegue el enlace o el archivo que lo contiene.",
    wrong:
      "No es un enlace de gestión. Contiene /manage/ y termina en #key=… y letras.",
  },
  forget: {
    title: "¿Olvidarla en este dispositivo?",
    about:
      "La encuesta queda como está. Solo se vuelve a ella por su enlace de gestión; si no está guardado en otro lugar, no hay camino de vuelta.",
    cancel: "Conservar",
    action: "Olvidar",
    forgotten: (title) => `Se olvidó «${title}».`,
    undo: "Deshacer",
  },
  roles: {
    own: "Todos los permisos",
    moderate: "Cuida del debate",
    read: "Lee resultados",
  },
  states: {
    open: "Abierta",
    closed: "Cerrada",
    hidden: "Oculta",
    deleting: "Eliminándose",
  },
};
