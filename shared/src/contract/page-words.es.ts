import type { HostPath } from "./routes.ts";

const titles: Record<HostPath, string> & Record<string, string> = {
  "/": "Nearsay: encuestas cercanas",
  "/surveys/:surveyKey": "Encuesta",
  "/t": "Papeleta",
  "/feedback": "Opiniones sobre el producto",
  "/embed": "Insertar una encuesta",
  "/create-survey": "Nueva encuesta",
  "/manage/:surveyUuid": "Gestionar la encuesta",
  "/mine": "Sus encuestas",
  "/operate": "Moderación",
  "/invite": "Invitación",
  "/about": "Acerca de Nearsay",
  "/guide": "Guía de uso",
  "/integrity": "Cómo se comprueban las respuestas",
  "/disclaimer": "Aviso legal y uso responsable",
  "/privacy": "Privacidad",
  "/privacy/anonymous-id": "ID anónimo",
  "/privacy/your-data": "Sus datos",
  "/review": "Escribir una reseña",
  "/waitlist": "Lista de espera",
};

const descriptions: Record<string, string> = {
  "/": "Encontrar encuestas cercanas, contestarlas, debatirlas y seguir sus resultados, sin cuenta.",
  "/create-survey":
    "Describir lo que se quiere saber, pedir un borrador o empezar en blanco, y publicar sin cuenta.",
  "/feedback":
    "Encuestas sobre el propio Nearsay: qué está bien, qué no y qué falta.",
  "/embed":
    "Mostrar una encuesta en un sitio propio: elegirla, darle aspecto, verla al momento y copiar una línea.",
  "/about":
    "Para qué existe Nearsay: encuestas sobre un lugar que su gente contesta y debate, sin cuenta.",
  "/guide":
    "Cómo encontrar, contestar y debatir encuestas, cómo crear una y qué son las preguntas de control.",
  "/integrity":
    "En qué reconoce Nearsay las respuestas masivas, qué hace entonces y cuánto se equivoca.",
  "/disclaimer":
    "Para qué puede usarse Nearsay, para qué no, y qué no garantiza nadie.",
  "/privacy":
    "Qué guarda Nearsay, por qué, durante cuánto tiempo y qué se puede hacer al respecto.",
  "/privacy/anonymous-id":
    "Qué es el ID anónimo, si está activado y cómo desactivarlo o activarlo de nuevo.",
  "/privacy/your-data":
    "Ver lo que el ID anónimo propio contestó, escribió y marcó con «me gusta»; llevárselo, retirarlo o borrarlo.",
  "/review":
    "Valorar con estrellas y un comentario, y convertirlo en una encuesta.",
  "/waitlist":
    "Saber cuándo hay cuentas: para personas y para empresas de 32 sectores.",
};

export const titleOf = (path: string, english: string) =>
  titles[path] ?? english;

export const descriptionOf = (path: string, english: string) =>
  descriptions[path] ?? english;
