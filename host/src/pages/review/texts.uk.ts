import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  rating: "Ваша оцінка",
  ratingHint: "Стрілки змінюють її, 0 скасовує.",
  stars: (count) =>
    plural(count, {
      one: `${formatCount(count)} зірка`,
      few: `${formatCount(count)} зірки`,
      many: `${formatCount(count)} зірок`,
      other: `${formatCount(count)} зірки`,
    }),
  noRating: "Оцінки ще немає",
  clear: "Скасувати оцінку",
  comment: "Ваш коментар",
  commentHint: "Що було добре, а що ні?",
  counter: (used, max) => `${used}/${max}`,
  submit: "Надіслати відгук",
  submitting: "Надсилається…",
  failed: "Під час надсилання відгуку щось пішло не так.",
  thanks: "Дякуємо за відгук!",
  notSent:
    "Його не опубліковано й нікому не надіслано. Щоб дізнатися думку людей поруч, зробіть із нього опитування: чернетка почнеться з вашого коментаря.",
  toSurvey: "Зробити з цього відгуку опитування",
  another: "Написати ще один відгук",
};
