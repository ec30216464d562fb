import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  required: "obligatoria",
  optional: "opcional",
  allRequired: "Todas las preguntas necesitan respuesta.",
  oneAllowed: "Elegir una.",
  anyAllowed: "Elegir cuantas se quiera.",
  exactly: (count) => `Elegir ${formatCount(count)}.`,
  atLeast: (count) => `Elegir al menos ${formatCount(count)}.`,
  atMost: (count) => `Elegir como máximo ${formatCount(count)}.`,
  between: (least, most) =>
    `Elegir de ${formatCount(least)} a ${formatCount(most)}.`,
  clearChoice: "Borrar la selección",
  unanswerable:
    "Esta pregunta no se puede contestar en esta página. Queda fuera de la respuesta.",
  stars: (count) =>
    plural(count, {
      one: "1 estrella",
      other: `${formatCount(count)} estrellas`,
    }),
  number: {
    whole: (least, most) => `Un número entero de ${least} a ${most}.`,
    notWhole: (least, most) =>
      `Hay que escribir un número entero de ${least} a ${most}, en cifras.`,
    decimal: (least, most, digits) =>
      `Un número de ${least} a ${most}, con un máximo de ${digits} después de la coma.`,
    notDecimal: (least, most, digits) =>
      `Hay que escribir un número de ${least} a ${most}, con un máximo de ${digits} después de la coma.`,
    digits: (count) =>
      plural(count, { one: "1 cifra", other: `${formatCount(count)} cifras` }),
  },
  date: {
    range: (first, last) => `Del ${first} al ${last}.`,
    none: "Hay que elegir una fecha completa: día, mes y año.",
    outside: (first, last) =>
      `Hay que elegir una fecha del ${first} al ${last}.`,
    month: (first, last, like) =>
      `Un mes de ${first} a ${last}, por ejemplo ${like}. Solo se guarda el mes.`,
    year: (first, last) =>
      `Un año de ${first} a ${last}. Solo se guarda el año.`,
    decade: (first, last, like) =>
      `Un año de ${first} a ${last}. Solo se guarda la década, por ejemplo ${like}.`,
    notMonth: (first, last, like) =>
      `Por favor, escriba un mes de ${first} a ${last}, por ejemplo ${like}.`,
    notYear: (first, last) =>
      `Por favor, escriba un año de ${first} a ${last}, en cifras.`,
  },
  ranking: {
    how: "Pulsarlas en orden, la mejor primero.",
    change: "Moverlas hasta que el orden sea el deseado.",
    ranked: "Orden elegido",
    left: "Sin ordenar",
    place: (option, rank) =>
      `Poner ${option} en el puesto ${formatCount(rank)}`,
    up: (option) => `Subir ${option}`,
    down: (option) => `Bajar ${option}`,
    clear: "Borrar el orden",
    cleared: "El orden se ha borrado.",
    at: (option, rank, all) =>
      `${option}: ${formatCount(rank)} de ${formatCount(all)}`,
    incomplete: "Hay que ordenarlas todas o borrar el orden.",
  },
  statements: {
    label: "Afirmaciones",
    at: (number, all) =>
      `Afirmación ${formatCount(number)} de ${formatCount(all)}`,
    answered: (answered, all) =>
      `${formatCount(answered)} de ${formatCount(all)} contestadas`,
    list: "Todas las afirmaciones",
    open: "sin contestar",
    back: "Volver a la anterior",
    clear: "Borrar la respuesta",
    done: "Ya están todas. Para cambiar una, basta con pulsarla.",
  },
  pages: {
    at: (page, all) => `Página ${formatCount(page)} de ${formatCount(all)}`,
    next: "Siguiente",
    back: "Atrás",
  },
  added: (count) =>
    plural(count, {
      one: "Se hace 1 pregunta más.",
      other: `Se hacen ${formatCount(count)} preguntas más.`,
    }),
  removed: (count) =>
    plural(count, {
      one: "1 pregunta ya no se hace.",
      other: `${formatCount(count)} preguntas ya no se hacen.`,
    }),
  problems: {
    required: "Esta pregunta necesita una respuesta.",
    option: "Hay que elegir de nuevo: lo elegido ya no se ofrece.",
    single: "Hay que elegir solo una.",
    exclusive: (option) => `«${option}» no se puede elegir junto con otra.`,
    long: "Este texto es demasiado largo.",
  },
};
