import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const numbered = (thing: string) => (number: string) => `${thing} ${number}`;

const invitations = (number: string) =>
  plural(Number(number), {
    one: `${number} запрошення`,
    few: `${number} запрошення`,
    many: `${number} запрошень`,
    other: `${number} запрошення`,
  });

const counters = (number: string) =>
  plural(Number(number), {
    one: `${number} лічильник`,
    few: `${number} лічильники`,
    many: `${number} лічильників`,
    other: `${number} лічильника`,
  });

export const texts: Words<typeof english> = {
  about:
    "Що змінили оператори та власники опитувань, найновіше першим. Кожен запис охоплює попередній, тож жодного не змінити й не вилучити непомітно.",
  loading: "Завантаження журналу",
  list: "Що зроблено",
  empty: "Ще нічого не зроблено",
  check: "Перевірити весь журнал",
  checking: "Перевірка…",
  whole: (entries) =>
    entries === 1
      ? "Єдиний запис такий, яким його написано."
      : `Усі записи (${formatCount(entries)}) такі, якими їх написано.`,
  known:
    "Щоб згодом побачити, що з кінця нічого не вилучено, занотуйте це деінде. Це перевіряють командою:",
  copy: "Копіювати нотатку",
  broken: "Журнал змінено",
  upTo: (entries) =>
    entries === 0
      ? "Жодному попередньому запису не можна довіряти."
      : `До запису ${entries} включно все так, як написано.`,
  problems: {
    "Entry # of the audit log is missing.": (entry) =>
      `Бракує запису ${entry} журналу.`,
    "Entry # of the audit log is not as it was written.": (entry) =>
      `Запис ${entry} журналу не такий, яким його написано.`,
  },
  acts: {
    hide: "Приховано",
    restore: "Показано знову",
    keep: "Залишено",
    remove: "Видалено",
    "remove-post": "Видалено",
    "remove-reply": "Видалено",
    block: "Автора заблоковано",
    unblock: "Розблоковано",
    embed: "Вбудовування налаштовано",
    invite: "Створено",
    revoke: "Відкликано",
    "waitlist-confirm": "Адресу в списку очікування підтверджено",
    "waitlist-remove": "Адресу вилучено зі списку очікування",
    keys: "Оператори",
    register: "Зареєстровано",
    recount: "Виправлено",
    updateManagedSurvey: "Змінено",
    deleteManagedSurvey: "Видалення розпочато",
    undeleteManagedSurvey: "Видалення скасовано",
    appealManagedSurvey: "Попрошено переглянути",
    createManagedShareToken: "Посиланням поділилися",
    endManagedShareLinks: "Поширені посилання скасовано",
    createSurveyKey: "Ключ створено",
    rotateSurveyKey: "Ключ замінено",
    endSurveyKey: "Ключ скасовано",
    setDiscussion: "Обговорення налаштовано",
    hideMessage: "Допис або відповідь приховано",
    showMessage: "Допис або відповідь показано знову",
    createTicketBatch: "Талони створено",
    endTicketBatch: "Талони скасовано",
    createKioskGrant: "Кіоск створено",
    endKioskGrant: "Кіоск скасовано",
    createFeed: "Стрічку створено",
    endFeed: "Стрічку скасовано",
    subscribePush: "Браузер сповіщають",
    unsubscribePush: "Браузер більше не сповіщають",
    createWebhook: "Вебхук створено",
    endWebhook: "Вебхук скасовано",
    unpauseWebhook: "Вебхук відновлено",
    testWebhook: "Вебхук випробувано",
  },
  abouts: {
    "survey #": numbered("опитування"),
    "post #": numbered("допис"),
    "reply #": numbered("відповідь"),
    "block #": numbered("блокування"),
    "invitation #": numbered("запрошення"),
    "# invitation": invitations,
    "# invitations": invitations,
    "# counter": counters,
    "# counters": counters,
    "operator key # made": (key) => `ключ оператора ${key} створено`,
    "operator key # ended": (key) => `ключ оператора ${key} скасовано`,
    "passkey of operator key #": numbered("ключ доступу до ключа оператора"),
    "passkey of operator key # reset": (key) =>
      `ключ доступу до ключа оператора ${key} скинуто`,
  },
  who: {
    commandLine: "командний рядок",
    operator: numbered("оператор"),
    key: numbered("ключ"),
  },
};
