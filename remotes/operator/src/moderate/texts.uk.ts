import type { ModeratedKind, ModeratedThing } from "@nearsay/core/contract";
import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedKind, string> = {
  survey: "Опитування",
  post: "Допис",
  reply: "Відповідь",
};

const nameOf = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

const one = (thing: ModeratedThing) => nameOf(thing).toLowerCase();

const weightOf = (weight: number) =>
  `вага ${formatCount(Math.round(weight * 100) / 100)}`;

const acts = {
  hide: "Приховати",
  restore: "Показати знову",
  keep: "Залишити",
  remove: "Видалити",
  block: "Заблокувати автора",
};

export const texts: Words<typeof english> = {
  name: nameOf,
  names: (all) => all.map(nameOf).join(", "),
  states: { visible: "Показано", hidden: "Приховано", kept: "Залишено" },
  appealed: "Автор просить переглянути",
  appeal: "Автор написав <when></when>:",
  under: (thing, surveyId) => `${nameOf(thing)} до опитування ${surveyId}`,
  reports: (count, weight) =>
    `${plural(count, {
      one: `${formatCount(count)} скарга`,
      few: `${formatCount(count)} скарги`,
      many: `${formatCount(count)} скарг`,
      other: `${formatCount(count)} скарги`,
    })}, ${weightOf(weight)}`,
  noReports: "Немає скарг, що враховуються",
  reasons: "Причини скарг",
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
    hide: (count) => `Приховано: ${formatCount(count)}.`,
    restore: (count) => `Показано знову: ${formatCount(count)}.`,
    keep: (count) => `Залишено: ${formatCount(count)}.`,
    remove: (count) => `Видалено: ${formatCount(count)}.`,
  },
  gone: (all) => `Цього вже не було: ${all.map(one).join(", ")}.`,
  remove: {
    title: (count) =>
      count === 1
        ? "Видалити це остаточно?"
        : `Видалити остаточно все вибране (${formatCount(count)})?`,
    about:
      "Зникне й усе під ним: відповіді та дописи опитування, відповіді на допис. Ніхто не зможе цього повернути. Щоб лише прибрати з очей, приховайте.",
    action: "Видалити остаточно",
  },
  blockAsk: {
    title: "Заблокувати автора?",
    about:
      "Відтепер він не зможе публікувати, відповідати, писати, вподобувати чи скаржитися. Йому скажуть про це, коли він спробує; він і далі може читати, просити переглянути й забирати своє. Ніхто не дізнається, хто це, навіть ви.",
    action: "Заблокувати",
    done: (thing) => `Автора заблоковано: ${one(thing)}.`,
  },
  explain: "Що це робить",
  explained: [
    [acts.hide, "Бачить лише автор, який може попросити переглянути."],
    [acts.restore, "Бачать усі. Скарги більше не враховуються: вони хибні."],
    [acts.keep, "Як раніше, і подальші скарги теж цього не приховають."],
    [acts.remove, "Зникає остаточно разом з усім, що під ним."],
    [acts.block, "Відхиляє все, що він робитиме далі, не кажучи, хто це."],
  ],
};
