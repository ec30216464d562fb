import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { newsTexts as english } from "./news-texts.ts";

export const newsTexts: Words<typeof english> = {
  about:
    "Saber de nuevas respuestas, publicaciones y denuncias sin dejar una dirección de correo. Las respuestas y las denuncias se comunican como números, nunca lo que alguien respondió. Todo está apagado hasta que se elija, y termina con la clave que abrió esta página.",
  failed: "No se pudo cargar lo elegido",
  feed: {
    heading: "Canal de noticias",
    about:
      "Para un lector de canales. Tiene una dirección propia: quien la tenga puede leer el canal, y nada más.",
    make: "Crear un canal",
    made: (day) => `Creado el ${day}.`,
    lost: "Su dirección se muestra una vez. Si se pierde, se puede crear otra: la anterior ya no abrirá nada.",
    replace: "Crear otra dirección",
    end: "Anular el canal",
    ended: "El canal está anulado.",
    fresh: "El canal está listo. Su dirección solo se muestra esta vez.",
    address: "Dirección del canal",
    copy: "Copiar la dirección",
    done: "Ya la tengo",
    failedAct: "No se pudo cambiar el canal.",
  },
  push: {
    heading: "Este navegador",
    about:
      "Este navegador muestra un mensaje como «10 respuestas nuevas», también sin ninguna página de este sitio abierta, como mucho cada cuarto de hora. Llega por el servicio de quien hizo el navegador, que no puede leerlo.",
    none: "Este sitio no envía nada a los navegadores. Quien lo administra puede activarlo dando una dirección de contacto.",
    unsupported:
      "Este navegador no admite mensajes aquí. Algunos lo hacen solo cuando el sitio está instalado como aplicación, y ninguno en una ventana privada.",
    denied:
      "Los mensajes de este sitio no están permitidos en este navegador. Hay que permitir las notificaciones de este sitio en sus ajustes e intentarlo de nuevo.",
    looking: "Preguntando al navegador",
    on: "Activado en este navegador",
    turnOn: "Avisar a este navegador",
    turnedOn: "A partir de ahora se avisa a este navegador.",
    turnOff: "No avisar más a este navegador",
    turnedOff: "Ya no se avisa a este navegador.",
    failedAct: "No se pudo cambiar el navegador. Inténtelo de nuevo.",
  },
  webhook: {
    heading: "Webhook",
    none: "Este sitio no envía novedades a ningún otro servidor. Quien lo administra puede permitir algunos.",
    about: (hosts) =>
      `Para un servidor propio: recibe números como JSON, firmados con un secreto. Este sitio envía a ${hosts.length === 0 ? "ningún servidor ya" : hosts.join(", ")}.`,
    address: "Dirección, por ejemplo https://example.org/news",
    make: "Enviar allí las novedades",
    made: "A partir de ahora las novedades se envían allí.",
    since: (day) => `Desde el ${day}`,
    pausedSince: (day) => `Desde el ${day}. Falló diez veces seguidas.`,
    fresh: "Las novedades se envían allí. El secreto solo se muestra esta vez.",
    secret: "Secreto que firma lo enviado",
    copy: "Copiar el secreto",
    done: "Ya lo tengo",
    paused: "En pausa",
    resume: "Volver a enviar",
    resumed: "Las novedades se envían de nuevo.",
    test: "Enviar una prueba",
    tested: "Una prueba está en camino.",
    refresh: "Ver qué ha pasado",
    end: "Anular el webhook",
    ended: "El webhook está anulado.",
    failedAct: "No se pudo cambiar el webhook.",
  },
  deliveries: {
    list: "Lo enviado",
    none: "No se ha enviado nada en los últimos siete días.",
    kinds: { news: "Novedades", test: "Prueba" },
    states: {
      waiting: "Por enviar",
      delivered: "Llegó",
      failed: "Falló",
    },
    failures: {
      "host-not-allowed": "Este sitio no envía nada allí",
      "not-public": "Su dirección no es de internet",
      "too-slow": "Tardó más de diez segundos",
      unreachable: "No se pudo conectar",
    },
    attempts: (count) =>
      plural(count, {
        one: "1 intento",
        other: `${formatCount(count)} intentos`,
      }),
    status: (status) => `respuesta ${status}`,
    took: (ms) => `${formatCount(ms)} ms`,
  },
};
