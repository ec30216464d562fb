import type { Words } from "@nearsay/core/domain";
import type { browserStorageTexts as english } from "./browser-storage-texts.ts";

export const browserStorageTexts: Words<typeof english> = {
  title: "Çerezler ve tarayıcı depolaması",
  blocks: [
    "Nearsay iki çerez koyar ve ikisine de ihtiyacı vardır; üçüncüsünü yalnızca sitenin henüz çıkmamış bir bölümünü denemek için bir bağlantı açtığınızda koyar. Bir şeyleri iki kez yazmayasınız diye tarayıcınızın depolamasında biraz daha veri saklar.",
    { subheading: "Çerezler" },
    {
      kept: [
        {
          name: "<code>nearsay_session</code>, https üzerinden <code>__Host-nearsay_session</code>",
          use: "Anonim oturumunuz. Sayfadaki hiçbir betik onu okuyamaz.",
          life: "Son ziyaretinizden sonra bir yıl",
        },
        {
          name: "<code>nearsay_csrf</code>",
          use: "Bir isteğin bu siteden geldiğini kanıtlar. Sizin hakkınızda hiçbir şey söylemez.",
          life: "Bir yıl",
        },
        {
          name: "<code>nearsay_remotes</code>",
          use: "Sitenin hangi bölümlerini başkalarından önce denediğiniz. Sizin hakkınızda hiçbir şey söylemez.",
          life: "Siz onlardan çıkana ya da tarayıcıyı kapatana kadar",
        },
        {
          name: "<code>nearsay_language</code>",
          use: "Birden çok dili olan sitelerde menüde seçtiğiniz dil. Sizin hakkınızda başka bir şey söylemez.",
          life: "Seçtikten sonra bir yıl",
        },
      ],
    },
    { subheading: "Bu sitenin verilerini temizleyene kadar" },
    {
      kept: [
        {
          name: "<code>unsent_answers</code>",
          use: "Uzun bir ankette başladığınız yanıtlar, başka zaman sürdürebilesiniz diye.",
          life: "Siz gönderene ya da cihazın ortak olduğunu söyleyene kadar, en çok 7 gün",
        },
        {
          name: "<code>shared_device</code>",
          use: "Bu cihaz için bunu söylediğiniz; bu cihazda böyle yanıtlar saklanmaz.",
          life: "Siz geri alana kadar",
        },
        {
          name: "<code>anonymous_consent</code>",
          use: "Anonim kimliğinizi etkinleştirip etkinleştirmediğiniz.",
          life: "Siz temizleyene kadar",
        },
        {
          name: "<code>cached_identity</code>, <code>cached_identity_timestamp</code>",
          use: "Anonim kimliğiniz ve sunucunun bağlantınızdan anlayabildikleri: internet adresi ve işletmeci ayarladıysa şehir ve ağ. Yalnızca bu tarayıcı için.",
          life: "24 saat kullanılır, sonra yenilenir",
        },
        {
          name: "<code>survey_access_codes</code>",
          use: "Bir anketi açmış erişim kodları; ankete döndüğünüzde yeniden gönderilir.",
          life: "Siz temizleyene kadar",
        },
        {
          name: "<code>creator_draft</code>",
          use: "Yazmakta olduğunuz anketler, kodları ve beklenen yanıtlarıyla.",
          life: "Siz yayımlayana ya da vazgeçene kadar, son on tanesi",
        },
        {
          name: "<code>owned_survey</code>",
          use: "Burada yayımladığınız ya da bir bağlantıyla açtığınız anketlerin anahtarları, başlıklarıyla. Anahtarı olan o anketi değiştirebilir; içinde kim olduğunuzu söyleyen bir şey yoktur.",
          life: "“Anketleriniz” sayfasında unutana ya da temizleyene kadar",
        },
        {
          name: "<code>geoConsent</code>",
          use: "Burada konuma izin verdiğiniz.",
          life: "Siz temizleyene kadar",
        },
        {
          name: "<code>count_place</code>, <code>posts_say_ring</code>",
          use: "Yerinizin bir yanıtla sayılmasına ve bir gönderide söylenmesine izin verdiğiniz.",
          life: "Siz geri alana kadar",
        },
        {
          name: "<code>posts_say_ring</code>",
          use: "Gönderilerinizin ne kadar uzaktan yazdığınızı söylemesini istediğiniz.",
          life: "İşareti kaldırana, temizleyene ya da her şeyi silene kadar",
        },
        {
          name: "<code>theme</code>",
          use: "Seçtiyseniz açık ya da koyu görünüm.",
          life: "Siz temizleyene kadar",
        },
        {
          name: "<code>web_fonts</code>",
          use: "Bu sitenin yazı tiplerinin yüklenmiş olduğu.",
          life: "Siz temizleyene kadar",
        },
      ],
    },
    { subheading: "Anket gösteren başka sitelerin sayfalarında" },
    "Oraya yerleştirilen anket çerez koymaz ve okumaz. Tek bir şey saklar, o da ancak içinde anonim kimliğinizi etkinleştirdiyseniz ya da o sayfanın başka yerinde onu yanıtladıysanız:",
    {
      kept: [
        {
          name: "<code>nearsay_visitor</code>",
          use: "Bir kez yanıtlayasınız diye, yalnızca bu sitedeki yalnızca bu ankette kim olduğunuz. Buradakinden ve başka her sitedekinden ayrı bir anonim kimliktir. Tarayıcınızın o site içinde Nearsay için ayırdığı depolamada ya da sitenin kendi depolamasında durur: anket o sayfanın parçasıysa ya da tarayıcınız bir çerçeveye hiçbir şey saklatmıyorsa. Çerçeveden o siteye, sayfa size bir kez sorsun diye anketin yanıtlandığı da saklaması için verilir.",
          life: "Son ziyaretinizden sonra bir yıl kullanılır; orada kimliği kapattığınızda yalnızca bu anketin yanıtlandığını söyler, kimin yanıtladığını söylemez",
        },
      ],
    },
    { subheading: "Kiosk olan bir tablette" },
    "İnsanların aynı tablette bir anketi art arda yanıtladığı yerde hiçbir çerez kimin kim olduğunu söylemez ve her yanıtın, kimsenin yeniden kullanamayacağı kendi anonim kimliği vardır. Bu yüzden sonradan geri alınamaz.",
    {
      kept: [
        {
          name: "<code>nearsay-kiosk</code>",
          use: "Anket ve onu açan bağlantı, bağlantı olmadığı zamanlar için sayfanın kendisi ve henüz gönderilemeyen yanıtlar, ad ve saat olmadan.",
          life: "Bir yanıt gönderilene kadar; bağlantı varsa hemen gönderilir",
        },
      ],
    },
    { subheading: "Sekmeyi kapatana kadar" },
    {
      kept: [
        {
          name: "<code>last_coordinates</code>",
          use: "Her sayfada sorulmasın diye, tarayıcınıza göre tam olarak nerede olduğunuz.",
          life: "Sekmeyi kapatana kadar",
        },
        {
          name: "<code>unsent_answers</code>",
          use: "Başka herhangi bir ankette başladığınız yanıtlar, yeniden yüklemede bir şey kaybolmasın diye.",
          life: "Siz gönderene ya da sekmeyi kapatana kadar",
        },
        {
          name: "<code>unsent_post</code>, <code>unsent_reply</code>, <code>unsent_edit</code>",
          use: "Bir tartışmada yazmaya başladıklarınız, yeniden yüklemede bir şey kaybolmasın diye.",
          life: "Siz gönderene ya da sekmeyi kapatana kadar",
        },
        {
          name: "<code>unsettled</code>",
          use: "Yanıt vermeyen bir tartışmaya gönderdikleriniz, yeniden gönderirseniz bir kez sayılsın diye.",
          life: "Yanıt gelene ya da sekmeyi kapatana kadar",
        },
        {
          name: "<code>creator_prompt</code>",
          use: "Yazmak istediğiniz bir anketin açıklaması, yeniden yüklemede bir şey kaybolmasın diye.",
          life: "Taslağı açılana ya da sekmeyi kapatana kadar",
        },
        {
          name: "<code>access_code_attempts</code>",
          use: "Bir anket için kaç yanlış kod girdiğiniz.",
          life: "Sekmeyi kapatana kadar",
        },
        {
          name: "<code>operator_key</code>, <code>operator_proof</code>",
          use: "Moderasyon sayfasında girdiyseniz bu siteyi işletenin anahtarı ve geçiş anahtarının kullanıldığı.",
          life: "Moderasyondan çıkana ya da sekmeyi kapatana kadar",
        },
        {
          name: "<code>scroll_positions</code>",
          use: "Geri döndüğünüzde kullanılmak üzere, ziyaret ettiğiniz sayfalarda ne kadar kaydırdığınız.",
          life: "Sekmeyi kapatana kadar",
        },
        {
          name: "<code>geo_modal_dismissed</code>",
          use: "Konum sorusunu kapattığınız.",
          life: "Sekmeyi kapatana kadar",
        },
      ],
    },
  ],
};
