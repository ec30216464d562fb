import type { DraftWords } from "./draft-words.ts";
import {
  askedAfter,
  startsClause,
  startsWith,
  wholeWords,
} from "./whole-words.ts";
import { listed } from "./listed.ts";

/** Words that begin a question; an indirect one is the same. */
const questionWords =
  "هل|كم مرة|كم|كيف|لماذا|متى|أين|ماذا|ما|من|أي(?: \\p{L}+)?|أيهما|ما مدى|إلى أي (?:مدى|حد)";

/** Words after which the author states what to ask. */
const tells =
  "(?:أن )?(?:نعرف|أعرف|نسأل|أسأل|نفهم|نقرر)|معرفة|اسأل(?:هم)?|سؤال|أخبرونا";

export const ar: DraftWords = {
  answers: {
    yesNo: ["نعم", "لا", "لست متأكدًا"],
    frequency: listed(
      "كل يوم, عدة مرات في الأسبوع, مرة في الأسبوع تقريبًا, عدة مرات في الشهر, أقل من ذلك, أبدًا",
    ),
    ages: listed(
      "أقل من 18, 18 إلى 29, 30 إلى 44, 45 إلى 64, 65 أو أكثر, أفضّل عدم القول",
    ),
    grade: listed("جيد جدًا, جيد, متوسط, سيئ, سيئ جدًا, لا رأي لي"),
    claim: ["أوافق", "لا أوافق", "تخطَّ"],
    degree: ["إطلاقًا", "جدًا"],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "سؤال قصير واحد" : "بضعة أسئلة قصيرة"}. يُرجى الإجابة من تجربتك الخاصة؛ لن يستغرق ذلك أكثر من دقيقة تقريبًا.`,
    opinion: "ما رأيك؟",
    improve: "ماذا تود أن يتغير أو يتحسن؟",
    whichMatter: "ما الأهم لك من بين هذه؟",
  },
  asks: {
    yesNo: (question) =>
      startsWith("هل").test(question) && !wholeWords("أم|أو").test(question),
    asksYesNo:
      /(?<![\s،,:])[\s،,:]*\(?(?<!\p{L})نعم\s*(?:\/|أو|أم)\s*لا(?!\p{L})\)?/iu,
    frequency: wholeWords("كم مرة"),
    age: wholeWords("كم عمرك|ما عمرك"),
    number: wholeWords("كم"),
    date: wholeWords("متى (?:يناسبكم?|تستطيع|يمكنك|ينبغي)|أي تاريخ"),
    degree: wholeWords(
      "(?:ما مدى|إلى أي حد|كم أنت|هل أنت) (راض(?:ٍ|ي)?|آمن\\p{L}*|مهم\\p{L}*|سهل\\p{L}*|مفيد\\p{L}*|نظيف\\p{L}*)|احتمال\\p{L}*",
    ),
    rating: wholeWords("قيّم\\p{L}*|قيم|تقييم|على مقياس"),
    support: wholeWords("تؤيد أم تعارض|مع أم ضد"),
    opinion: wholeWords("ما رأيك(?:م)?"),
    ranking: wholeWords("رتّب\\p{L}*|رتب|حسب الأهمية|بحسب الأهمية"),
    several: /كل ما ينطبق|أكثر من (?:إجابة|خيار)|أيًّا من|أي من هذه/u,
    upTo: wholeWords(
      "(?:حتى|على الأكثر|بحد أقصى) (\\d{1,2}|اثنين|ثلاثة|أربعة|خمسة)",
    ),
    counts: ["اثنين", "ثلاثة", "أربعة", "خمسة"],
    stars: wholeWords("نج(?:مة|وم)"),
    claims: wholeWords("هل توافق(?: على (?:ما يلي|هذه العبارات))?|توافق أم لا"),
    prefers: "تفضّل|تفضل|تريد|تختار|بين",
  },
  reads: {
    joins: "و|أو|أم",
    orders: startsWith(
      "(?:من فضلك[،,]? )?(?:قيّم|قيم|صف|اذكر|اختر|اشرح|رتّب|رتب)",
    ),
    opens: startsWith(`و?(?:${questionWords})`),
    request: wholeWords(
      "(?:أريد|نريد|أحتاج|نحتاج|اصنع|أنشئ|اعمل|هل يمكنك) .*(?:استطلاع\\p{L}*|استبيان\\p{L}*)",
    ),
    surveyWord: wholeWords(
      "(?:ال)?استطلاع\\p{L}*|(?:ال)?استبيان\\p{L}*|أسئلة|سؤال|آراء|رأي|معرفة|مواضيع|خيارات",
    ),
    choiceWord: wholeWords(
      "الإجابات|الأجوبة|(?:ال)?خيارات|(?:ال)?أفكار|(?:ال)?اقتراحات",
    ),
    tells: wholeWords(tells),
    asked: askedAfter(
      tells,
      "(?:نسأل|نعرف|أخبرونا|معرفة)(?: رأيكم)? (?:عن|في)",
      questionWords,
    ),
    clause: startsClause(questionWords),
    whether: startsWith("هل"),
    beforeTopic: startsWith("(?:عن|حول|و)(?=\\s)"),
    object:
      /^((?:\S+\s+){0,5}?)(?:تخطط|نخطط|يخطط|تريد|نريد|يريد|تقترح|نقترح|حول|عن|بشأن)\s+(.+)$/isu,
    within: startsWith("(?:في|من|على)$"),
    toQuestion: (clause) => clause,
    none: startsWith("(?:لا شيء(?: مما سبق)?|لا أحد(?: منها)?|لا شيء منها)$"),
    filler: wholeWords(
      "مرحبًا|مرحبا|أهلًا|شكرًا|شكرا|من فضلك|لو سمحت|استطلاع\\p{L}*|استبيان\\p{L}*|اختبار|اصنع|أنشئ|اعمل|أريد|نريد|أحتاج|أنا|نحن|لي|لنا|عن|حول|في|من|إلى|على|و|قصير|جديد|سؤال|أسئلة|رأي|شيء",
    ),
  },
};
