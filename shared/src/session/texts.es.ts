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
  },
};
