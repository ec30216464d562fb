import type { Words } from "@nearsay/core/domain";
import type * as english from "./operator-texts.ts";

export const operatorTexts: Words<typeof english.operatorTexts> = {
  content: {
    write: (email) =>
      `İçerik bildirmek ya da bir kaldırmaya itiraz etmek için <mail>${email}</mail> adresine yazın.`,
    turn: "İçerik bildirmek ya da bir kaldırmaya itiraz etmek için bu sitenin işletmecisine başvurun.",
  },
  rights: {
    write: (email) => `Haklarınız için <mail>${email}</mail> adresine yazın.`,
    turn: "Haklarınız için bu sitenin işletmecisine başvurun.",
  },
  policy: {
    write: (email) =>
      `Bu politika ya da burada saklanan herhangi bir şey için <mail>${email}</mail> adresine yazın.`,
    turn: "Bu politika ya da burada saklanan herhangi bir şey için bu sitenin işletmecisine başvurun.",
  },
  waitlist: {
    write: (email) =>
      `Listeden çıkarılmak için <mail>${email}</mail> adresine yazın.`,
    turn: "Listeden çıkarılmak için bu sitenin işletmecisine başvurun.",
  },
};

export const noAddress: Words<typeof english.noAddress> = (site) =>
  `Burada adres vermemiş: Sizi ${site} adresine yönlendiren kişi ona nasıl ulaşılacağını söyleyebilir.`;
