import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const numbered = (thing: string) => (number: string) => `${thing} ${number}`;

const counted = (thing: string) => (number: string) => `${number} ${thing}`;

export const texts: Words<typeof english> = {
  about:
    "Lo que han cambiado quienes operan el sitio y quienes poseen encuestas, lo último primero. Cada entrada cubre la anterior, de modo que ninguna se puede cambiar ni quitar sin que se vea.",
  loading: "Cargando el registro",
  list: "Lo que se hizo",
  empty: "Todavía no se ha hecho nada",
  check: "Comprobar todo el registro",
  checking: "Comprobando…",
  whole: (entries) =>
    plural(entries, {
      one: "La única entrada está como se escribió.",
      other: `Las ${formatCount(entries)} entradas están como se escribieron.`,
    }),
  known:
    "Para ver más adelante que no se ha quitado ninguna del final, conviene anotar esto en otro sitio. Se comprueba con:",
  copy: "Copiar la nota",
  broken: "El registro se ha cambiado",
  upTo: (entries) =>
    entries === 0
      ? "Ninguna entrada anterior es de fiar."
      : `Hasta la entrada ${entries} todo está como se escribió.`,
  problems: {
    "Entry # of the audit log is missing.": (entry) =>
      `Falta la entrada ${entry} del registro.`,
    "Entry # of the audit log is not as it was written.": (entry) =>
      `La entrada ${entry} del registro no está como se escribió.`,
  },
  acts: {
    hide: "Ocultado",
    restore: "Mostrado de nuevo",
    keep: "Conservado",
    remove: "Eliminado",
    "remove-post": "Eliminado",
    "remove-reply": "Eliminado",
    block: "Autor bloqueado",
    unblock: "Desbloqueado",
    embed: "Inserción ajustada",
    invite: "Creado",
    revoke: "Revocado",
    "waitlist-confirm": "Dirección confirmada en la lista de espera",
    "waitlist-remove": "Dirección quitada de la lista de espera",
    keys: "Operadores",
    register: "Registrado",
    recount: "Corregido",
    updateManagedSurvey: "Cambiado",
    deleteManagedSurvey: "Eliminación iniciada",
    undeleteManagedSurvey: "Eliminación deshecha",
    appealManagedSurvey: "Revisión pedida",
    createManagedShareToken: "Enlace compartido",
    endManagedShareLinks: "Enlaces compartidos anulados",
    createSurveyKey: "Clave creada",
    rotateSurveyKey: "Clave sustituida",
    endSurveyKey: "Clave anulada",
    setDiscussion: "Discusión ajustada",
    hideMessage: "Publicación o respuesta oculta",
    showMessage: "Publicación o respuesta mostrada de nuevo",
    createTicketBatch: "Tiques creados",
    endTicketBatch: "Tiques anulados",
    createKioskGrant: "Quiosco creado",
    endKioskGrant: "Quiosco anulado",
    createFeed: "Canal creado",
    endFeed: "Canal anulado",
    subscribePush: "Navegador avisado",
    unsubscribePush: "Navegador ya no avisado",
    createWebhook: "Webhook creado",
    endWebhook: "Webhook anulado",
    unpauseWebhook: "Webhook reanudado",
    testWebhook: "Webhook probado",
  },
  abouts: {
    "survey #": numbered("encuesta"),
    "post #": numbered("publicación"),
    "reply #": numbered("respuesta"),
    "block #": numbered("bloqueo"),
    "invitation #": numbered("invitación"),
    "# invitation": counted("invitación"),
    "# invitations": counted("invitaciones"),
    "# counter": counted("contador"),
    "# counters": counted("contadores"),
    "operator key # made": (key) => `clave de operador ${key} creada`,
    "operator key # ended": (key) => `clave de operador ${key} anulada`,
    "passkey of operator key #": numbered(
      "llave de acceso de la clave de operador",
    ),
    "passkey of operator key # reset": (key) =>
      `llave de acceso de la clave de operador ${key} restablecida`,
  },
  who: {
    commandLine: "línea de comandos",
    operator: numbered("operador"),
    key: numbered("clave"),
  },
};
