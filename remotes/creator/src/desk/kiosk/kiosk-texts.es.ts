import type { Words } from "@nearsay/core/domain";
import type { kioskTexts as english } from "./kiosk-texts.ts";

export const kioskTexts: Words<typeof english> = {
  about:
    "Una tableta en una biblioteca o en una reunión, en la que responde una persona tras otra. Basta abrir el enlace en ella: la encuesta llena la pantalla, y de la última persona no queda nada.",
  apart: "Las respuestas de los quioscos se cuentan aparte.",
  inGroups:
    "Ninguna red supone más de un tercio de un grupo: si todas las respuestas vienen de una tableta, se muestran cuando la encuesta se cierra.",
  list: "Quioscos",
  none: "Todavía no hay ningún quiosco.",
  unnamed: "Sin nombre",
  made: (day) => `Creado el ${day}`,
  label: "Dónde está",
  make: "Crear el enlace de un quiosco",
  fresh: "El enlace está listo. Solo se muestra esta vez.",
  keep: "Quien lo tenga puede responder cuantas veces quiera, hasta que se anule.",
  link: "Enlace del quiosco",
  copy: "Copiar el enlace",
  openHere: "Abrirlo aquí",
  showCode: "Mostrar como código QR",
  code: "Código QR que abre el quiosco",
  done: "Ya lo tengo",
  end: "Anular",
  endNamed: (label) => `Anular ${label}`,
  endAsk: {
    title: "¿Anular este quiosco?",
    about:
      "Su enlace no abre nada a partir de ahora. Lo que la tableta no haya enviado hasta entonces ya no se admite; lo enviado se queda.",
    action: "Anular el quiosco",
  },
  ended: "El quiosco está anulado.",
  full: "No caben más quioscos. Hay que anular uno para crear otro.",
  failed: "No se pudieron cargar los quioscos",
  failedAct: "No se pudo cambiar el quiosco.",
};
