import type { Words } from "@nearsay/core/domain";
import type { aboutTexts as english } from "./about-texts.ts";

export const aboutTexts: Words<typeof english> = {
  lead: "Nearsay bir soru panosudur. İnsanlar çevrelerinde önemli olanı sorar, yakındaki herkes kaydolmadan yanıtlayabilir.",
  blocks: [
    { heading: "Burada yapabilecekleriniz" },
    {
      list: [
        "<home>Yakınınızdaki anketleri bulun</home> ve saniyeler içinde yanıtlayın.",
        "Başkalarının nasıl yanıtladığını görün ve anketin altında konuşun.",
        "Kendiniz <create>bir anket yazın</create>: anlatıp bir taslak alın ya da boş sayfadan başlayın.",
      ],
    },
    "<guide>Kullanım kılavuzu</guide> bunların her birini gösterir.",
    { heading: "Neden hesap yok" },
    "Bir soru için adınıza ya da e-posta adresinize gerek yoktur. Bunların yerine tarayıcınız, katılmadan önce etkinleştirdiğiniz anonim bir kimlik alır. Kişi ve anket başına tek yanıt sağlar ve yanıtlarınızı düzenlemenize olanak verir. Tam olarak ne olduğunu ve nasıl kapatılacağını <anonymousId>Anonim kimlik</anonymousId> sayfası anlatır.",
    { heading: "Yakın ne kadar yakın" },
    "Konuma izin verirseniz yeriniz, herhangi bir şeyle karşılaştırılmadan önce yaklaşık bir kilometrekarelik bir hücreye yuvarlanır; anketler de aynı ızgarada durur. Hücreniz bir gün sonra unutulur; ayrıntılar <privacy>Gizlilik</privacy> sayfasındadır.",
    { heading: "Kimin için" },
    "Komşular, sınıflar, kulüpler, dükkânlar, belediyeler: bir yerin çevresindeki insanlara sorusu olan herkes. Nearsay beta aşamasında, yani hâlâ değişen şeyler var. Neyin eksik olduğunu <feedback>geri bildirim sayfasında</feedback> bize söyleyin ya da ücretli hesaplar için <waitlist>bekleme listesine</waitlist> katılın.",
  ],
};
