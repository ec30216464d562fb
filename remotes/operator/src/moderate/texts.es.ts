import type { ModeratedKind, ModeratedThing } from "@nearsay/core/contract";
import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedKind, string> = {
  survey: "Encuesta",
  post: "Publicación",
  reply: "Respuesta",
};

const nameOf = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

const one = (thing: ModeratedThing) => nameOf(thing).toLowerCase();

const weightOf = (weight: number) =>
  `peso ${formatCount(Math.round(weight * 100) / 100)}`;

const done = (what: string) => (count: number) =>
  plural(count, {
    one: `1 elemento ${what}.`,
    other: `${formatCount(count)} elementos ${what}s.`,
  });

const acts = {
  hide: "Ocultar",
  restore: "Volver a mostrar",
  keep: "Conservar",
  remove: "Eliminar",
  block: "Bloquear a quien lo escribió",
};

export const texts: Words<typeof english> = {
  name: nameOf,
  names: (all) => all.map(nameOf).join(", "),
  states: { visible: "Visible", hidden: "Oculto", kept: "Conservado" },
  appealed: "Su autor pide una revisión",
  appeal: "Su autor escribió <when></when>:",
  under: (thing, surveyId) => `${nameOf(thing)} bajo la encuesta ${surveyId}`,
  reports: (count, weight) =>
    `${plural(count, { one: "1 denuncia", other: `${formatCount(count)} denuncias` })}, ${weightOf(weight)}`,
  noReports: "Ninguna denuncia que cuente",
  reasons: "Motivos de las denuncias",
  reason: (count, weight) => `${formatCount(count)} ×, ${weightOf(weight)}`,
  decide: {
    hide: acts.hide,
    restore: acts.restore,
    keep: acts.keep,
    remove: `${acts.remove}…`,
  },
  block: `${acts.block}…`,
  named: (act, thing) => `${acts[act]}: ${one(thing)}`,
  done: {
    hide: done("oculto"),
    restore: done("mostrado"),
    keep: done("conservado"),
    remove: done("eliminado"),
  },
  gone: (all) => `Ya no existía: ${all.map(one).join(", ")}.`,
  remove: {
    title: (count) =>
      count === 1
        ? "¿Eliminar esto para siempre?"
        : `¿Eliminar ${formatCount(count)} elementos para siempre?`,
    about:
      "También se va todo lo que tiene debajo: las respuestas y publicaciones de una encuesta, las respuestas a una publicación. Nadie puede recuperarlo. Para que solo deje de verse, basta ocultarlo.",
    action: "Eliminar para siempre",
  },
  blockAsk: {
    title: "¿Bloquear a quien escribió esto?",
    about:
      "A partir de ahora no puede publicar, responder, escribir, dar «me gusta» ni denunciar. Se le dice cuando lo intenta, y aún puede leer, pedir una revisión y retirar lo suyo. Nadie sabe quién es, tampoco aquí.",
    action: "Bloquear",
    done: (thing) => `Queda bloqueado quien escribió: ${one(thing)}.`,
  },
  explain: "Qué hace cada cosa",
  explained: [
    [acts.hide, "Solo lo ve quien lo escribió, que puede pedir una revisión."],
    [
      acts.restore,
      "Lo ve todo el mundo. Sus denuncias ya no cuentan, y eran erróneas.",
    ],
    [acts.keep, "Como antes, y tampoco lo ocultan denuncias posteriores."],
    [acts.remove, "Desaparece para siempre, con todo lo que tiene debajo."],
    [
      acts.block,
      "Rechaza lo que haga a partir de ahora, sin revelar quién es.",
    ],
  ],
};
