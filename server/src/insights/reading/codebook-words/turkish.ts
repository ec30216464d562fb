import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  figures:
    "figures.csv, figures.json: yayımlanan yanıtlardan herkesin gördükleri.",
  sides:
    "İki tarafın da yanıtı varsa ve işaretlenenler dışarıda bırakılmamışsa, biletle verilenler (“tickets”) ile diğer herkesinkiler (“others”) orada ve grafiklerde tümünün yanında yer alır.",
  texts:
    "responses.csv, responses.jsonl: yazılanlar, her satırda bir metin ve sorusu. Bir kişinin metinleri başkalarınınkinden ayırt edilemez.",
  rows: "responses.csv, responses.jsonl: her satırda bir katılım. Tek adı numarasıdır. Birden çok seçenekli bir sorunun seçimleri tek sütunda, aralarında “; ” ile durur.",
  pictures: "charts/: grafikler. summary.txt: rakamların sözle anlatımı.",
  groups: (group) =>
    `Yanıtlar en az ${group} kişilik gruplar hâlinde, saatsiz ve kurayla çekilen bir sırayla görünür.`,
  csv: "CSV, RFC 4180’e göre UTF-8’dir. Bir hesap tablosunun formül sanacağı metnin (= + - @, sekme ya da satır sonuyla başlar) önünde orada bir kesme işareti vardır; JSON’da yazıldığı gibidir.",
  rankings:
    "Bir sıralamada “1. A”, A’yı ilk sıraya koyanları; “A > B”, A’yı B’den önce koyanları sayar.",
  opens: (moment) => `Açılış: ${moment}`,
  closes: (moment) => `Kapanış: ${moment}`,
  quota: (responses) => `Şu kadar yanıttan sonra kapanır: ${responses}`,
  closedMessage: (text) => `Kapandıktan sonra söylenen: ${text}`,
  thanksMessage: (text) => `Yanıtlayanlara söylenen: ${text}`,
  thanksLink: (address) => `Sonra gidilebilecek adres: ${address}`,
  questions: "Sorular, JSON’daki numaralarıyla:",
};
