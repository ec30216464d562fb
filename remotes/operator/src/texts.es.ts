import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  title: "Mesa de moderación",
  loading: "Abriendo la mesa",
  failed: "No se pudo abrir la mesa.",
  parts: {
    label: "Partes de la mesa",
    queue: "Cola",
    file: "Buscar",
    blocks: "Bloqueos",
    waitlist: "Lista de espera",
    invitations: "Invitaciones",
    releases: "Versiones",
    recount: "Contadores",
    audit: "Registro de auditoría",
  },
  noRights: {
    title: "Esta clave no sirve para nada aquí",
    about: "Quien administra el sitio puede crear una con más permisos.",
  },
  head: {
    until: (day) => `Clave válida hasta ${day}`,
    leave: "Salir",
    left: "La clave se ha olvidado.",
  },
};
