import type { Words } from "@nearsay/core/domain";
import type { guideTexts as english } from "./guide-texts.ts";

export const guideTexts: Words<typeof english> = {
  lead: "Bir anket bulun, yanıtlayın, başkalarının ne dediğini görün ve kendiniz bir şey sorun. Hiçbir adımda hesap gerekmez.",
  finding: {
    title: "Anket bulmak",
    blocks: [
      "<home>Ana sayfa</home> herkese açık anketleri listeler. Konuma izin verirseniz en yakındakiler önce gelir; vermezseniz en yeniler, geri kalan her şey aynı çalışır.",
      {
        list: [
          "<b>Herkese açık ara</b>, yazdığınız her sözcüğü içeren anketleri bulur. <em>otobüs gece</em> araması “Hafta sonu gece otobüs seferleri” anketini bulur.",
          "<b>Kodla ara</b>, size verilen erişim koduyla anketleri açar.",
          "<b>En çok yanıtlanan</b>, <b>En çok beğenilen</b> ve <b>En çok tartışılan</b> başkaları için neyin en önemli olduğunu gösterir.",
        ],
      },
    ],
  },
  takingPart: {
    title: "Katılmak",
    blocks: [
      "Okumak için hiçbir şey gerekmez. Yanıtlamak, beğenmek, gönderi paylaşmak, bildirmek ya da yayımlamak için anonim kimliğinizi bir kez etkinleştirin: sayfanın sunduğu yerde ya da <anonymousId>Anonim kimlik</anonymousId> sayfasında. Siz kapatana kadar bu tarayıcı için geçerlidir; başka bir tarayıcı ya da gizli pencere başka biridir.",
    ],
  },
  answering: {
    title: "Yanıtlamak",
    blocks: [
      "Bir anketi açın, istediklerinizi doldurun ve <b>Gönder</b> düğmesine basın. Soruları boş bırakabilirsiniz, ama en az birinin yanıtlanması gerekir. Yazılı yanıt en çok 240 karakterdir.",
      "Sonuçların ne zaman gösterildiği <b>Gönder</b> düğmesinin üstünde yazar: yanıt grupları hâlinde, anket kapandıktan sonra ya da hemen. Her birinin ne anlama geldiği <insightsHere>Analizleri okumak</insightsHere> bölümündedir.",
      "Her anketi kapanana kadar bir kez yanıtlayabilir, yanıtınızı sonradan değiştiremezsiniz. Başladıklarınız bu sekmede kalır: Yeniden yükleme ya da kopan bağlantı hiçbir şeyi kaybettirmez.",
    ],
  },
  accessCodes: {
    title: "Erişim kodlu anketler",
    blocks: [
      "Kimi anketler kendilerine kod verilenler içindir; örneğin okuldan gelen bir mektuptaki <code>VELI-2026</code>. Böyle bir anket hiçbir listede ve sözcük aramasında yer almaz; bağlantısıyla ya da <b>Kodla ara</b> ile açın. Bu tarayıcı kodu sonra hatırlar.",
      "Üç farklı yanlış koddan sonra anket size 15 dakika kapanır. Kodlar büyük harfler dâhil tam olarak eşleşmelidir.",
    ],
  },
  discussing: {
    title: "Tartışmak",
    blocks: [
      "<b>Tartışma</b> altında en çok 240 karakterlik gönderi paylaşabilir ve gönderilere yanıt verebilirsiniz. Başkaları sizi, her ankette farklı olan dört harf ya da rakamla “Kullanıcı” olarak görür. Kendi yanıtlarınızı düzenleyebilirsiniz; gönderiler olduğu gibi kalır.",
    ],
  },
  reporting: {
    title: "Anket bildirmek",
    blocks: [
      "<b>Bildir</b> düğmesine basın ve neyin yanlış olduğunu birkaç sözcükle yazın. Listenizden kaybolur; yeterince kişi bildirdiğinde işletmeci bakana kadar herkesten gizlenir. Kurallar <disclaimer>Yasal uyarı</disclaimer> sayfasındadır.",
    ],
  },
};
