import { plural, type Words } from "@nearsay/core/domain";
import type { placeTexts as english } from "./place-texts.ts";

export const placeTexts: Words<typeof english> = {
  picker: {
    name: "Nombre del lugar",
    hint: "Empiece una ciudad, un pueblo o un barrio; tras una coma puede seguir la región o el país.",
    found: "Lugares encontrados",
    none: "Ningún lugar empieza así. Pruebe uno mayor cercano o un punto del mapa.",
    failed:
      "Ahora no se pueden buscar lugares. Compruebe la conexión y escriba de nuevo.",
    count: (count) =>
      plural(count, {
        one: `${count} lugar encontrado. Use las flechas.`,
        other: `${count} lugares encontrados. Use las flechas.`,
      }),
    about: ({ region, country }) =>
      region ? `${region}, ${country}` : country,
  },
  map: {
    label: "Mapa en el que elegir un lugar",
    loading: "Cargando el mapa",
    failed: "No se pudo cargar el mapa.",
    none: "Aún no se ha elegido ningún punto.",
    chosen:
      "Se ha elegido un cuadrado. Se guarda tal como se ve; no tiene nombre.",
    missing: "Elija un punto del mapa.",
  },
  source: "Nombres de lugares: GeoNames, CC BY 4.0",
  scope: {
    legend: "¿Para quién es?",
    fixed: "No se puede cambiar después de publicar.",
    everyone: "Para todo el mundo",
    kinds: {
      first: "Se muestra primero a quien está cerca",
      only: "Se lista solo para quien está cerca",
      answer: "La responde solo quien está cerca",
    },
    about: {
      first:
        "Las listas de quienes están dentro del radio la ponen antes que otras encuestas.",
      only: "Las listas y la búsqueda la omiten para los demás. Quien tenga su enlace puede abrirla y responderla.",
      answer:
        "Todo el mundo la ve. Para responder hay que permitir la ubicación, que debe estar dentro del radio.",
    },
    radius: "A qué distancia",
    within: (km) => `A menos de ${km} km`,
    proof:
      "Se mide entre cuadrados de alrededor de 1 km, desde donde un navegador dice estar. Un navegador puede afirmar cualquier lugar: esto aparta a quien pasa por casualidad, no a quien quiere entrar.",
  },
  counts: {
    legend: "¿Contar de dónde vienen las respuestas?",
    hints: {
      fixed: "De quienes lo aceptan. No se puede cambiar después de publicar.",
      live: "No cuando cada respuesta se muestra enseguida: su lugar se vería con ella.",
      rows: "No cuando se leen respuestas completas: su lugar se leería con ellas.",
    },
    kinds: { none: "No", rings: "Aquí y en otros lugares", map: "En un mapa" },
    about: {
      none: "Las cifras no dicen lugares.",
      rings:
        "Las cifras muestran también por separado a la gente de aquí y de otros lugares. Las primeras cifras pueden requerir más respuestas, y los idiomas no se muestran por separado.",
      map: "Las cifras muestran también cuadrados de un mapa, cada uno con al menos 10 personas. Requieren aún más respuestas, pues cada cuadrado espera las suyas.",
    },
  },
};
