import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  required: "обов’язково",
  optional: "за бажанням",
  allRequired: "Усі запитання потребують відповіді.",
  oneAllowed: "Оберіть один варіант.",
  anyAllowed: "Оберіть скільки завгодно варіантів.",
  exactly: (count) => `Скільки обрати: ${formatCount(count)}.`,
  atLeast: (count) => `Скільки обрати: щонайменше ${formatCount(count)}.`,
  atMost: (count) => `Скільки обрати: щонайбільше ${formatCount(count)}.`,
  between: (least, most) =>
    `Скільки обрати: від ${formatCount(least)} до ${formatCount(most)}.`,
  clearChoice: "Скасувати вибір",
  unanswerable:
    "На це запитання не можна відповісти на цій сторінці. У вашій відповіді його не буде.",
  stars: (count) =>
    plural(count, {
      one: `${formatCount(count)} зірка`,
      few: `${formatCount(count)} зірки`,
      many: `${formatCount(count)} зірок`,
      other: `${formatCount(count)} зірки`,
    }),
  number: {
    whole: (least, most) => `Ціле число від ${least} до ${most}.`,
    notWhole: (least, most) =>
      `Напишіть цифрами ціле число від ${least} до ${most}.`,
    decimal: (least, most, digits) =>
      `Число від ${least} до ${most}, не більше ніж ${digits} після коми.`,
    notDecimal: (least, most, digits) =>
      `Напишіть число від ${least} до ${most}, не більше ніж ${digits} після коми.`,
    digits: (count) =>
      plural(count, {
        one: `${formatCount(count)} цифра`,
        few: `${formatCount(count)} цифри`,
        many: `${formatCount(count)} цифр`,
        other: `${formatCount(count)} цифри`,
      }),
  },
  date: {
    range: (first, last) => `Від ${first} до ${last}.`,
    none: "Оберіть повну дату: день, місяць і рік.",
    outside: (first, last) => `Оберіть дату від ${first} до ${last}.`,
    month: (first, last, like) =>
      `Місяць у проміжку: ${first} – ${last}, наприклад ${like}. Зберігається лише місяць.`,
    year: (first, last) =>
      `Рік від ${first} до ${last}. Зберігається лише рік.`,
    decade: (first, last, like) =>
      `Рік від ${first} до ${last}. Зберігається лише десятиліття, наприклад ${like}.`,
    notMonth: (first, last, like) =>
      `Будь ласка, напишіть місяць у проміжку: ${first} – ${last}, наприклад ${like}.`,
    notYear: (first, last) =>
      `Будь ласка, напишіть рік від ${first} до ${last} цифрами.`,
  },
  ranking: {
    how: "Натискайте за порядком, найкращий варіант першим.",
    change: "Пересувайте, доки порядок не стане вашим.",
    ranked: "Ваш порядок",
    left: "Ще без місця",
    place: (option, rank) =>
      `${option}: поставити на ${formatCount(rank)} місце`,
    up: (option) => `${option}: пересунути вгору`,
    down: (option) => `${option}: пересунути вниз`,
    clear: "Скасувати порядок",
    cleared: "Порядок скасовано.",
    at: (option, rank, all) =>
      `${option}: ${formatCount(rank)} з ${formatCount(all)}`,
    incomplete: "Упорядкуйте всі варіанти або скасуйте порядок.",
  },
  statements: {
    label: "Твердження",
    at: (number, all) =>
      `Твердження ${formatCount(number)} з ${formatCount(all)}`,
    answered: (answered, all) =>
      `Відповіді: ${formatCount(answered)} з ${formatCount(all)}`,
    list: "Усі твердження",
    open: "без відповіді",
    back: "Повернутися до попереднього",
    clear: "Скасувати відповідь",
    done: "Ви переглянули всі. Щоб змінити відповідь, натисніть твердження.",
  },
  pages: {
    at: (page, all) => `Сторінка ${formatCount(page)} з ${formatCount(all)}`,
    next: "Далі",
    back: "Назад",
  },
  added: (count) =>
    plural(count, {
      one: `З’явилося ще ${formatCount(count)} запитання.`,
      few: `З’явилося ще ${formatCount(count)} запитання.`,
      many: `З’явилося ще ${formatCount(count)} запитань.`,
      other: `З’явилося ще ${formatCount(count)} запитання.`,
    }),
  removed: (count) =>
    plural(count, {
      one: `${formatCount(count)} запитання більше не ставиться.`,
      few: `${formatCount(count)} запитання більше не ставляться.`,
      many: `${formatCount(count)} запитань більше не ставляться.`,
      other: `${formatCount(count)} запитання більше не ставляться.`,
    }),
  problems: {
    required: "Це запитання потребує відповіді.",
    option: "Оберіть ще раз: обраного варіанта більше немає.",
    single: "Оберіть лише один варіант.",
    exclusive: (option) => `«${option}» не можна поєднати з іншим варіантом.`,
    long: "Цей текст задовгий.",
  },
};
