import type { Words } from "@nearsay/core/domain";
import type * as english from "./publishing-texts.ts";

export const publishingTexts: Words<typeof english.publishingTexts> = {
  title: "Anket yayımlamak",
  blocks: [
    {
      steps: [
        "<create>Bir anket başlatın</create> ve ne öğrenmek istediğinizi anlatın: “Karaağaç Sokağı’ndaki oyun alanı çitle çevrilsin mi? Evet, hayır, yalnızca küçüklerin köşesi. Neden?” Ya da <b>Sıfırdan başla</b> kutusunu işaretleyin.",
        "Taslağı düzenleyin: başlık, açıklamalar, sorular ve sıraları. Siz yayımlayana ya da vazgeçene kadar bu tarayıcıda kalır.",
        "Yanıtların ne zaman kapanacağını belirleyin. Tarih yoksa anket 30 gün açıktır.",
        "<b>Herkese açık</b> ya da <b>Erişim kodu iste</b> seçeneğini ve analizleri dışa aktarmanın ayrı bir kod isteyip istemediğini seçin. Kodlar boşluksuz 4-32 karakterdir. Not edin: Okunamaz biçimde saklanırlar; erişim kodunu yalnızca bu tarayıcı hatırlar.",
        "Sonuçların ne zaman gösterileceğini seçin: yanıt grupları hâlinde, kapandıktan sonra ya da hemen. İnsanlara yanıtlamadan önce söylenir, bu yüzden yayımladıktan sonra değiştirilemez.",
        "Bu sayıların ötesinde kendinizin ne okuyacağını seçin: hiçbir şey, insanların yazdıkları ya da yanıtların tümü; her durumda gruplar hâlinde. Bu da insanlara yanıtlamadan önce söylenir.",
        "<b>Önizleme</b> ile bakın. Altında, hangi yer hakkında ve kimin için olduğunu seçin, sonra <b>Yayımla</b> düğmesine basın.",
        "O zaman size gösterilen <b>yönetim bağlantısını</b> saklayın: kopyalayın, dosya olarak kaydedin ya da telefonunuzla tarayın. Başka bir cihazdan geri dönmenin tek yoludur ve kimse onu size yeniden gönderemez.",
      ],
    },
    "Yaklaşık yerinizdeki anket, konuma izin verdiyseniz son bir gün içinde en son bulunduğunuz yerde, yaklaşık bir kilometre hassasiyetle durur; yoksa site anlayabiliyorsa internet adresinizin şehrinde. Adıyla bir yerde, haritadaki bir noktada ya da hiçbir yerde de durabilir. Yeri varsa yakındaki kişilere önce gösterilebilir, yalnızca onlara listelenebilir ya da yalnızca onlar yanıtlayabilir: tarayıcıların nerede olduklarını söyledikleri kadarıyla; bunu uydurabilirler. Nearsay’in kendisiyle ilgili sorular için <b>Geri bildirim sayfasında göster</b> kutusunu işaretleyin.",
    "Yönetim bağlantısı anketinizin yönetim sayfasını açar; bu tarayıcı onu <mine>Anketleriniz</mine> altında da listeler. Orada anketi kapatıp yeniden açar, ne dediğini ve kimin görebileceğini değiştirir, yardım edenlere kendi bağlantılarını verir ve onu silersiniz. İlk yanıttan önce her soruyu değiştirebilirsiniz; sonrasında yalnızca anlatımı, ve okuyanlara iki anlatım da gösterilir.",
  ],
};

export const embeddingTexts: Words<typeof english.embeddingTexts> = {
  title: "Kendi sitenizde anket göstermek",
  blocks: [
    "Herkese açık her anket sizin bir sayfanızda durabilir. Anketin sayfasında <b>Siteye ekle</b> düğmesine basın ya da onu <embed>Siteye ekle</embed> sayfasında seçin ve tek satırı kopyalayın. İnsanlar orada hesapsız ve çerezsiz yanıtlar ve sonuçları görür.",
    {
      list: [
        "<b>Çerçevede</b>, sayfanız ve anket birbirinin içini göremez. <b>Sayfanın içinde</b> daha hızlı yüklenir ve sayfanızın betikleri yanıtları okuyabilir.",
        "Kişi ve site başına bir yanıt sayılır: Kimse bir siteden ötekine izlenmez.",
        "Erişim kodlu anketler hiçbir zaman yerleştirilmez. Başka her ankette, hazırlayan olarak <b>nerelere gömülebileceğini</b> siz seçersiniz: her sitede, yalnızca adlarını verdiklerinizde ya da buradan başka hiçbir yerde.",
      ],
    },
  ],
};
