import type { ExposedModule, RemoteReason } from "../contract/index.ts";
import { formatCount, plural } from "../domain/locale.ts";
import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  close: "Cerrar",
  consent:
    "Un ID anónimo es un número aleatorio que cuenta a cada persona una vez, sin nombre ni cuenta. Se puede desactivar en cualquier momento.",
  copied: "Copiado",
  copyFailed: "No se pudo copiar",
  enableAnonymousId: "Activar el ID anónimo",
  errorTitle: "Algo no funcionó",
  loading: "Cargando",
  notNow: "Ahora no",
  optional: "opcional",
  policyLink: "ID anónimo",
  readOnly:
    "Solo lectura: se puede mirar todo, pero para participar hace falta un ID anónimo.",
  retry: "Reintentar",
  charactersLeft: (count) =>
    plural(count, {
      one: "queda 1 carácter",
      other: `quedan ${formatCount(count)} caracteres`,
    }),
  charactersUsed: (count, max) => `${count}/${max}`,
};

/** A new module has none until somebody finds one. */
const names: Partial<Record<ExposedModule, string>> = {
  "surveys/HomePage": "La lista de encuestas",
  "surveys/SurveyPage": "La encuesta",
  "surveys/FeedbackPage": "La página de opiniones",
  "surveys/TicketPage": "La página de papeletas",
  "surveys/SurveyPreview": "La vista previa",
  "insights/InsightsPanel": "El análisis",
  "discussion/Discussion": "El debate",
  "creator/CreatePage": "El editor de encuestas",
  "creator/PublishedPanel": "Lo publicado",
  "creator/DeskPage": "La gestión de la encuesta",
  "creator/MinePage": "La lista de encuestas propias",
  "embed/EmbedPage": "La página para insertar",
  "operator/OperatorPage": "La moderación",
};

const nameOf = (module: ExposedModule) => names[module] ?? "Esta parte";

const reasons: Record<RemoteReason, string> = {
  missing: "No está disponible en este momento.",
  disabled: "Está desactivado en este momento.",
  contract: "No encaja con esta versión del sitio. Recargar puede ayudar.",
  timeout: "Tardó demasiado en responder.",
  damaged: "Lo que llegó estaba dañado, así que no se usó.",
  failed: "Compruebe la conexión e inténtelo de nuevo.",
};

export const remoteTexts: Words<typeof english.remoteTexts> = {
  title: (module) => `No se pudo cargar: ${nameOf(module)}.`,
  crashed: (module) => `Dejó de funcionar: ${nameOf(module)}.`,
  reason: (reason) => reasons[reason],
  arrived: (module) => `Ya está: ${nameOf(module)}.`,
  crashReason: "El resto de la página no está afectado.",
  retry: "Reintentar",
};
