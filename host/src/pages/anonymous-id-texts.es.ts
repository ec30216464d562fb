import type { Words } from "@nearsay/core/domain";
import type { anonymousIdTexts as english } from "./anonymous-id-texts.ts";

export const anonymousIdTexts: Words<typeof english> = {
  lead: "Un ID anónimo permite participar sin cuenta. Está desactivado hasta que usted lo active.",
  status: {
    label: "Su estado",
    loading: "Comprobando su estado…",
    enabled: "Activado: puede responder, publicar y crear encuestas.",
    disabled:
      "Desactivado: solo lectura. Puede ver encuestas, publicaciones y análisis.",
    optOut: "Desactivar",
    enable: "Volver a activar el ID anónimo",
    updating: "Guardando…",
  },
  blocks: [
    { heading: "Qué es" },
    "Un número aleatorio que el servidor inventa para su navegador en la primera visita y reconoce por una cookie. No se forma a partir de su nombre, dirección o dispositivo. Termina un año después de la última visita.",
    { heading: "Para qué sirve" },
    {
      list: [
        "Contar a cada persona una vez en cada encuesta.",
        "Dejarle editar sus propias respuestas a publicaciones.",
        "Señalar qué publicaciones son suyas, solo para usted.",
        "Limitar los intentos de adivinar códigos y ponderar las denuncias.",
      ],
    },
    { heading: "Qué ven los demás" },
    "Un nombre como «Usuario 7F3A», distinto en cada encuesta. Nadie puede saber por él que dos publicaciones en dos encuestas son de la misma persona. El operador del sitio sí puede, pues el ID se guarda con lo que usted escribe.",
    "Lo que responde se muestra a todos solo en cifras, sin nombre. Si estas muestran su respuesta únicamente junto con las de otros, o la siguen al instante, se dice encima del botón de envío, y también si el autor de la encuesta lee más: lo que se escribe o respuestas completas, nunca con su ID anónimo. La página <information>Privacidad</information> dice hasta dónde le protege eso.",
    { heading: "Qué cambia al activarlo" },
    "Puede responder, indicar «me gusta», publicar y denunciar. Si permitió la ubicación, el servidor guarda además hasta que acabe el día el kilómetro cuadrado en el que estuvo por última vez, para que una encuesta que publique se encuentre cerca, salvo que desmarque esa casilla junto a «Publicar».",
    { heading: "Desactivarlo" },
    {
      list: [
        "Podrá seguir leyendo encuestas, publicaciones y análisis, pero no responder ni publicar.",
        "Su último lugar se borra al instante. Lo ya publicado permanece, con los mismos nombres que antes.",
        "El propio ID espera: al activarlo de nuevo en cualquier momento, sus publicaciones vuelven a ser suyas y sus respuestas cuentan como antes.",
        "Desactivarlo no retira ninguna respuesta ni permite una segunda: una encuesta respondida sigue respondida hasta que retire sus respuestas.",
        "En una encuesta en la página de otro sitio, el ID termina allí. Su navegador conserva entonces una nota, firmada por el servidor, de que esa encuesta se respondió en ese sitio. No dice por quién, ni cómo, ni nada de otra encuesta.",
      ],
    },
    "Para ver lo que se guarda bajo él, llevárselo, retirar cosas sueltas o romper con él para siempre, abra <yourData>Sus datos</yourData>. Borrar solo los datos de este sitio en el navegador también le da un ID nuevo, pero deja lo que escribió el antiguo, que nadie podrá ya editar ni borrar; véase <rights>Sus derechos</rights>.",
    { heading: "Cuando no se puede contactar con el servidor" },
    "Su navegador crea entonces un sustituto a partir de algunas de sus propiedades, como su tipo, idioma, pantalla y zona horaria. Se mantiene en memoria hasta que sale de la página, y el servidor no reconoce a nadie por él.",
  ],
};
