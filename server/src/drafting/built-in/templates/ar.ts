import { wholeWords } from "../languages/whole-words.ts";
import {
  type TemplateTopic,
  type TemplateWords,
  anyOf,
  grade,
  often,
  oneOf,
  open,
  people,
  yesNo,
} from "./template-words.ts";

export const ar: Record<TemplateTopic, TemplateWords> = {
  street: {
    name: "الشارع",
    mentions: wholeWords("(?:ال|لل)?(?:شارع|شوارع|حي|حارة)\\p{L}*"),
    title: "شارعنا",
    asks: [
      ["هل تشعر بالأمان في شارعنا؟", yesNo],
      [
        "ما الذي ينبغي أن يتحسن؟",
        anyOf(
          "سرعة السيارات, مواقف السيارات, الأرصفة, الإنارة, الأشجار والخضرة, الضوضاء",
        ),
      ],
      ["ماذا تفعل أولًا؟", open],
    ],
  },
  event: {
    name: "الفعالية",
    mentions: wholeWords("(?:ال|لل)?(?:فعالية|حفل|حفلة|مهرجان|عيد)\\p{L}*"),
    title: "فعاليتنا القادمة",
    asks: [
      ["هل ستأتي؟", yesNo],
      ["كم شخصًا يأتي معك؟", people],
      ["ماذا تود أن ترى أو تفعل هناك؟", open],
    ],
  },
  school: {
    name: "المدرسة",
    mentions: wholeWords(
      "(?:ال|لل)?(?:مدرسة|مدارس|روضة|صف)\\p{L}*|مدرست\\p{L}+",
    ),
    title: "مدرستنا",
    asks: [
      ["كيف تجد مدرستنا؟", grade],
      [
        "ما الأهم الآن؟",
        oneOf(
          "الدروس, الغداء, المبنى والصفوف, الأمان, الطريق إلى المدرسة, التواصل مع الأهل",
        ),
      ],
      ["ما الذي ينبغي أن يتغير؟", open],
    ],
  },
  shop: {
    name: "المتجر",
    mentions: wholeWords("(?:ال|لل)?(?:متجر|محل|دكان|مخبز|زبائن)\\p{L}*"),
    title: "متجرنا",
    asks: [
      ["كم مرة تأتي إلينا؟", often],
      ["كيف تجد خدمتنا؟", grade],
      ["ما الذي تبحث عنه عندنا ولا تجده؟", open],
    ],
  },
  product: {
    name: "المنتج",
    mentions: wholeWords("(?:ال|لل)?(?:منتج|تطبيق|موقع|خدمة)\\p{L}*"),
    title: "رأيك في منتجنا",
    asks: [
      ["كيف تجد منتجنا؟", grade],
      ["هل تنصح به غيرك؟", yesNo],
      ["ما الذي ينقصه؟", open],
    ],
  },
  meeting: {
    name: "موعد اللقاء",
    mentions: wholeWords("(?:ال|لل)?(?:لقاء|اجتماع|موعد)\\p{L}*"),
    title: "متى نلتقي؟",
    asks: [
      [
        "أي الأيام تناسبك؟",
        anyOf("الاثنين, الثلاثاء, الأربعاء, الخميس, الجمعة, السبت, الأحد"),
      ],
      ["في أي وقت من اليوم؟", anyOf("صباحًا, بعد الظهر, مساءً")],
      ["عمّ نتحدث؟", open],
    ],
  },
};
