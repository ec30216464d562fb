import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  email: "Correo electrónico",
  emailHint: "Solo para noticias sobre las cuentas de pago.",
  role: "Inscripción como",
  user: "Particular",
  business: "Empresa",
  category: "Sector",
  chooseCategory: "Elegir un sector",
  consent:
    "Quiero recibir correos sobre la lista de espera y las cuentas de pago.",
  join: "Entrar en la lista de espera",
  joining: "Inscribiendo…",
  failed: "No se pudo entrar en la lista de espera.",
  joined: "En la lista de espera",
  joinedUser: (email) =>
    `Escribiremos a ${email} cuando estén listas las cuentas de pago.`,
  joinedBusiness: (email, category) =>
    `Escribiremos a ${email} cuando estén listas las cuentas de pago, y diremos entonces si está entre los 10 primeros en ${category}. El puesto cuenta cuando quien gestiona este sitio haya confirmado que la dirección es suya.`,
  browse: "Ver encuestas cercanas",
};
