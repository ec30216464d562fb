import type { Words } from "@nearsay/core/domain";
import type { near as english } from "./near.ts";

export const near: Words<typeof english> = {
  within: (km) =>
    `Nur Menschen im Umkreis von ${km} km um den Ort der Umfrage können antworten.`,
  ask: "Zum Antworten den Standort freigeben. Er wird in Quadraten von etwa 1 km verglichen und nicht bei den Antworten behalten.",
  button: "Meinen Standort verwenden",
  asking: "Der Browser wird gefragt …",
  near: "Nah genug, um zu antworten.",
  far: "Zu weit weg, um zu antworten.",
  proof:
    "Ein Browser kann jeden Ort behaupten: Nähe wird erfragt, nicht bewiesen.",
  elsewhere:
    "Diese Seite erfährt den Standort nicht, daher kann hier nicht geantwortet werden. Das geht auf der eigenen Seite der Umfrage.",
};
