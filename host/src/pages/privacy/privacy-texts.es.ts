import type { Words } from "@nearsay/core/domain";
import type { privacyTexts as english } from "./privacy-texts.ts";

export const privacyTexts: Words<typeof english> = {
  lead: "Nearsay conoce un número aleatorio en lugar de una persona, y un lugar con una precisión de un kilómetro en lugar de una dirección.",
  intro: [
    "Vigente desde el 23 de octubre de 2025. Todo se puede leer sin aceptar nada. Lo que se publica se guarda bajo un ID anónimo que cada cual activa y desactiva. No hay publicidad, ni seguimiento entre sitios, ni venta de datos.",
  ],
  use: {
    title: "Para qué se usa",
    blocks: [
      {
        list: [
          "Para mostrar encuestas cercanas y decir a qué distancia están.",
          "Para contar a cada persona una vez por encuesta, y un reintento una sola vez.",
          "Para mostrarle qué publicaciones son suyas y dejarle editar sus respuestas a ellas.",
          "Para mostrar a todos los totales de una encuesta: cuántas personas respondieron y, cuando pueden mostrarse, recuentos, palabras frecuentes, tono y un resumen.",
          "Para impedir abusos: límites a la frecuencia de cada acción, bloqueos tras códigos erróneos, denuncias y una comprobación de que no actúa un bot.",
        ],
      },
    ],
  },
  rights: {
    title: "Sus derechos",
    blocks: [
      "Lo que puede hacer por su cuenta en cualquier momento:",
      {
        list: [
          "Desactivar el ID en la página <anonymousId>ID anónimo</anonymousId>. Podrá seguir leyendo.",
          "Ver en <yourData>Sus datos</yourData> lo que se guarda bajo su ID anónimo, descargarlo como archivo, borrar sus publicaciones y respuestas a ellas, retirar respuestas a encuestas o borrarlo todo junto con el ID.",
          "Retirar el permiso de ubicación en los ajustes del navegador para este sitio.",
          "Borrar los datos de este sitio en el navegador. Eso rompe para siempre el vínculo con su ID anónimo: nadie, tampoco usted, podrá editar, borrar ni reclamar lo escrito bajo él.",
        ],
      },
      "Las respuestas se pueden retirar mientras la encuesta está abierta. Si muestra cada respuesta al instante, las cifras cambian al instante. Lo que ya se mostró en un grupo con otras se desvincula de usted enseguida y solo sale de las sumas junto con otras respuestas retiradas, pues la diferencia revelaría lo que dijo. Borrarlo todo hace lo mismo en las encuestas cerradas. Las encuestas publicadas permanecen. El operador también puede eliminar una encuesta, una publicación o una respuesta: indique cuál, con su enlace. Como nada lleva su nombre, puede que no sepa si fue usted quien lo escribió. Si su ley le concede más, como acceso, rectificación, supresión, oposición o reclamación ante una autoridad, también rige aquí.",
    ],
  },
  children: {
    title: "Menores de 13 años",
    blocks: [
      "Nearsay no es para menores de 13 años, que no deben usarlo. A nadie se le pregunta la edad ni se guarda. Si sabe que un menor de 13 años ha publicado algo aquí, avise al operador, que puede eliminarlo.",
    ],
  },
  international: {
    title: "Otros países",
    blocks: [
      "Los datos se tratan donde el operador tiene el servidor y donde están los servicios que figuran en <sharingHere>Con quién se comparte</sharingHere>, si se usa alguno. Puede ser un país distinto al suyo, con otras reglas.",
    ],
  },
  ai: {
    title: "Funciones de IA",
    blocks: [
      "Los borradores y resúmenes los escriben reglas en este servidor o un proveedor de IA elegido por el operador. En ese caso el proveedor recibe:",
      {
        list: [
          "para un borrador: la descripción que usted escribió, cuando lo pide;",
          "para un borrador de traducción: los textos de su encuesta que aún no están traducidos, cuando lo pide;",
          "para el resumen de una encuesta pública: su título y sus preguntas, cuántas veces se eligió cada opción, palabras que usaron varias personas y hasta 40 respuestas escritas en las que se han tachado direcciones web y de correo, nombres de usuario y números largos.",
        ],
      },
      "Nunca recibe su ID anónimo, su dirección de internet, su lugar, publicaciones ni respuestas a ellas, ni nada de una encuesta con código de acceso. El tono y las palabras clave se calculan siempre en este servidor, con listas de palabras.",
    ],
  },
  updates: {
    title: "Cambios",
    blocks: [
      "Cuando esta política cambia, el texto nuevo aparece en esta página con una fecha nueva al principio. Como no hay cuentas, no se puede avisar a nadie en persona.",
    ],
  },
  contact: { title: "Contacto", blocks: [] },
};
