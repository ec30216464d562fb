import type { Words } from "@nearsay/core/domain";
import type { sharingTexts as english } from "./sharing-texts.ts";

export const sharingTexts: Words<typeof english> = {
  title: "Con quién se comparte",
  blocks: [
    { subheading: "Con todo el mundo" },
    {
      list: [
        "Encuestas públicas, publicaciones y respuestas a ellas. Usted aparece con un nombre distinto en cada encuesta, de modo que nadie puede seguirle de una a otra.",
        "Las respuestas a encuestas, solo como totales; un archivo exportado con el análisis contiene los mismos totales y ninguna respuesta suelta.",
        "Mientras han respondido pocas personas, los totales dicen mucho de cada una: las cifras de una encuesta con una sola respuesta son esa respuesta. Las palabras clave, el tono y el resumen esperan a más personas, cinco si el operador no ha elegido otro número, y una palabra solo aparece cuando la han usado dos.",
      ],
    },
    "Una encuesta con código de acceso se muestra, con todo lo que hay debajo, solo a quienes tienen el código o un enlace para compartir.",
    { subheading: "Con el autor de una encuesta" },
    "Textos o respuestas completas, si el formulario lo dijo antes de responder: véase <informationHere>Lo que otros saben de sus respuestas</informationHere>. Llegan sin ID anónimo, y nada en ellas conduce a lo que usted publicó, le gustó o respondió en otro lugar. El autor puede dar a otras personas una clave con la que leen lo mismo.",
    { subheading: "Con el operador" },
    "Quien gestiona el servidor de este sitio puede leer lo que hay guardado en él, y revisa las encuestas denunciadas.",
    { subheading: "Con servicios elegidos por el operador" },
    "Nearsay funciona sin ninguno de ellos. Pregunte en <contactHere>Contacto</contactHere> cuáles usa este sitio.",
    {
      list: [
        "Un proveedor de IA para borradores y resúmenes: véase <aiHere>Funciones de IA</aiHere>.",
        "Un filtro de contenidos: recibe los textos de encuestas, respuestas y publicaciones antes de que se publiquen, sin su ID ni su dirección.",
        "Google reCAPTCHA como comprobación contra bots. Google conoce entonces su dirección de internet y lo que su script lee del navegador. Por defecto, la comprobación es un acertijo que resuelve su propio navegador y del que nadie más se entera.",
        "Un servicio de mapas. Conoce su dirección de internet y qué parte de un mapa mira, desde el momento en que lo abre. Por defecto, su propio navegador dibuja los mapas a partir de archivos de este sitio.",
      ],
    },
    "Nada se vende y nada se comparte con fines publicitarios.",
  ],
};
