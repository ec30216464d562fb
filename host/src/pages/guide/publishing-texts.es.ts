import type { Words } from "@nearsay/core/domain";
import type * as english from "./publishing-texts.ts";

export const publishingTexts: Words<typeof english.publishingTexts> = {
  title: "Publicar una encuesta",
  blocks: [
    {
      steps: [
        "<create>Empiece una encuesta</create> y describa lo que quiere saber: «¿Debe vallarse el parque infantil de la calle de los Olmos? Sí, no, solo la zona de los pequeños. ¿Por qué?». O marque <b>Empezar desde cero</b>.",
        "Edite el borrador: título, instrucciones, preguntas y su orden. Permanece en este navegador hasta que lo publique o lo descarte.",
        "Fije cuándo se cierran las respuestas. Sin fecha, una encuesta está abierta 30 días.",
        "Elija <b>Pública</b> o <b>Exigir un código de acceso</b>, y si exportar los análisis necesita un código propio. Los códigos tienen de 4 a 32 caracteres sin espacios. Anótelos: se guardan ilegibles; solo este navegador recuerda un código de acceso.",
        "Elija cuándo se muestran los resultados: en grupos de respuestas, tras el cierre o al instante. Se dice antes de responder, así que no se puede cambiar después de publicar.",
        "Elija qué lee usted más allá de estas cifras: nada, lo que se escribe o respuestas completas, en grupos en cualquier caso. También eso se dice antes de responder.",
        "Véala en <b>Vista previa</b>. Elija debajo de qué lugar trata y para quién es, y pulse <b>Publicar</b>.",
        "Guarde el <b>enlace de gestión</b> que se le muestra entonces: cópielo, guárdelo como archivo o escanéelo con el teléfono. Es el único camino de vuelta desde otro dispositivo, y nadie puede enviárselo de nuevo.",
      ],
    },
    "Una encuesta en su lugar aproximado está donde estuvo por última vez en el último día, con una precisión de un kilómetro, si permitió la ubicación; si no, en la ciudad de su dirección de internet, si el sitio puede saberla. También puede estar en un lugar por su nombre, en un punto del mapa o en ninguna parte. Con un lugar, puede mostrarse primero a quien está cerca, listarse solo para esas personas o responderla solo ellas: hasta donde los navegadores dicen dónde están, cosa que pueden inventar. Marque <b>Mostrar en la página de opiniones</b> para preguntas sobre el propio Nearsay.",
    "El enlace de gestión abre la página de gestión de su encuesta; este navegador la muestra también en <mine>Sus encuestas</mine>. Allí puede cerrarla y reabrirla, cambiar lo que dice y quién la ve, dar enlaces propios a quienes ayudan y borrarla. Antes de la primera respuesta puede cambiar cualquier pregunta; después, solo la redacción, y a quien lee se le dicen ambas.",
  ],
};

export const embeddingTexts: Words<typeof english.embeddingTexts> = {
  title: "Mostrar una encuesta en su propio sitio",
  blocks: [
    "Cualquier encuesta pública puede estar en una página suya. Pulse <b>Insertar</b> en su página, o elíjala en <embed>Insertar</embed>, y copie una línea. Allí se responde sin cuenta y sin cookies, y se ven los resultados.",
    {
      list: [
        "<b>En un marco</b>, su página y la encuesta no pueden verse la una a la otra. <b>En la página</b>, carga más rápido, y los scripts de su página pueden leer las respuestas.",
        "Cuenta una respuesta por persona y sitio: a nadie se le sigue de un sitio a otro.",
        "Las encuestas con código de acceso nunca se insertan. Como autor de cualquier otra, usted elige <b>dónde se puede insertar</b>: en cualquier sitio, solo en los que indique o en ninguno más que este.",
      ],
    },
  ],
};
