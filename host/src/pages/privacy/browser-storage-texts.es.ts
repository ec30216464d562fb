import type { Words } from "@nearsay/core/domain";
import type { browserStorageTexts as english } from "./browser-storage-texts.ts";

export const browserStorageTexts: Words<typeof english> = {
  title: "Cookies y almacenamiento del navegador",
  blocks: [
    "Nearsay usa dos cookies y necesita ambas; una tercera solo si abre un enlace para probar una parte del sitio que aún no se ha publicado. Guarda algo más en el almacenamiento del navegador, para evitarle escribir las cosas dos veces.",
    { subheading: "Cookies" },
    {
      kept: [
        {
          name: "<code>nearsay_session</code>, por https <code>__Host-nearsay_session</code>",
          use: "Su sesión anónima. Ningún script de una página puede leerla.",
          life: "Un año desde la última visita",
        },
        {
          name: "<code>nearsay_csrf</code>",
          use: "Demuestra que una petición viene de este sitio. No dice nada de usted.",
          life: "Un año",
        },
        {
          name: "<code>nearsay_remotes</code>",
          use: "Qué partes del sitio prueba antes que los demás. No dice nada de usted.",
          life: "Hasta que las deje o cierre el navegador",
        },
        {
          name: "<code>nearsay_language</code>",
          use: "El idioma elegido en el menú, en sitios con varios. No dice nada más de usted.",
          life: "Un año desde la elección",
        },
      ],
    },
    { subheading: "Hasta que borre los datos de este sitio" },
    {
      kept: [
        {
          name: "<code>unsent_answers</code>",
          use: "Respuestas empezadas a una encuesta larga, para poder seguir en otro momento.",
          life: "Hasta que las envíe o indique que el dispositivo es compartido, 7 días como máximo",
        },
        {
          name: "<code>shared_device</code>",
          use: "Que lo indicó de este dispositivo, en el que no se guardan tales respuestas.",
          life: "Hasta que lo retire",
        },
        {
          name: "<code>anonymous_consent</code>",
          use: "Si ha activado su ID anónimo.",
          life: "Hasta que lo borre",
        },
        {
          name: "<code>cached_identity</code>, <code>cached_identity_timestamp</code>",
          use: "Su ID anónimo y lo que el servidor pudo deducir de su conexión: dirección de internet y, si el operador lo ha configurado, ciudad y red. Solo para este navegador.",
          life: "Se usa 24 horas y luego se sustituye",
        },
        {
          name: "<code>survey_access_codes</code>",
          use: "Códigos de acceso que abrieron una encuesta; se envían de nuevo al volver a ella.",
          life: "Hasta que los borre",
        },
        {
          name: "<code>creator_draft</code>",
          use: "Las encuestas que está escribiendo, con sus códigos y respuestas esperadas.",
          life: "Hasta que las publique o descarte, las diez últimas",
        },
        {
          name: "<code>owned_survey</code>",
          use: "Las claves de las encuestas que publicó aquí o abrió con un enlace, con sus títulos. Quien tiene una clave puede cambiar esa encuesta; nada en ella dice quién es usted.",
          life: "Hasta que las olvide en «Sus encuestas» o las borre",
        },
        {
          name: "<code>geoConsent</code>",
          use: "Que permitió la ubicación aquí.",
          life: "Hasta que lo borre",
        },
        {
          name: "<code>count_place</code>, <code>posts_say_ring</code>",
          use: "Que permite contar su lugar con una respuesta y decirlo en una publicación.",
          life: "Hasta que lo retire",
        },
        {
          name: "<code>posts_say_ring</code>",
          use: "Que sus publicaciones digan desde qué distancia escribe.",
          life: "Hasta que lo desmarque, lo borre o borre todo",
        },
        {
          name: "<code>theme</code>",
          use: "Claro u oscuro, si lo eligió.",
          life: "Hasta que lo borre",
        },
        {
          name: "<code>web_fonts</code>",
          use: "Que las tipografías de este sitio ya están cargadas.",
          life: "Hasta que lo borre",
        },
      ],
    },
    { subheading: "En páginas de otros sitios que muestran una encuesta" },
    "Una encuesta insertada allí no pone ni lee cookies. Guarda una sola cosa, y solo cuando ha activado en ella su ID anónimo o la ha respondido en otra parte de esa página:",
    {
      kept: [
        {
          name: "<code>nearsay_visitor</code>",
          use: "Quién es usted en esta encuesta concreta en este sitio concreto, para que responda una vez. Es un ID anónimo distinto del que tiene aquí y del de cualquier otro sitio. Está en el almacenamiento que su navegador aparta para Nearsay dentro de ese sitio, o en el del propio sitio: si la encuesta forma parte de su página o si su navegador no deja que un marco guarde nada. Desde un marco, ese sitio recibe también, para guardarlo, que la encuesta fue respondida, para que la página le pregunte una sola vez.",
          life: "Se usa un año desde la última visita; si desactiva el ID allí, solo dice que esta encuesta fue respondida, y no por quién",
        },
      ],
    },
    { subheading: "En una tableta que es un quiosco" },
    "Donde varias personas responden una encuesta una tras otra en la misma tableta, ninguna cookie dice quién es nadie, y cada respuesta tiene un ID anónimo propio que nadie puede volver a usar. Por eso no se puede retirar después.",
    {
      kept: [
        {
          name: "<code>nearsay-kiosk</code>",
          use: "La encuesta y el enlace que la abre, la propia página para cuando no hay conexión y respuestas que aún no se pudieron enviar, sin nombres ni horas.",
          life: "Una respuesta, hasta que se envía, al instante si hay conexión",
        },
      ],
    },
    { subheading: "Hasta que cierre la pestaña" },
    {
      kept: [
        {
          name: "<code>last_coordinates</code>",
          use: "Dónde está usted según su navegador, con exactitud, para no tener que preguntarlo en cada página.",
          life: "Hasta que cierre la pestaña",
        },
        {
          name: "<code>unsent_answers</code>",
          use: "Respuestas empezadas a cualquier otra encuesta, para que una recarga no pierda nada.",
          life: "Hasta que las envíe o cierre la pestaña",
        },
        {
          name: "<code>unsent_post</code>, <code>unsent_reply</code>, <code>unsent_edit</code>",
          use: "Lo que ha empezado a escribir en un debate, para que una recarga no pierda nada.",
          life: "Hasta que lo envíe o cierre la pestaña",
        },
        {
          name: "<code>unsettled</code>",
          use: "Lo que envió a un debate que no contestó, para que cuente una vez si lo envía de nuevo.",
          life: "Hasta que conteste o cierre la pestaña",
        },
        {
          name: "<code>creator_prompt</code>",
          use: "La descripción de una encuesta que quiere escribir, para que una recarga no pierda nada.",
          life: "Hasta que se abra su borrador o cierre la pestaña",
        },
        {
          name: "<code>access_code_attempts</code>",
          use: "Cuántos códigos erróneos ha introducido para una encuesta.",
          life: "Hasta que cierre la pestaña",
        },
        {
          name: "<code>operator_key</code>, <code>operator_proof</code>",
          use: "La clave de quien gestiona este sitio, si introdujo una en la página de moderación, y que se usó su llave de acceso.",
          life: "Hasta que salga de la moderación o cierre la pestaña",
        },
        {
          name: "<code>scroll_positions</code>",
          use: "Hasta dónde se había desplazado en las páginas visitadas, para cuando vuelva atrás.",
          life: "Hasta que cierre la pestaña",
        },
        {
          name: "<code>geo_modal_dismissed</code>",
          use: "Que cerró la pregunta sobre la ubicación.",
          life: "Hasta que cierre la pestaña",
        },
      ],
    },
  ],
};
