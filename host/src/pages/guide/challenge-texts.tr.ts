import type { Words } from "@nearsay/core/domain";
import type { challengeTexts as english } from "./challenge-texts.ts";

export const challengeTexts: Words<typeof english> = {
  title: "Kontrol soruları",
  blocks: [
    "Kontrol sorusu yalnızca bir şey bilenleri içeri alır: bir etkinlikte, derste ya da dükkânda bulunmuş olanları. Anketi hazırlayan soruyu ve beklenen yanıtı yazar.",
    {
      quote: [
        "<b>Anket:</b> Bahar konserini nasıl buldunuz?",
        "<b>Kontrol sorusu:</b> Geceyi hangi çalgı açtı?",
        "<b>Beklenen yanıt:</b> <code>keman</code>",
      ],
    },
    "Salonda oturan <code>Keman</code> yanıtını verir ve sayılır. Orada olmayan ankete katılamaz.",
    {
      list: [
        "Bir anketteki her kontrol sorusunun beklenen yanıtı verilmelidir, yoksa yanıtlar kabul edilmez. Üç yanlış denemeden sonra 15 dakika engellenirsiniz.",
        "Büyük harfler ve yanıtın çevresindeki boşluklar önemli değildir; geri kalan her şey önemlidir. <code>bir keman</code> ile <code>keman</code> aynı değildir. Bu yüzden soru yazarsanız küçük harfli tek bir sözcüğü yeğleyin ve hangi biçimi beklediğinizi söyleyin: “tek sözcükle”, “sayıyla”.",
        "İnternette bulunan ya da kişisel olan bir şey sormayın. Yanıt okunamaz biçimde saklanır ve kimseye gösterilmez; kontrol yanıtları analizlerin parçası değildir.",
      ],
    },
    "Erişim kodu, anketi kodu olmayan herkesten gizler. Kontrol sorusu anketi okunur bırakır ve kimin yanıtlayabileceğini belirler. Bir ankette ikisi de olabilir.",
  ],
};
