import { capitalise } from "../choices.ts";
import type { DraftWords } from "./draft-words.ts";
import { startsWith, wholeWords } from "./whole-words.ts";

/**
 * Words that begin an indirect question; the clause after them can be used as a
 * question unchanged.
 */
const questionWords =
  "هل|كم مرة|كم|كيف|لماذا|متى|أين|ماذا|ما|من|أي(?: \\p{L}+)?|أيهما|ما مدى|إلى أي (?:مدى|حد)";
const clause = startsWith(questionWords);

export const ar: DraftWords = {
  answers: {
    yesNo: ["نعم", "لا", "لست متأكدًا"],
    frequency: [
      "كل يوم",
      "عدة مرات في الأسبوع",
      "مرة في الأسبوع تقريبًا",
      "عدة مرات في الشهر",
      "أقل من ذلك",
      "أبدًا",
    ],
    timesAWeek: ["ولا مرة", "مرة", "مرتين", "3 أو 4 مرات", "أكثر"],
    people: ["لا أحد", "1", "2", "3", "4", "5 أو أكثر"],
    ages: [
      "أقل من 18",
      "18 إلى 29",
      "30 إلى 44",
      "45 إلى 64",
      "65 أو أكثر",
      "أفضّل عدم القول",
    ],
    grade: ["جيد جدًا", "جيد", "متوسط", "سيئ", "سيئ جدًا", "لا رأي لي"],
    agreement: ["أوافق بشدة", "أوافق", "محايد", "لا أوافق", "لا أوافق بشدة"],
    support: ["أؤيد بشدة", "أؤيد", "محايد", "أعارض", "أعارض بشدة"],
    feeling: [
      "إيجابي جدًا",
      "إيجابي إلى حد ما",
      "محايد",
      "سلبي إلى حد ما",
      "سلبي جدًا",
    ],
    claim: ["أوافق", "لا أوافق", "تخطَّ"],
    degrees: (quality) => [
      `${quality} جدًا`,
      `${quality} إلى حد ما`,
      `غير ${quality} كثيرًا`,
      `غير ${quality} أبدًا`,
      "لا أعرف",
    ],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "سؤال قصير واحد" : "بضعة أسئلة قصيرة"}. يُرجى الإجابة من تجربتك الخاصة؛ لن يستغرق ذلك أكثر من دقيقة تقريبًا.`,
    titleOn: (topic) => `رأيك ${topic}`,
    opinionOn: (topic) => `ما رأيك ${topic}؟`,
    opinionOnBare: (topic) => `${topic}: ما رأيك؟`,
    improve: "ماذا تود أن يتغير أو يتحسن؟",
    opinionOnPlan: (plan) => `${plan} هل تؤيد ذلك أم تعارضه؟`,
    improvePlan: "ما الذي يجعل هذه الخطة أفضل لك؟",
    whichMatter: "ما الأهم لك من بين هذه؟",
    whichRather: "أيها تفضّل؟",
    howFarAgree: (claim) => `إلى أي حد توافق: «${claim}»؟`,
  },
  asks: {
    yesNo: (question) =>
      startsWith("هل").test(question) && !wholeWords("أم|أو").test(question),
    asksYesNo: /[\s،,:]*\(?(?<!\p{L})نعم\s*(?:\/|أو|أم)\s*لا(?!\p{L})\)?/iu,
    frequency: wholeWords("كم مرة"),
    timesAWeek: wholeWords("كم مرة في الأسبوع"),
    people: wholeWords(
      "كم (?:شخصًا|شخصا|طفلًا|طفلا|ضيفًا|ضيفا|سيارة|دراجة)|كم عدد",
    ),
    age: wholeWords("كم عمرك|ما عمرك"),
    number: wholeWords("كم"),
    date: startsWith("متى|(?:في )?أي (?:يوم|تاريخ|ساعة|موعد)"),
    degree: wholeWords(
      "(?:ما مدى|إلى أي حد|كم أنت|هل أنت) (راض(?:ٍ|ي)?|آمن\\p{L}*|مهم\\p{L}*|سهل\\p{L}*|مفيد\\p{L}*|نظيف\\p{L}*)",
    ),
    rating: wholeWords("قيّم\\p{L}*|قيم|تقييم|على مقياس"),
    agreement: startsWith("هل توافق"),
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
    opens: startsWith(questionWords),
    request: wholeWords(
      "(?:أريد|نريد|أحتاج|نحتاج|اصنع|أنشئ|اعمل|هل يمكنك) .*(?:استطلاع\\p{L}*|استبيان\\p{L}*)",
    ),
    surveyWord: wholeWords(
      "(?:ال)?استطلاع\\p{L}*|(?:ال)?استبيان\\p{L}*|أسئلة|سؤال|آراء|رأي|معرفة|مواضيع|خيارات",
    ),
    answersLead: /^(?:الخيارات|خيارات|الإجابات|الأجوبة)\s*[:：-]\s*/u,
    wantsToKnow: wholeWords(
      "(?:أن )?(?:نعرف|أعرف|نسأل|أسأل|نفهم|نقرر)|معرفة|اسأل(?:هم)?|سؤال",
    ),
    clauseStart: new RegExp(
      `[،,\\s]+و?(?=(?:${questionWords})(?:\\s|[،,.؛!]|$))`,
      "u",
    ),
    toQuestion: (text) =>
      clause.test(text)
        ? `${capitalise(text.replace(/[\s،,.؛]+$/u, ""))}؟`
        : null,
    topics: [
      /(?:استطلاع\p{L}*|استبيان\p{L}*|رأي\p{L}*|آراء)\s+(?:\p{L}+\s+)?((?:عن|حول|في|بشأن)\s[^.؟?!:؛،,\n]+)/u,
    ],
    plan: wholeWords(
      "(?:نحن|المدينة|البلدية|المدرسة|المجلس|الحي|الجمعية) .*?(?:تخطط|نخطط|يخطط|تريد|نريد|يريد|تقترح|نقترح|ننوي|تنوي)(?! (?:أن (?:نعرف|نسأل|نفهم)|معرفة)).*",
    ),
    none: startsWith("(?:لا شيء(?: مما سبق)?|لا أحد(?: منها)?|لا شيء منها)$"),
    filler: wholeWords(
      "مرحبًا|مرحبا|أهلًا|شكرًا|شكرا|من فضلك|لو سمحت|استطلاع\\p{L}*|استبيان\\p{L}*|اختبار|اصنع|أنشئ|اعمل|أريد|نريد|أحتاج|أنا|نحن|لي|لنا|عن|حول|في|من|إلى|على|و|قصير|جديد|سؤال|أسئلة|رأي|شيء",
    ),
  },
};
