import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Contar dónde estoy",
  countedAs: {
    here: "Se cuenta como: aquí. No se guarda nada más de su lugar.",
    near: "Se cuenta como: a menos de 10 km. No se guarda nada más de su lugar.",
    region:
      "Se cuenta como: a menos de 50 km. No se guarda nada más de su lugar.",
    far: "Se cuenta como: más lejos. No se guarda nada más de su lugar.",
  },
  inSquare:
    "Se cuenta en un cuadrado del mapa en el que hay al menos 10 personas. Hasta entonces se guarda su cuadrado de cerca de 1 km.",
  uncounted: "Su respuesta cuenta sin lugar.",
  unknown:
    "Esta encuesta cuenta de dónde vienen las respuestas. La suya cuenta sin lugar, pues esta página no conoce ninguno.",
  enable: "Usar mi ubicación aproximada",
};
