import type { Words } from "@nearsay/core/domain";
import type { privacyTexts as english } from "./privacy-texts.ts";

export const privacyTexts: Words<typeof english> = {
  lead: "Nearsay sizin yerinize rastgele bir sayıyı, adresinizin yerine de yaklaşık bir kilometre hassasiyetle yerinizi bilir.",
  intro: [
    "23 Ekim 2025’ten beri geçerlidir. Hiçbir şeyi kabul etmeden her şeyi okuyabilirsiniz. Yayımladıklarınız, kendinizin etkinleştirip kapattığı anonim bir kimlik altında saklanır. Reklam, siteler arası izleme ve veri satışı yoktur.",
  ],
  use: {
    title: "Nasıl kullanılır",
    blocks: [
      {
        list: [
          "Yakınınızdaki anketleri listelemek ve ne kadar uzakta olduklarını söylemek için.",
          "Her kişiyi bir ankette bir kez, yeniden denemeyi de yalnızca bir kez saymak için.",
          "Hangi gönderilerin sizin olduğunu göstermek ve yanıtlarınızı düzenlemenize olanak vermek için.",
          "Bir anketin toplamlarını herkese göstermek için: kaç kişinin yanıtladığı ve gösterilebildiklerinde sayılar, sık geçen sözcükler, ruh hâli ve bir özet.",
          "Kötüye kullanımı önlemek için: bir şeyin ne sıklıkta yapılabileceğine sınırlar, yanlış kodlardan sonra engeller, bildirimler ve bir botun iş başında olmadığının denetimi.",
        ],
      },
    ],
  },
  rights: {
    title: "Haklarınız",
    blocks: [
      "İstediğiniz zaman kendiniz yapabilecekleriniz:",
      {
        list: [
          "<anonymousId>Anonim kimlik</anonymousId> sayfasında kimliği kapatmak. O zaman da okuyabilirsiniz.",
          "<yourData>Verileriniz</yourData> sayfasında anonim kimliğiniz altında saklananları görmek, dosya olarak indirmek, gönderilerinizi ve yanıtlarınızı silmek, anket yanıtlarını geri çekmek ya da kimlikle birlikte her şeyi silmek.",
          "Tarayıcınızın bu siteye ilişkin ayarlarında konum iznini geri almak.",
          "Tarayıcınızda bu sitenin verilerini temizlemek. Bu, sizinle anonim kimliğiniz arasındaki bağı tümüyle koparır: Siz dâhil hiç kimse onun altında yazılanları artık düzenleyemez, silemez ya da sahiplenemez.",
        ],
      },
      "Bir anket açıkken yanıtlarınızı geri çekebilirsiniz. Her yanıtı hemen gösteren ankette sayılar da hemen değişir. Başkalarıyla birlikte bir grupta gösterilmiş olanlar hemen sizden ayrılır ve toplamlardan yalnızca geri çekilen başka yanıtlarla birlikte çıkar; yoksa aradaki fark ne dediğinizi ele verirdi. Her şeyi silmek, kapanmış anketlerde de aynısını yapar. Yayımladığınız anketler kalır. İşletmeci de bir anketi, gönderiyi ya da yanıtı kaldırabilir: Hangisi olduğunu bağlantısıyla birlikte söyleyin. Hiçbir şey adınızı taşımadığı için onu sizin yazdığınızı anlayamayabilir. Yasanız size erişim, düzeltme, silme, itiraz ya da bir makama şikâyet gibi daha fazla hak tanıyorsa bunlar burada da geçerlidir.",
    ],
  },
  children: {
    title: "13 yaşından küçük çocuklar",
    blocks: [
      "Nearsay 13 yaşından küçük çocuklar için değildir; kullanmamaları gerekir. Kimsenin yaşı sorulmaz ve saklanmaz. 13 yaşından küçük bir çocuğun burada bir şey yayımladığını biliyorsanız onu kaldırabilecek olan işletmeciye söyleyin.",
    ],
  },
  international: {
    title: "Başka ülkeler",
    blocks: [
      "Veriler, işletmecinin sunucuyu çalıştırdığı yerde ve kullanılıyorsa <sharingHere>Paylaşım</sharingHere> altında sayılan hizmetlerin bulunduğu yerde işlenir. Burası, kuralları farklı olan başka bir ülke olabilir.",
    ],
  },
  ai: {
    title: "Yapay zekâ özellikleri",
    blocks: [
      "Taslakları ve özetleri bu sunucudaki kurallar ya da işletmecinin seçtiği bir yapay zekâ sağlayıcısı yazar. O durumda sağlayıcıya şunlar verilir:",
      {
        list: [
          "taslak için: taslağı istediğinizde, yazdığınız açıklama;",
          "çeviri taslağı için: istediğinizde, anketinizin henüz çevrilmemiş metinleri;",
          "herkese açık bir anketin özeti için: başlığı ve soruları, her seçeneğin kaç kez seçildiği, birden çok kişinin kullandığı sözcükler ve web ile e-posta adresleri, kullanıcı adları ve uzun sayıları karartılmış en çok 40 yazılı yanıt.",
        ],
      },
      "Anonim kimliğiniz, internet adresiniz, yeriniz, gönderiler ve onlara verilen yanıtlar ile erişim kodu isteyen bir ankete ait hiçbir şey ona verilmez. Ruh hâli ve anahtar sözcükler her zaman bu sunucuda, sözcük listeleriyle hesaplanır.",
    ],
  },
  updates: {
    title: "Güncellemeler",
    blocks: [
      "Bu politika değiştiğinde yeni metin, başında yeni bir tarihle bu sayfada yer alır. Hesap olmadığı için kimseye tek tek haber verilemez.",
    ],
  },
  contact: { title: "İletişim", blocks: [] },
};
