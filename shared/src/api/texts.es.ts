import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  timeout: "El servidor tardó demasiado en responder.",
  network: "No se pudo contactar con el servidor.",
  unreadable: "No se pudo leer la respuesta del servidor.",
  noSurveyToken:
    "No se pudo reservar un código para la encuesta. Inténtelo de nuevo.",
};

export const sessionTexts: Words<typeof english.sessionTexts> = {
  failed: "Falló el acceso anónimo.",
  cookiesRefused:
    "Falló el acceso anónimo: este navegador rechaza las cookies, que hacen falta para participar. Permítalas para este sitio.",
};

export const botCheckTexts: Words<typeof english.botCheckTexts> = {
  unavailable:
    "La comprobación contra bots no está disponible. Inténtelo de nuevo.",
  notLoaded:
    "No se pudo cargar la comprobación contra bots. Inténtelo de nuevo.",
  notReady:
    "La comprobación contra bots aún no está lista. Inténtelo de nuevo.",
  noToken: "La comprobación contra bots no se completó. Inténtelo de nuevo.",
};
