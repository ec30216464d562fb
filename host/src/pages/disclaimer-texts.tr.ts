import type { Words } from "@nearsay/core/domain";
import type { disclaimerTexts as english } from "./disclaimer-texts.ts";

export const disclaimerTexts: Words<typeof english> = {
  lead: "Anketleri, gönderileri ve yanıtları ad vermeyen ziyaretçiler yazar. Onları böyle okuyun ve yalnızca arkasında duracağınız şeyleri yazın.",
  use: [
    { heading: "İnsanların yazdıkları kendilerinindir" },
    "Anketler, gönderiler ve yanıtlar Nearsay’in ya da bu siteyi işletenin değil, yazanların görüşlerini gösterir. Bir filtre kimi sözcükleri reddedebilir, ama hiç kimse bir metni görünmeden önce denetlemez.",
    { heading: "Sonuçlar ne anlama gelir" },
    "Yanıtlayanlar bunu kendileri seçer. Sonuçlar o kişileri betimler ve temsilî bir araştırma değildir: Bir sokaktan on yanıt bir şehir adına konuşmaz. Doldurulmuş gibi görünen yanıtlar işaretlenir: <integrity>Yanıtlar nasıl denetlenir</integrity>. Tıbbi, hukuki, mali ya da güvenlikle ilgili kararları sonuçlara dayandırmayın ve acil durumda yardım çağırmak için Nearsay’i kullanmayın.",
    { heading: "Sorumlulukla kullanın" },
    {
      list: [
        "Başkalarının kişisel verilerini, tehdit, nefret ya da istenmeyen içerik yayımlamayın.",
        "Sorularda da kontrol sorularında da ad, adres, parola ya da ödeme bilgisi sormayın.",
        "Başkalarının yerine yanıtlamayın ve iki kez sayılmaya çalışmayın.",
        "Yayımlamaya hakkınız olmayan şeyi yayımlamayın.",
        "13 yaşından küçükseniz Nearsay’i kullanmayın.",
      ],
    },
    { heading: "Bildirmek ve sonrası" },
    "Bir anketi bir kez, nedenini belirterek bildirebilirsiniz. Yeterince kişi bildirdiğinde anket hemen herkesten gizlenir; yeni olan ya da tek bir ağdan gelen kimliklerin bildirimleri daha az ağırlık taşır, böylece birkaç kişi bir soruyu susturamaz. İşletmeci gizlenen anketlere bakar, onları geri getirir ya da kaldırır; tek tek gönderi ve yanıtları da kaldırabilir.",
  ],
  limits: [
    { heading: "Yapay zekânın yazdığı metinler" },
    "Bir taslak yanlış ya da tek yanlı olabilir. Yayımladığınızın yazarı sizsiniz: Önce okuyun. Özetleri bir program toplamlardan ve kimi yanıtlardan yazar; önemli olanı kaçırabilirler. Yanlarındaki grafikler kesindir.",
    { heading: "Garanti yok" },
    "Hizmet beta aşamasındadır ve olduğu gibi sunulur. Değişebilir, veri kaybedebilir ya da zaman zaman kullanılamayabilir; yasanın izin verdiği ölçüde, kullanımından doğanlardan kimse sorumlu değildir. Vazgeçemeyeceğiniz şeylerin bir kopyasını saklayın.",
    "Sizinle ilgili neyin saklandığı <privacy>Gizlilik</privacy> sayfasındadır.",
  ],
};
