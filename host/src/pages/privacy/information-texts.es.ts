import type { Words } from "@nearsay/core/domain";
import type { informationTexts as english } from "./information-texts.ts";

export const informationTexts: Words<typeof english> = {
  title: "Qué información se recoge",
  blocks: [
    { subheading: "Su ID anónimo" },
    "En la primera visita el servidor inventa un número aleatorio para su navegador. No se forma a partir de su nombre, dirección o dispositivo, y empieza desactivado: usted lee, y nada de lo que hace se publica. Cómo activarlo se explica en <anonymousId>ID anónimo</anonymousId>.",
    { subheading: "Lo que publica" },
    "Respuestas, publicaciones, «me gusta», denuncias y encuestas, cada cosa con su ID anónimo y la hora. Nearsay no pide nombre ni contraseña; por favor, tampoco los escriba en un texto.",
    { subheading: "Lo que otros saben de sus respuestas" },
    "Cuántas personas respondieron a una encuesta es público al instante; su autor sabe además, por día, cuántas la encontraron aquí, abrieron su dirección o la vieron en otro sitio. Lo que respondieron se muestra como su autor eligió antes de publicar; el formulario lo dice antes de responder y nadie puede cambiarlo después. En grupos: solo junto con otras, al menos 10 si el operador no ha elegido otro número, y retenido mientras las cifras permitan distinguirlo de las demás. Tras el cierre: no antes, y solo si respondió un grupo. Al instante: las cifras siguen a cada respuesta, y quien las observe, o sepa cuándo respondió usted, puede saber qué dijo.",
    "Además de estas cifras, su autor, y quien reciba de él una clave de la encuesta, lee lo que se eligió antes de publicar. El formulario también lo dice antes de responder, y nadie puede cambiarlo después. Solo cifras: ninguna respuesta suelta. Lo que se escribe: textos palabra por palabra, en un orden que no dice nada, separados de sus demás respuestas y de toda hora. Respuestas completas: todo lo que respondió una persona, bajo un número, sin nombre, hora ni lugar. Todo se muestra en grupos, como las cifras, y donde las cifras se muestran al instante, solo tras el cierre. Quien puede leerlo puede guardarlo en un archivo. De las encuestas publicadas antes de que existiera esta elección nadie lee más que cifras.",
    "Los grupos tienen límites. Quien responda una encuesta muchas veces, desde muchas redes, podría llenar un grupo con respuestas propias y saber qué dijeron los demás. Mientras la encuesta está abierta, un grupo procede de al menos tres redes, lo que lo dificulta y no lo descarta. Un texto escrito puede delatar a su autor por lo que dice. Y el operador, que gestiona la base de datos, puede leer respuestas sueltas. Si una encuesta está en varios idiomas y muestra grupos, con las respuestas se guarda el idioma en que se dieron; las cifras solo lo indican de grupos de ese idioma.",
    { subheading: "Lo que responde en páginas de otros sitios" },
    "Una encuesta mostrada en otro sitio pide allí su consentimiento y le da un ID anónimo para esa encuesta en ese sitio únicamente. Con la respuesta, el servidor sabe en qué sitio se dio y guarda si vino de allí o del propio Nearsay. Un sitio que muestra la encuesta dentro de su propia página, y no en un marco, puede leer lo que usted responde allí.",
    { subheading: "Su ubicación, si la permite" },
    "Su navegador envía coordenadas cuando pide encuestas, publicaciones y respuestas. El servidor las redondea a una cuadrícula antes de hacer nada más: una celda mide 1,1 km de norte a sur y al menos 1 km de este a oeste, y solo se usa su centro.",
    {
      list: [
        "La última celda en la que estuvo se guarda con su ID anónimo hasta que acaba el día (a medianoche UTC), si lo ha activado, para que una encuesta que publique se encuentre cerca. Está cifrada con una clave que no está escrita en ningún sitio. Desactivar el ID la borra al instante.",
        "Una encuesta solo tiene lugar si usted lo indica junto a <b>Publicar</b>, donde su lugar aproximado ya está elegido si este navegador comunica su ubicación. Entonces conserva esa celda, o la celda y el nombre de un lugar que usted eligió, que puede conocer todo el que vea la encuesta. Si no se conoce ninguna celda, toma la ciudad a la que pertenece su dirección de internet, si el operador lo ha configurado, y si no, no tiene lugar.",
        "Las respuestas a encuestas no conservan ningún lugar, tampoco donde solo responde quien está cerca: su celda se compara con la de la encuesta y se olvida. Si una encuesta cuenta de dónde vienen las respuestas y usted marca que se cuente la suya, conserva con ella un anillo: aquí, a menos de 10 km, a menos de 50 km o más lejos. Una encuesta con mapa conserva su cuadrado de cerca de 1 km hasta que pueda contarse con al menos otras 9 personas en un cuadrado, y desde entonces solo ese. Las respuestas a publicaciones no conservan ninguno.",
        "Tampoco una publicación, salvo que usted marque debajo que diga desde dónde escribe. Entonces quien la lea ve uno de cuatro anillos alrededor del lugar de la encuesta: aquí, a menos de 10 km, a menos de 50 km o más lejos, calculado de celda a celda. No se guarda nada más preciso, y al borrar la publicación se borra.",
      ],
    },
    { subheading: "Su dirección de internet" },
    "El servidor la necesita para responderle, pero no la escribe ni en su base de datos ni en su registro. Para limitar abusos guarda una forma ofuscada de su primera parte (los tres primeros de los cuatro números de una dirección IPv4, los primeros 48 bits de una IPv6). La clave es nueva cada día, no está escrita en ningún sitio y desaparece al acabar el día, de modo que nadie puede averiguar después de dónde vino una petición. Si su navegador no deja que una encuesta en otro sitio guarde nada, el servidor guarda además, hasta que acaba ese día, una forma ofuscada de la dirección completa (de una IPv6, los primeros 64 bits) para esa encuesta, no con su respuesta: allí se acepta una respuesta al día por conexión.",
    { subheading: "Su correo electrónico, solo en la lista de espera" },
    "Si se apunta a la <waitlist>lista de espera</waitlist>: la dirección, su función, su categoría de negocio y la hora. Se guarda sin su ID anónimo.",
    { subheading: "El registro del servidor" },
    "Sirve para encontrar fallos. Puede contener el tipo, la ruta y la hora de las peticiones, incluidas palabras que buscó, errores y qué parte de una página no se cargó. No contiene direcciones de internet ni de correo, ni cookies, ni textos que usted publica; los códigos, claves y coordenadas se tachan.",
  ],
};
