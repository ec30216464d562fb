import type { Words } from "@nearsay/core/domain";
import type { near as english } from "./near.ts";

export const near: Words<typeof english> = {
  within: (km) =>
    `Solo pueden responder quienes estén a menos de ${km} km de su lugar.`,
  ask: "Permita la ubicación para responder. Se compara por cuadrados de alrededor de 1 km y no se guarda con las respuestas.",
  button: "Usar mi ubicación",
  asking: "Preguntando al navegador…",
  near: "Está lo bastante cerca para responder.",
  far: "Está demasiado lejos para responder.",
  proof:
    "Un navegador puede afirmar cualquier lugar: la cercanía se pregunta, no se demuestra.",
  elsewhere:
    "Esta página no sabe dónde está usted, así que aquí no se puede responder. Abra la encuesta en su propia página.",
};
