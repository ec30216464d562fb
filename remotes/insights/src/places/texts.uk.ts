import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Відповіді звідки",
  from: {
    all: (count) => `Усі (${count})`,
    here: (count) => `Звідси (${count})`,
    elsewhere: (count) => `З інших місць (${count})`,
  },
  people: (shares) =>
    `Люди звідси: ${shares.here} обрали ${shares.option} на ${shares.question} (n = ${shares.hereCount}); з інших місць ${shares.elsewhere} (n = ${shares.elsewhereCount}), на ${formatCount(Math.abs(shares.points))} ${plural(Math.abs(shares.points), { one: "пункт", few: "пункти", many: "пунктів", other: "пункту" })} ${shares.points > 0 ? "менше" : "більше"}.`,
  alike: "Люди звідси й з інших місць обрали однаково.",
  incomparable: "Жодне запитання ще не має даних від обох.",
  points:
    "Біля кожного варіанта стоїть різниця у відсоткових пунктах з рештою.",
  claimed:
    "За даними пристроїв тих, хто дозволив це рахувати. Пристрій може назвати будь-яке місце.",
  notYet:
    "Відповіді звідси й з інших місць показуються окремо, щойно група кожних є в даних.",
  failed: "Дані звідти не вдалося завантажити.",
  map: {
    title: "Карта відповідей",
    question: "Запитання",
    option: "Відповідь",
    finding: (option, question) => `Хто обрав ${option} на ${question}`,
    people: (squares) =>
      `${formatCount(squares)} ${plural(squares, { one: "квадрат", few: "квадрати", many: "квадратів", other: "квадрата" })}`,
    note: (least, elsewhere) =>
      `Частки в кожному квадраті, де щонайменше ${least} людей, північ угорі. Більший квадрат рахує тих, у чиєму меншому замало людей. Поза картою: ${elsewhere}. За даними пристроїв.`,
    none: "Карти ще немає",
    awaited: (least) =>
      `Квадрати показуються, щойно в одному є ${least} людей і стільки ж деінде.`,
    square: "Квадрат",
    squareAt: (middle, kilometres) =>
      `${formatCount(kilometres)} км навколо ${middle}`,
    count: "Люди",
    share: "Частка",
    save: "Зберегти як GeoJSON",
    failed: "Карту відповідей не вдалося завантажити.",
  },
};
