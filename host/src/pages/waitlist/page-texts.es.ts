import type { Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const waitlistPageTexts: Words<typeof english.waitlistPageTexts> = {
  lead: "Están previstas cuentas de pago. Deje su dirección para saber cuándo estarán listas.",
  offer: [
    "Los 10 primeros negocios de cada categoría obtienen 6 meses de acceso gratuito. Un negocio cuenta cuando quien gestiona este sitio ha confirmado que la dirección es suya. Mientras tanto, todo funciona aquí sin cuenta, también para negocios.",
  ],
  storage: [
    { heading: "Qué pasa con su dirección" },
    "Se guarda con su función, su categoría y la fecha, sin su ID anónimo, y se usa solo para correos sobre la lista de espera y las cuentas de pago. Permanece hasta que pida que se quite de la lista. La misma dirección cuenta una vez: apuntarse de nuevo sustituye la función y la categoría hasta que se confirma. Véase también la página <privacy>Privacidad</privacy>.",
  ],
};

export const joinProblems: Words<typeof english.joinProblems> = {
  category: "Elija la categoría de su negocio.",
  consent:
    "Marque la casilla de consentimiento para recibir avisos por correo antes de apuntarse a la lista de espera.",
};
