import type { Words } from "@nearsay/core/domain";
import type { guideTexts as english } from "./guide-texts.ts";

export const guideTexts: Words<typeof english> = {
  lead: "Encontrar una encuesta, responderla, ver qué dijeron otros y preguntar algo. Sin cuenta en ningún paso.",
  finding: {
    title: "Encontrar una encuesta",
    blocks: [
      "La <home>página de inicio</home> muestra encuestas públicas. Si permite la ubicación, primero van las más cercanas; si no, las más nuevas, y todo lo demás funciona igual.",
      {
        list: [
          "<b>Búsqueda pública</b> encuentra encuestas que contienen todas las palabras escritas. <em>autobús noche</em> encuentra «El autobús de noche los fines de semana».",
          "<b>Buscar por código</b> abre encuestas con el código de acceso que le dieron.",
          "<b>Más contestadas</b>, <b>Más gustadas</b> y <b>Más debatidas</b> muestran lo que más importa a los demás.",
        ],
      },
    ],
  },
  takingPart: {
    title: "Participar",
    blocks: [
      "Para leer no hace falta nada. Para responder, indicar «me gusta», publicar o denunciar, active una vez su ID anónimo: donde la página lo ofrezca o en la página <anonymousId>ID anónimo</anonymousId>. Vale para este navegador hasta que lo desactive; otro navegador o una ventana privada es otra persona.",
    ],
  },
  answering: {
    title: "Responder",
    blocks: [
      "Abra una encuesta, rellene lo que quiera y pulse <b>Enviar</b>. Puede dejar preguntas en blanco, pero al menos una necesita respuesta. Una respuesta escrita admite hasta 240 caracteres.",
      "Encima de <b>Enviar</b> se dice cuándo se muestran los resultados: en grupos de respuestas, tras el cierre o al instante. En <insightsHere>Leer los análisis</insightsHere> se explica qué significa cada cosa.",
      "Cada encuesta se puede responder una vez, hasta que se cierra, y la respuesta no se puede cambiar después. Lo empezado queda en esta pestaña: una recarga o una conexión perdida no pierden nada.",
    ],
  },
  accessCodes: {
    title: "Encuestas con código de acceso",
    blocks: [
      "Algunas encuestas son para quienes recibieron un código, como <code>AMPA-2026</code> en una carta del colegio. Una encuesta así no está en ninguna lista ni en la búsqueda por palabras; se abre con su enlace o con <b>Buscar por código</b>. Este navegador recuerda luego el código.",
      "Tras tres códigos erróneos distintos, la encuesta queda bloqueada para usted durante 15 minutos. Los códigos deben coincidir exactamente, también en mayúsculas y minúsculas.",
    ],
  },
  discussing: {
    title: "Debatir",
    blocks: [
      "En <b>Debate</b> puede publicar hasta 240 caracteres y responder a publicaciones. Los demás le ven como «Usuario» con cuatro letras o cifras, distintas en cada encuesta. Puede editar sus propias respuestas; las publicaciones se quedan como están.",
    ],
  },
  reporting: {
    title: "Denunciar una encuesta",
    blocks: [
      "Pulse <b>Denunciar</b> y diga en pocas palabras qué está mal. Desaparece de su lista; cuando la han denunciado suficientes personas, se oculta a todos hasta que el operador la revise. Las reglas están en el <disclaimer>Aviso legal</disclaimer>.",
    ],
  },
};
