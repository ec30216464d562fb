import type { Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const waitlistPageTexts: Words<typeof english.waitlistPageTexts> = {
  lead: "Ücretli hesaplar planlanıyor. Hazır olduklarında haber almak için adresinizi bırakın.",
  offer: [
    "Her kategorideki ilk 10 işletme 6 ay ücretsiz erişim alır. Bir işletme, siteyi işleten adresin ona ait olduğunu onayladığında sayılır. Bu arada burada her şey, işletmeler için de hesapsız çalışır.",
  ],
  storage: [
    { heading: "Adresinize ne olur" },
    "Rolünüz, kategoriniz ve tarihle birlikte, anonim kimliğiniz olmadan saklanır ve yalnızca bekleme listesi ve ücretli hesaplarla ilgili e-postalar için kullanılır. Siz listeden çıkartana kadar kalır. Aynı adres bir kez sayılır: Yeniden katılmak, onaylanana kadar rolü ve kategoriyi değiştirir. Ayrıca bkz. <privacy>Gizlilik</privacy>.",
  ],
};

export const joinProblems: Words<typeof english.joinProblems> = {
  category: "Lütfen iş kategorinizi seçin.",
  consent:
    "Bekleme listesine katılmadan önce lütfen e-posta almaya onay kutusunu işaretleyin.",
};
