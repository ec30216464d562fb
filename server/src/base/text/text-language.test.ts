import { languageOf } from "./text-language.ts";

it.each([
  ["en", "Night buses. How often do you take one, and what should change?"],
  [
    "de",
    "Nachtbusse. Wie oft fährst du mit einem, und was soll anders werden?",
  ],
  ["fr", "Les bus de nuit. Combien de fois en prenez-vous, et pourquoi ?"],
  ["es", "Autobuses nocturnos. ¿Con qué frecuencia los toma, y por qué?"],
  ["pt", "Ônibus noturnos. Com que frequência você pega um, e por quê?"],
  ["it", "Autobus notturni. Quanto spesso li prendi, e perché?"],
  ["nl", "Nachtbussen. Hoe vaak neem je er een, en wat moet er anders?"],
  ["sv", "Nattbussar. Hur ofta åker du med en, och vad borde ändras?"],
  ["da", "Natbusser. Hvor ofte tager du med dem, og hvad bør ændres nu?"],
  ["fi", "Yöbussit. Kuinka usein olet niissä, ja mikä niissä ei ole hyvin?"],
  ["pl", "Autobusy nocne. Jak często z nich korzystasz i co się nie podoba?"],
  ["tr", "Gece otobüsleri. Ne kadar sık biniyorsunuz, ve neden?"],
  ["vi", "Xe buýt đêm. Bạn có thường đi không, và vì sao?"],
  ["ru", "Ночные автобусы. Как часто вы на них ездите?"],
  ["uk", "Нічні автобуси. Як часто ви ними їздите?"],
  ["el", "Νυχτερινά λεωφορεία"],
  ["he", "אוטובוסי לילה"],
  ["ar", "حافلات الليل. كم مرة تستقلها، ولماذا؟"],
  ["th", "รถเมล์กลางคืน"],
  ["zh", "夜间公交。您多久坐一次?"],
  ["ja", "夜行バス。どのくらい利用しますか?"],
  ["ko", "심야 버스. 얼마나 자주 타세요?"],
])("detects %s by its words or letters", (tag, text) => {
  expect(languageOf(text)).toBe(tag);
});

it.each([
  ["has no words of a known language", "Zither 2026"],
  ["is empty", ""],
  ["may be Spanish or Portuguese", "O que falta no bairro?"],
])("detects no language of a text that %s", (_why, text) => {
  expect(languageOf(text)).toBeNull();
});

it("does not treat names in other scripts as another language", () => {
  expect(languageOf("What do you think of Αθήνα, the tavern?")).toBe("en");
});
