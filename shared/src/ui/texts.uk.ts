import type { ExposedModule, RemoteReason } from "../contract/index.ts";
import { formatCount, plural } from "../domain/locale.ts";
import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  close: "Закрити",
  consent:
    "Анонімний ідентифікатор — це випадкове число, яке враховує вас один раз, без імені та облікового запису. Вимкнути його можна будь-коли.",
  copied: "Скопійовано",
  copyFailed: "Не вдалося скопіювати",
  enableAnonymousId: "Увімкнути анонімний ідентифікатор",
  errorTitle: "Це не вдалося",
  loading: "Завантажується",
  notNow: "Не зараз",
  optional: "за бажанням",
  policyLink: "Анонімний ідентифікатор",
  readOnly:
    "Лише читання: дивитися можна, а щоб брати участь, потрібен анонімний ідентифікатор.",
  retry: "Спробувати ще раз",
  charactersLeft: (count) =>
    plural(count, {
      one: `залишився ${formatCount(count)} символ`,
      few: `залишилося ${formatCount(count)} символи`,
      many: `залишилося ${formatCount(count)} символів`,
      other: `залишилося ${formatCount(count)} символу`,
    }),
  charactersUsed: (count, max) => `${count}/${max}`,
};

/** A new module has none until somebody finds one. */
const names: Partial<Record<ExposedModule, string>> = {
  "surveys/HomePage": "Список опитувань",
  "surveys/SurveyPage": "Опитування",
  "surveys/FeedbackPage": "Сторінка відгуків",
  "surveys/TicketPage": "Сторінка паперових квитків",
  "surveys/SurveyPreview": "Попередній перегляд",
  "insights/InsightsPanel": "Аналітика",
  "discussion/Discussion": "Обговорення",
  "creator/CreatePage": "Редактор опитувань",
  "creator/PublishedPanel": "Опубліковане",
  "creator/DeskPage": "Керування опитуванням",
  "creator/MinePage": "Список ваших опитувань",
  "embed/EmbedPage": "Сторінка вбудовування",
  "operator/OperatorPage": "Модерація",
};

const nameOf = (module: ExposedModule) => names[module] ?? "Ця частина";

const reasons: Record<RemoteReason, string> = {
  missing: "Зараз ця частина недоступна.",
  disabled: "Зараз ця частина вимкнена.",
  contract:
    "Ця частина не пасує до цієї версії сайту. Може допомогти перезавантаження.",
  timeout: "Відповідь тривала надто довго.",
  damaged: "Отримане було пошкоджене, тому його не використано.",
  failed: "Перевірте з’єднання і спробуйте ще раз.",
};

export const remoteTexts: Words<typeof english.remoteTexts> = {
  title: (module) => `Не вдалося завантажити: ${nameOf(module)}.`,
  crashed: (module) => `Припинено роботу: ${nameOf(module)}.`,
  reason: (reason) => reasons[reason],
  arrived: (module) => `Завантажено: ${nameOf(module)}.`,
  crashReason: "Решти сторінки це не стосується.",
  retry: "Спробувати ще раз",
};
