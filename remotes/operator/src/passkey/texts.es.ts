import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  register: {
    about:
      "Esta clave solo funciona junto con una llave de acceso. Hay que crearla ahora, en un dispositivo o una llave de seguridad de uso propio: desde entonces la mesa se abre con ambas.",
    act: "Crear la llave de acceso",
  },
  prove: {
    about:
      "Esta clave solo funciona junto con su llave de acceso. La mesa queda abierta en esta pestaña hasta cuatro horas.",
    act: "Usar la llave de acceso",
  },
  waiting: "Esperando al dispositivo…",
  proven: "La mesa está abierta.",
  failed: "No se pudo hacer. Inténtelo de nuevo.",
  lost: "¿Se ha perdido el dispositivo? En el servidor, esto le quita la llave de acceso, y la próxima visita crea otra:",
  failures: {
    unsupported: {
      title: "Este navegador no tiene llaves de acceso",
      about:
        "Hay que abrir la mesa en uno actualizado, en una dirección que empiece por https.",
    },
    cancelled: {
      title: "No se usó ninguna llave de acceso",
      about:
        "Se canceló, o en el dispositivo elegido no hay llave de acceso de esta clave. No ha cambiado nada.",
    },
    timedOut: {
      title: "Ha tardado demasiado",
      about:
        "No ha cambiado nada. Conviene tener el dispositivo a mano y volver a intentarlo.",
    },
    elsewhere: {
      title: "Las llaves de acceso no funcionan en esta dirección",
      about:
        "Hay que abrir la mesa con el nombre del sitio que fijaron sus operadores, no con un número u otro nombre.",
    },
    unable: {
      title: "Este dispositivo no puede crear una llave así",
      about:
        "Tiene que comprobar quién lo usa, con un PIN, un dedo o la cara. Hay que elegir otro dispositivo o una llave de seguridad.",
    },
    refused: { title: "La llave de acceso no se aceptó" },
    failed: { title: "No ha funcionado" },
  },
};
