import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const waitlistTexts: Words<typeof english.waitlistTexts> = {
  about:
    "Quien pidió que se le avise cuando haya cuentas. Una dirección se confirma cuando se sabe de quién es: entonces obtiene su puesto.",
  loading: "Cargando la lista de espera",
  list: "Direcciones",
  empty: "Nadie espera",
  roles: { user: "Persona", business: "Empresa" },
  place: (position) => `puesto ${formatCount(position)}`,
  free: "Acceso gratuito",
  joined: "apuntada el <when></when>",
  confirmed: "Confirmada",
  confirm: "Confirmar",
  confirmNamed: (email) => `Confirmar ${email}`,
  confirmedOne: (email) => `${email} está confirmada.`,
  remove: "Quitar…",
  removeNamed: (email) => `Quitar ${email}`,
  removedOne: (email) => `${email} ya no está en la lista de espera.`,
  gone: (email) => `${email} ya no estaba en la lista de espera.`,
  ask: {
    title: "¿Quitar esta dirección de la lista de espera?",
    about: "Su puesto pasa a la siguiente. Puede apuntarse de nuevo, al final.",
    action: "Quitar",
  },
};

export const invitationTexts: Words<typeof english.invitationTexts> = {
  about:
    "Cada una admite a tantas personas como usos tiene. Los códigos se muestran una vez, al crearlos, y no se guardan en ningún sitio.",
  make: {
    heading: "Crear invitaciones",
    count: "Cuántas",
    countHint: (max) => `Hasta ${formatCount(max)} a la vez.`,
    uses: "Usos de cada una",
    days: "Días hasta que caducan",
    daysHint: "Si se deja vacío, no caducan.",
    action: "Crear invitaciones",
    wrong: (max) => `Un número entero de 1 a ${formatCount(max)}.`,
  },
  fresh: (count) =>
    plural(count, {
      one: "Aquí está su código, solo esta vez",
      other: `Aquí están sus ${formatCount(count)} códigos, solo esta vez`,
    }),
  codes: "Códigos",
  copy: "Copiar",
  done: "Hecho",
  loading: "Cargando las invitaciones",
  heading: "Invitaciones",
  list: "Invitaciones",
  empty: "No hay invitaciones",
  name: (id) => `Invitación ${id}`,
  used: (count, max) => `usos: ${formatCount(count)} de ${formatCount(max)}`,
  made: "creada el <when></when>",
  until: "válida hasta el <when></when>",
  revoked: "Revocada",
  ended: "Caducada",
  revoke: "Revocar",
  revokeNamed: (id) => `Revocar la invitación ${id}`,
  revokedOne: (id) => `La invitación ${id} ya no admite a nadie más.`,
};
