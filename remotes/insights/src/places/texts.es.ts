import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Respuestas de",
  from: {
    all: (count) => `Todas (${count})`,
    here: (count) => `Aquí (${count})`,
    elsewhere: (count) => `Otros lugares (${count})`,
  },
  people: (shares) =>
    `Personas de aquí: ${shares.here} eligió ${shares.option} en ${shares.question} (n = ${shares.hereCount}); en otros lugares ${shares.elsewhere} (n = ${shares.elsewhereCount}), ${formatCount(Math.abs(shares.points))} ${plural(Math.abs(shares.points), { one: "punto", other: "puntos" })} ${shares.points > 0 ? "menos" : "más"}.`,
  alike: "Aquí y en otros lugares se eligió lo mismo.",
  incomparable: "Ninguna pregunta tiene aún cifras de ambos.",
  points:
    "Junto a cada opción está la diferencia en puntos porcentuales con los demás.",
  claimed:
    "Según los dispositivos de quienes permitieron contarlo. Un dispositivo puede afirmar cualquier lugar.",
  notYet:
    "Las respuestas de aquí y de otros lugares se muestran por separado cuando hay un grupo de cada una en las cifras.",
  failed: "No se pudieron cargar las cifras de allí.",
  map: {
    title: "Mapa de respuestas",
    question: "Pregunta",
    option: "Respuesta",
    finding: (option, question) => `Quién eligió ${option} en ${question}`,
    people: (squares) =>
      `${formatCount(squares)} ${plural(squares, { one: "cuadrado", other: "cuadrados" })}`,
    note: (least, elsewhere) =>
      `Porcentajes en cada cuadrado con al menos ${least} personas, el norte arriba. Un cuadrado mayor cuenta a quienes tienen muy pocas en el menor. Fuera del mapa: ${elsewhere}. Según los dispositivos.`,
    none: "Aún no hay mapa",
    awaited: (least) =>
      `Los cuadrados aparecen cuando hay ${least} personas en uno y otras tantas fuera.`,
    square: "Cuadrado",
    squareAt: (middle, kilometres) =>
      `${formatCount(kilometres)} km en torno a ${middle}`,
    count: "Personas",
    share: "Porcentaje",
    save: "Guardar como GeoJSON",
    failed: "No se pudo cargar el mapa de respuestas.",
  },
};
