import type { Words } from "@nearsay/core/domain";
import type { aboutTexts as english } from "./about-texts.ts";

export const aboutTexts: Words<typeof english> = {
  lead: "Nearsay es un tablón de preguntas. La gente pregunta lo que importa a su alrededor, y cualquiera que esté cerca puede responder sin registrarse.",
  blocks: [
    { heading: "Qué se puede hacer aquí" },
    {
      list: [
        "<home>Encontrar encuestas cercanas</home> y responderlas en segundos.",
        "Ver cómo respondieron otros y hablar de ello bajo la encuesta.",
        "<create>Escribir una encuesta</create>: describirla y recibir un borrador, o empezar con una página en blanco.",
      ],
    },
    "La <guide>Guía de uso</guide> muestra cada cosa.",
    { heading: "Por qué no hay cuentas" },
    "Una pregunta no necesita su nombre ni su correo. Su navegador recibe en su lugar un ID anónimo que usted activa antes de participar. Mantiene una respuesta por persona y encuesta y le deja editar sus respuestas a publicaciones. La página <anonymousId>ID anónimo</anonymousId> dice exactamente qué es y cómo desactivarlo.",
    { heading: "Qué significa cerca" },
    "Si permite la ubicación, su posición se redondea a una celda de un kilómetro cuadrado aproximadamente antes de compararla con nada, y las encuestas están en la misma cuadrícula. Su celda se olvida tras un día; los detalles están en la página <privacy>Privacidad</privacy>.",
    { heading: "Para quién es" },
    "Vecindarios, clases, clubes, tiendas, ayuntamientos: cualquiera que tenga una pregunta para la gente de un lugar. Nearsay está en fase beta, así que aún hay cosas que cambian. Cuéntenos qué falta en la <feedback>página de opiniones</feedback> o apúntese a la <waitlist>lista de espera</waitlist> de cuentas de pago.",
  ],
};
