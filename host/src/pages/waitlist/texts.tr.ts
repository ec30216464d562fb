import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  email: "E-posta adresi",
  emailHint: "Yalnızca ücretli hesaplarla ilgili haberler için.",
  role: "Katılım türü",
  user: "Birey",
  business: "İşletme",
  category: "İş alanı",
  chooseCategory: "Bir alan seçin",
  consent:
    "Bekleme listesi ve ücretli hesaplar hakkında bana e-posta gönderin.",
  join: "Bekleme listesine katıl",
  joining: "Katılınıyor…",
  failed: "Bekleme listesine katılınamadı.",
  joined: "Bekleme listesindesiniz",
  joinedUser: (email) =>
    `Ücretli hesaplar hazır olduğunda ${email} adresine yazacağız.`,
  joinedBusiness: (email, category) =>
    `Ücretli hesaplar hazır olduğunda ${email} adresine yazacağız ve ${category} alanında ilk 10 arasında olup olmadığınızı o zaman bildireceğiz. Yeriniz, siteyi işleten adresin size ait olduğunu doğruladığında sayılır.`,
  browse: "Yakınınızdaki anketleri görün",
};
