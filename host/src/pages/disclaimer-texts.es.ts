import type { Words } from "@nearsay/core/domain";
import type { disclaimerTexts as english } from "./disclaimer-texts.ts";

export const disclaimerTexts: Words<typeof english> = {
  lead: "Las encuestas, publicaciones y respuestas las escriben visitantes que no dan su nombre. Léalas como tales y escriba solo aquello de lo que respondería.",
  use: [
    { heading: "Lo que escribe la gente es suyo" },
    "Las encuestas, publicaciones y respuestas muestran las opiniones de quienes las escribieron, no las de Nearsay ni las del operador de este sitio. Un filtro puede rechazar ciertas palabras, pero ninguna persona revisa un texto antes de que aparezca.",
    { heading: "Qué significan los resultados" },
    "Quien responde lo hace porque quiere. Los resultados describen a esas personas y no son un sondeo representativo: diez respuestas de una calle no hablan por una ciudad. Las respuestas que parecen de relleno se marcan: <integrity>Cómo se comprueban las respuestas</integrity>. No base en los resultados decisiones médicas, legales, financieras o de seguridad, ni use Nearsay para pedir ayuda en una emergencia.",
    { heading: "Úselo con responsabilidad" },
    {
      list: [
        "No publique datos personales de otros, amenazas, odio ni spam.",
        "No pida nombres, direcciones, contraseñas ni datos de pago, ni en preguntas ni en preguntas de control.",
        "No responda por otras personas ni intente contar dos veces.",
        "No publique lo que no tiene derecho a publicar.",
        "No use Nearsay si es menor de 13 años.",
      ],
    },
    { heading: "Denunciar, y qué ocurre después" },
    "Puede denunciar una encuesta una vez, con un motivo. Cuando lo han hecho suficientes personas, la encuesta se oculta enseguida a todos; las denuncias de ID nuevos o que vienen de una sola red pesan menos, para que unos pocos no puedan silenciar una pregunta. El operador revisa las encuestas ocultas y las restaura o las elimina, y puede eliminar publicaciones y respuestas sueltas.",
  ],
  limits: [
    { heading: "Textos escritos por IA" },
    "Un borrador puede ser erróneo o parcial. Usted es el autor de lo que publica: léalo antes. Los resúmenes los escribe un programa a partir de totales y algunas respuestas, y pueden pasar por alto lo importante; los gráficos que los acompañan son exactos.",
    { heading: "Sin garantía" },
    "El servicio está en fase beta y se ofrece tal cual. Puede cambiar, perder datos o no estar disponible a veces y, hasta donde la ley lo permite, nadie responde de lo que resulte de usarlo. Guarde una copia de lo que no pueda perder.",
    "Lo que se guarda sobre usted está en la página <privacy>Privacidad</privacy>.",
  ],
};
