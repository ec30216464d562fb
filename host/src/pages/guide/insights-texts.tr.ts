import type { Words } from "@nearsay/core/domain";
import type { insightsTexts as english } from "./insights-texts.ts";

export const insightsTexts: Words<typeof english> = {
  title: "Analizleri okumak",
  blocks: [
    "<b>Analizler</b> kaç kişinin ne zaman yanıtladığını ve ne dediğini gösterir. Her grafik aynı sayıların tablosu olarak gösterilebilir.",
    {
      quote: [
        "50 kişi “Kütüphane pazar günleri açılsın mı?” sorusunu yanıtladı: 31 Evet, 14 Hayır, 5 Yalnızca sabahları. Evet’in yanında <b>%62</b> ve <b>31</b> okursunuz: 50 kişiden 31’i.",
      ],
    },
    "Kaç kişinin yanıtladığı her zaman hemen gösterilir. Ne yanıtladıkları, hazırlayanın yayımlamadan önce seçtiği biçimde, onun için de herkes için de aynı gösterilir:",
    {
      list: [
        "<b>Gruplar hâlinde</b>, hazırlayan başka türlü seçmediyse: Yanıtlar birlikte, işletmeci başka bir sayı seçmediyse her seferinde en az 10 tanesi gösterilir. İlkleri, birkaç ağdan bunun iki katı geldiğinde gösterilir ve anket kapanana kadar bir grup hep geride kalır; böylece kimse son yanıtların kime ait olduğunu anlayamaz. “47 yanıttan 40’ını gösteriyor”, yanıt sayısı dışındaki bütün sayıların bu 40 yanıta dayandığı anlamına gelir. Yeni yanıtları birbirine çok benzeyen bir soru sonraki bir grubu bekler; bu yüzden biri ötekinden azını sayabilir.",
        "<b>Kapandıktan sonra</b>: Öncesinde sayı yoktur. Bir gruptan az yanıt varsa sonrasında da yoktur.",
        "<b>Hemen</b>: Sayılar her yanıtı izler. Onları izleyen biri bir kişinin ne yanıtladığını anlayabilir.",
      ],
    },
    {
      list: [
        "<b>Yanıtlar</b> kişileri sayar. Birden çok seçeneğin seçilebildiği yerde paylar yapılan bütün seçimlere göredir; böylece toplamları yine %100 eder.",
        "<b>Zaman içinde yanıtlar</b> yanıtları saate, güne ya da daha uzun süreye göre, üstüne de yedisinin ortalaması olan daha yumuşak bir çizgi çizer.",
        "<b>Çoktan seçmeli</b> soruları bir matriste karşılaştırır; ayrıntı her seçenek için bir çubuk, ızgara önde gelen üçünü gösterir.",
        "<b>Öne çıkan anahtar sözcükler</b> bir sözcüğün kaç yanıtta geçtiğini sayar. Ad görünmesin diye onu birkaç kişinin kullanmış olması gerekir.",
        "<b>Yapay zekâ özeti</b> aynı sayıları, neye dayandıklarını söyleyen cümlelere döker. Anahtar sözcükler ve ruh hâli gibi yeterince kişi yanıtlayana kadar bekler; işletmeci başka bir sayı seçmediyse beş kişi.",
        "Yanıtlar birden arttığında ya da yazılı yanıtların ruh hâli %45’in altına düştüğünde bir uyarı belirir: %0 tümüyle olumsuz, %100 tümüyle olumludur. İngilizce sözcüklere ve emojilere göre ölçülür ve ironiden anlamaz.",
        "Panel açıkken yanıt sayısı ve yeni gösterilen yanıtlar kendiliğinden gelir; küçük bir “+2” neyin arttığını gösterir.",
        "<b>HTML dışa aktar</b> hepsini bağlantısız açılan tek bir dosyaya kaydeder. Kimi hazırlayanlar en az 4 karakterlik bir dışa aktarma kodu ister. Her grafik ayrıca tek başına, sayıları da elektronik tablo için kaydedilebilir.",
      ],
    },
  ],
};
