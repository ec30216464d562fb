import type { Words } from "@nearsay/core/domain";
import type { sharingTexts as english } from "./sharing-texts.ts";

export const sharingTexts: Words<typeof english> = {
  title: "Paylaşım",
  blocks: [
    { subheading: "Herkesle" },
    {
      list: [
        "Herkese açık anketler, gönderiler ve onlara verilen yanıtlar. Her ankette farklı bir adla görünürsünüz; böylece kimse sizi birinden ötekine izleyemez.",
        "Anket yanıtları yalnızca toplamlar olarak; dışa aktarılan analiz dosyası da aynı toplamları içerir, tek bir yanıtı bile içermez.",
        "Az kişi yanıtlamışken toplamlar her biri hakkında çok şey söyler: Tek yanıtlı bir anketin sayıları o yanıtın kendisidir. Anahtar sözcükler, ruh hâli ve özet daha çok kişiyi bekler; işletmeci başka bir sayı seçmediyse beş kişiyi. Bir sözcük de ancak iki kişi kullandığında görünür.",
      ],
    },
    "Erişim kodu olan bir anket, altındaki her şeyle birlikte yalnızca kodu ya da paylaşım bağlantısı olanlara gösterilir.",
    { subheading: "Anketi hazırlayanla" },
    "Form yanıtlamanızdan önce söylediyse metinler ya da yanıtların tümü: bkz. <informationHere>Başkaları yanıtlarınızdan ne öğrenir</informationHere>. Anonim kimlik olmadan gelirler ve içlerindeki hiçbir şey başka yerde paylaştıklarınıza, beğendiklerinize ya da yanıtladıklarınıza götürmez. Anketi hazırlayan, aynısını okuyabilmeleri için başkalarına bir anahtar verebilir.",
    { subheading: "İşletmeciyle" },
    "Bu sitenin sunucusunu çalıştıran kişi orada saklananları okuyabilir ve bildirilen anketlere bakar.",
    { subheading: "İşletmecinin seçtiği hizmetlerle" },
    "Nearsay bunların hiçbiri olmadan da çalışır. Bu sitenin hangilerini kullandığını <contactHere>İletişim</contactHere> bölümündeki yoldan sorun.",
    {
      list: [
        "Taslaklar ve özetler için bir yapay zekâ sağlayıcısı: bkz. <aiHere>Yapay zekâ özellikleri</aiHere>.",
        "Bir içerik filtresi: Anketlerin, yanıtların ve gönderilerin metinleri yayımlanmadan önce, kimliğiniz ve adresiniz olmadan ona gönderilir.",
        "Bot denetimi olarak Google reCAPTCHA. O zaman Google internet adresinizi ve betiğinin tarayıcınızdan okuduklarını öğrenir. Varsayılan denetim, tarayıcınızın kendi çözdüğü ve başka kimsenin haberi olmadığı bir bulmacadır.",
        "Haritalar için bir karo hizmeti. Bir harita açtığınız andan itibaren internet adresinizi ve haritanın hangi kesitine baktığınızı öğrenir. Varsayılan olarak haritaları kendi tarayıcınız bu sitenin dosyalarından çizer.",
      ],
    },
    "Hiçbir şey satılmaz ve reklam için paylaşılmaz.",
  ],
};
