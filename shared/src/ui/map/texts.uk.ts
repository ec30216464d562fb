import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  zoomIn: "Наблизити",
  zoomOut: "Віддалити",
  wholeWorld: "Увесь світ",
  chooseMiddle: "Вибрати середину",
  keys: "Стрілки рухають карту, плюс і мінус змінюють масштаб, Home показує весь світ.",
  keysToChoose:
    "Стрілки рухають карту, плюс і мінус змінюють масштаб, Home показує весь світ, Enter вибирає місце посередині.",
  chosen: "Місце вибрано",
  surveys: (count) =>
    plural(count, {
      one: `${formatCount(count)} опитування`,
      few: `${formatCount(count)} опитування`,
      many: `${formatCount(count)} опитувань`,
      other: `${formatCount(count)} опитування`,
    }),
  coarse: "Лише суходіл і кордони, накреслені грубо",
  noStyle: "Не вдалося завантажити карту цього сайту.",
  noWebGl: "Цей браузер не може намалювати карту цього сайту.",
  notWhole: "Частину карти не вдалося завантажити.",
  noLand: "Не вдалося завантажити суходіл і кордони",
};
