import type { Words } from "@nearsay/core/domain";
import type { retentionTexts as english } from "./retention-texts.ts";

export const retentionTexts: Words<typeof english> = {
  title: "Conservación",
  blocks: [
    "En el servidor las cosas se guardan durante estos plazos y después se borran.",
    {
      kept: [
        {
          name: "Sesión e ID anónimo",
          use: "Si el ID está activado y desde cuándo existe. Después, lo publicado bajo él no conduce a nadie.",
          life: "Un año desde la última visita",
        },
        {
          name: "Encuestas, respuestas, publicaciones y «me gusta»",
          use: "Desactivar el ID no los elimina, ni tampoco el fin de una encuesta. Puede retirar lo que es suyo; las respuestas mostradas en grupos siguen en las sumas, desvinculadas de usted, hasta que otras también salgan.",
          life: "Hasta que usted o el operador los elimine",
        },
        {
          name: "Encuestas con código que abrió y encuestas que compartió",
          use: "Para no tener que introducir el código otra vez y para que los enlaces compartidos funcionen.",
          life: "Lo que dure la encuesta, o hasta que lo borre todo",
        },
        {
          name: "Su invitación, si este sitio la exige",
          use: "Con cuál se admitió su ID anónimo.",
          life: "Lo que dure el ID",
        },
        {
          name: "Denuncias",
          use: "El motivo que indicó, con su ID anónimo, para el operador.",
          life: "Lo que dure la encuesta, o hasta que lo borre todo",
        },
        {
          name: "La última celda en la que estuvo",
          use: "Solo de quienes activaron su ID anónimo, cifrada.",
          life: "Hasta que acabe el día o desactive el ID",
        },
        {
          name: "La forma ofuscada de su red",
          use: "Para contar con qué frecuencia se hace algo desde ella. Con una denuncia, para saber si muchas vienen de un mismo lugar.",
          life: "Una hora para contar, 23 horas con una denuncia",
        },
        {
          name: "Códigos erróneos y respuestas a preguntas de control",
          use: "Ilegibles, para bloquear los intentos tras el tercero.",
          life: "15 minutos desde el último",
        },
        {
          name: "Copias de lo que respondió el servidor",
          use: "Cifradas, para que una petición enviada de nuevo actúe una sola vez.",
          life: "24 horas",
        },
        {
          name: "Lista de espera",
          use: "Su correo electrónico, función, categoría y fecha de inscripción.",
          life: "Hasta que pida que se elimine",
        },
      ],
    },
    "Las copias de seguridad del operador pueden conservar cosas más tiempo; pregúntele cuánto.",
  ],
};
