import type { Words } from "@nearsay/core/domain";
import type { anonymousIdTexts as english } from "./anonymous-id-texts.ts";

export const anonymousIdTexts: Words<typeof english> = {
  lead: "Anonim kimlik, hesap olmadan katılmanızı sağlar. Siz etkinleştirene kadar kapalıdır.",
  status: {
    label: "Durumunuz",
    loading: "Durumunuz denetleniyor…",
    enabled:
      "Etkin: yanıtlayabilir, gönderi paylaşabilir ve anket oluşturabilirsiniz.",
    disabled:
      "Kapalı: yalnızca okuma. Anketlere, gönderilere ve analizlere bakabilirsiniz.",
    optOut: "Kapat",
    enable: "Anonim kimliği yeniden etkinleştir",
    updating: "Kaydediliyor…",
  },
  blocks: [
    { heading: "Nedir" },
    "Sunucunun ilk ziyaretinizde tarayıcınız için ürettiği ve bir çerezle tanıdığı rastgele bir sayıdır. Adınızdan, adresinizden ya da cihazınızdan türetilmez. Son ziyaretinizden bir yıl sonra sona erer.",
    { heading: "Ne işe yarar" },
    {
      list: [
        "Her kişiyi her ankette bir kez saymaya.",
        "Kendi yanıtlarınızı düzenlemenize olanak vermeye.",
        "Hangi gönderilerin sizin olduğunu yalnızca size göstermeye.",
        "Kod tahminlerini sınırlamaya ve bildirimleri tartmaya.",
      ],
    },
    { heading: "Başkaları ne görür" },
    "Her ankette farklı olan, “Kullanıcı 7F3A” gibi bir ad. Bundan kimse, iki anketin altındaki iki gönderinin aynı kişiye ait olduğunu anlayamaz. Sitenin işletmecisi anlayabilir, çünkü kimlik yazdıklarınızla birlikte saklanır.",
    "Yanıtladıklarınız herkese yalnızca sayılar içinde, adsız görünür. Bunların yanıtınızı yalnızca başkalarınınkiyle birlikte mi gösterdiği yoksa hemen mi izlediği, gönderme düğmesinin üstünde söylenir; anketi hazırlayanın daha fazlasını okuyup okumadığı da: insanların yazdıklarını ya da yanıtların tümünü, ama asla anonim kimliğinizle birlikte değil. Bunun sizi ne ölçüde koruduğunu <information>Gizlilik</information> sayfası anlatır.",
    { heading: "Etkinleştirmek neyi değiştirir" },
    "Yanıtlayabilir, beğenebilir, gönderi paylaşabilir, bildirebilir ve yayımlayabilirsiniz. Konuma izin verdiyseniz sunucu, yayımladığınız bir anket yakında bulunabilsin diye son bulunduğunuz kilometrekareyi de gün bitene kadar saklar; “Yayımla” düğmesinin yanındaki işareti kaldırırsanız saklamaz.",
    { heading: "Kapatmak" },
    {
      list: [
        "Anketleri, gönderileri ve analizleri yine okuyabilirsiniz, ama yanıtlayamaz, gönderi paylaşamaz ve yayımlayamazsınız.",
        "Son yeriniz hemen silinir. Daha önce yayımladıklarınız, eskisiyle aynı adlar altında kalır.",
        "Kimliğin kendisi bekler: İstediğiniz zaman yeniden etkinleştirin; gönderileriniz yine sizin olur ve yanıtlarınız önceki gibi sayılır.",
        "Kapatmak hiçbir yanıtı geri almaz ve ikinci bir yanıta olanak vermez: Yanıtladığınız anket, siz geri çekene kadar yanıtlanmış kalır.",
        "Başka bir sitenin sayfasındaki ankette kimlik orada sona erer. Tarayıcınız o zaman, bu anketin o sitede yanıtlandığına dair sunucunun imzaladığı bir not tutar. Not, kimin ya da nasıl yanıtladığını ve başka bir anketle ilgili hiçbir şeyi söylemez.",
      ],
    },
    "Kimliğin altında saklananları görmek, yanınıza almak, tek tek geri almak ya da onunla bağınızı tümüyle koparmak için <yourData>Verileriniz</yourData> sayfasını açın. Yalnızca tarayıcınızda bu sitenin verilerini temizlemek de size yeni bir kimlik verir, ama eskisinin yazdıklarını bırakır ve bunları artık kimse düzenleyemez ya da silemez; bkz. <rights>Haklarınız</rights>.",
    { heading: "Sunucuya ulaşılamadığında" },
    "Tarayıcınız o zaman türü, dili, ekranı ve saat dilimi gibi kimi özelliklerinden bir vekil üretir. Siz sayfadan ayrılana kadar bellekte tutulur ve sunucu bununla kimseyi tanımaz.",
  ],
};
