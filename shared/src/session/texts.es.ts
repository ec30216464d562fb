import type { Words } from "../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  consent: {
    loadFailed: "No se pudo cargar el consentimiento.",
    updateFailed: "No se pudo cambiar el consentimiento.",
  },
  location: {
    promptDisabled: "La pregunta por la ubicación está desactivada.",
    noNavigator: "Aquí no hay navegador.",
    unsupported: "Este navegador no ofrece la ubicación.",
    denied:
      "La ubicación está bloqueada para este sitio. Permítala en los ajustes del navegador para este sitio: el cambio surte efecto al momento.",
    withheld:
      "El navegador no ha dado su ubicación. Inténtelo de nuevo o permítala en los ajustes del navegador para este sitio.",
    notFound:
      "No se pudo encontrar su ubicación. Compruebe que está activada en los ajustes del dispositivo e inténtelo de nuevo.",
    timedOut:
      "Se tardó demasiado en encontrar su ubicación. Inténtelo de nuevo.",
  },
};
