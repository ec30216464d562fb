import type { Words } from "@nearsay/core/domain";
import type { informationTexts as english } from "./information-texts.ts";

export const informationTexts: Words<typeof english> = {
  title: "Toplanan bilgiler",
  blocks: [
    { subheading: "Anonim kimliğiniz" },
    "İlk ziyaretinizde sunucu, tarayıcınız için rastgele bir sayı üretir. Adınızdan, adresinizden ya da cihazınızdan türetilmez ve kapalı olarak başlar: Okursunuz ve yaptığınız hiçbir şey yayımlanmaz. Nasıl etkinleştirileceği <anonymousId>Anonim kimlik</anonymousId> sayfasında anlatılır.",
    { subheading: "Yayımladıklarınız" },
    "Yanıtlar, gönderiler, beğeniler, bildirimler ve anketler; her biri anonim kimliğiniz ve saatle birlikte. Nearsay ad ve parola sormaz; lütfen bunları bir metne de yazmayın.",
    { subheading: "Başkaları yanıtlarınızdan ne öğrenir" },
    "Bir anketi kaç kişinin yanıtladığı hemen herkese açıktır; anketi hazırlayan ayrıca her gün kaç kişinin onu burada bulduğunu, kendi adresini açtığını ya da başka bir sitede gördüğünü öğrenir. Ne yanıtladıkları, hazırlayanın yayımlamadan önce seçtiği biçimde gösterilir; form bunu siz yanıtlamadan önce söyler ve sonradan kimse değiştiremez. Gruplar hâlinde: yalnızca başkalarıyla birlikte, işletmeci başka bir sayı seçmediyse en az 10 kişiyle; sayılar onu diğerlerinden ayırt ettirecekse bekletilir. Kapandıktan sonra: öncesinde gösterilmez, sonrasında da yalnızca bir grup yanıtladıysa. Hemen: Sayılar her yanıtı izler; onları izleyen ya da ne zaman yanıtladığınızı bilen biri ne dediğinizi anlayabilir.",
    "Bu sayıların ötesinde anketi hazırlayan ve anketin anahtarını verdiği kişiler, yayımlamadan önce seçilmiş olanı okur. Form bunu da siz yanıtlamadan önce söyler ve sonradan kimse değiştiremez. Yalnızca sayılar: tek bir yanıt bile okunmaz. Yazılanlar: metinler sözcüğü sözcüğüne, hiçbir şey anlatmayan bir sırayla, öbür yanıtlarınızdan ve her türlü saatten ayrılmış olarak. Yanıtların tümü: bir kişinin yanıtladığı her şey, bir numara altında, ad, saat ve yer olmadan. Her biri sayılar gibi gruplar hâlinde, sayıların hemen gösterildiği yerde ise ancak kapandıktan sonra gösterilir. Okuyabilen kişi bunu bir dosyaya kaydedebilir. Bu seçenek yokken yayımlanmış anketlerde kimse sayılardan fazlasını okumaz.",
    "Grupların sınırları vardır. Bir anketi birçok ağdan birçok kez yanıtlayan biri, bir grubu kendi yanıtlarıyla doldurup içindeki başkalarının ne dediğini öğrenebilir. Anket açıkken bir grup en az üç ağdan gelir; bu, işi zorlaştırır ama olanaksız kılmaz. Yazılı bir metin, söyledikleriyle yazarını ele verebilir. Veritabanını yöneten işletmeci de tek tek yanıtları okuyabilir. Anket birden çok dildeyse ve gruplar gösteriyorsa, yanıt verdiğiniz dil yanıtlarınızla birlikte saklanır; rakamlar bunu yalnızca o dildeki gruplar için söyler.",
    { subheading: "Başka sitelerin sayfalarında yanıtladıklarınız" },
    "Başka bir sitede gösterilen anket orada onayınızı ister ve size yalnızca o sitedeki o anket için anonim bir kimlik verir. Yanıtla birlikte sunucuya hangi sitede verildiği bildirilir; sunucu yanıtın oradan mı yoksa Nearsay’in kendisinden mi geldiğini saklar. Anketi çerçevede değil kendi sayfasının içinde gösteren bir site, orada yanıtladıklarınızı okuyabilir.",
    { subheading: "İzin verirseniz konumunuz" },
    "Tarayıcınız anket, gönderi ve yanıt isterken koordinat gönderir. Sunucu başka bir şey yapmadan önce bunları bir ızgaraya yuvarlar: Bir hücre kuzeyden güneye 1,1 km, doğudan batıya en az 1 km’dir ve yalnızca ortası kullanılır.",
    {
      list: [
        "Son bulunduğunuz hücre, anonim kimliğinizi etkinleştirdiyseniz, yayımladığınız bir anket yakında bulunabilsin diye gün bitene kadar (gece yarısı, UTC) kimliğinizle birlikte saklanır. Hiçbir yerde yazılı olmayan bir anahtarla şifrelenir. Kimliği kapatmak onu hemen siler.",
        "Bir anketin ancak siz <b>Yayımla</b> düğmesinin yanında öyle isterseniz yeri olur; bu tarayıcı konumunuzu bildiriyorsa orada yaklaşık yeriniz sizin için seçilidir. O zaman anket bu hücreyi ya da seçtiğiniz yerin hücresini ve adını tutar; anketi gören herkes bunu öğrenebilir. Bilinen bir hücre yoksa, işletmeci ayarladıysa internet adresinizin ait olduğu şehri alır, yoksa yeri olmaz.",
        "Yanıtlar, anketi yalnızca yakındaki kişiler yanıtlıyorsa da hiçbir yer bilgisi tutmaz: hücreniz anketinkiyle karşılaştırılıp unutulur. Bir anket yanıtların nereden geldiğini sayıyorsa ve yerinizin sayılmasını işaretlerseniz, yanıtınızla bir halka tutar: burada, 10 km içinde, 50 km içinde ya da daha uzakta. Haritalı bir anket, en az 9 kişiyle birlikte bir karede sayılana kadar yaklaşık 1 km’lik karenizi, ondan sonra yalnızca o ortak kareyi tutar. Gönderilere yanıtlar yer tutmaz.",
        "Gönderiler de tutmaz; yalnızca altında nereden yazdığınızı söylemesini işaretlerseniz okuyan herkes anketin yeri çevresindeki dört halkadan birini görür: buradan, 10 km içinden, 50 km içinden ya da daha uzaktan; hücreden hücreye ölçülür. Daha kesin bir şey saklanmaz ve gönderiyi silmek bunu da siler.",
      ],
    },
    { subheading: "İnternet adresiniz" },
    "Sunucunun size yanıt vermek için buna ihtiyacı vardır, ama ne veritabanına ne de günlüğüne yazar. Kötüye kullanımı sınırlamak için adresin ilk bölümünün karıştırılmış bir biçimini saklar (IPv4 adresinin dört sayısından ilk üçü, IPv6 adresinin ilk 48 biti). Anahtarı her gün yenilenir, hiçbir yerde yazılı değildir ve gün bitince yok olur; böylece kimse bir isteğin nereden geldiğini sonradan bulamaz. Tarayıcınız başka bir sitedeki ankete hiçbir şey saklatmıyorsa sunucu, o gün bitene kadar, o anket için adresin tamamının (IPv6 adresinin ilk 64 bitinin) karıştırılmış biçimini de yanıtınızdan ayrı olarak saklar: Orada her bağlantıdan günde bir yanıt kabul edilir.",
    { subheading: "E-posta adresiniz, yalnızca bekleme listesinde" },
    "<waitlist>Bekleme listesine</waitlist> katılırsanız: adres, rolünüz, iş kategoriniz ve saat. Anonim kimliğiniz olmadan saklanır.",
    { subheading: "Sunucunun günlüğü" },
    "Arızaları bulmak içindir. İsteklerin türünü, yolunu ve saatini, aradığınız sözcükler dâhil olmak üzere içerebilir; ayrıca hataları ve bir sayfanın hangi bölümünün yüklenemediğini. İnternet ya da e-posta adresi, çerez ve yayımladığınız metin içermez; kodlar, anahtarlar ve koordinatlar karartılır.",
  ],
};
