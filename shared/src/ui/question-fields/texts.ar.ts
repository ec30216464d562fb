import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

const choices = (count: number) =>
  plural(count, {
    one: "خيار واحد",
    two: "خيارين",
    few: `${formatCount(count)} خيارات`,
    many: `${formatCount(count)} خيارًا`,
    other: `${formatCount(count)} خيار`,
  });

export const texts: Words<typeof english> = {
  required: "مطلوب",
  optional: "اختياري",
  allRequired: "كل الأسئلة تحتاج إلى إجابة.",
  oneAllowed: "اختر إجابة واحدة.",
  anyAllowed: "اختر أي عدد.",
  exactly: (count) => `عدد الخيارات المطلوب: ${formatCount(count)}.`,
  atLeast: (count) => `لا تختر أقل من ${choices(count)}.`,
  atMost: (count) => `لا تختر أكثر من ${choices(count)}.`,
  between: (least, most) =>
    `اختر من ${formatCount(least)} إلى ${formatCount(most)}.`,
  clearChoice: "امحُ الاختيار",
  unanswerable:
    "لا يمكن الإجابة عن هذا السؤال في هذه الصفحة، فلن يدخل في إجابتك.",
  stars: (count) =>
    plural(count, {
      zero: "بلا نجوم",
      one: "نجمة واحدة",
      two: "نجمتان",
      few: `${formatCount(count)} نجوم`,
      other: `${formatCount(count)} نجمة`,
    }),
  number: {
    whole: (least, most) => `عدد صحيح من ${least} إلى ${most}.`,
    notWhole: (least, most) =>
      `اكتب عددًا صحيحًا من ${least} إلى ${most} بالأرقام من فضلك.`,
    decimal: (least, most, digits) =>
      `عدد من ${least} إلى ${most}، بما لا يزيد على ${digits} بعد الفاصلة.`,
    notDecimal: (least, most, digits) =>
      `اكتب عددًا من ${least} إلى ${most} من فضلك، بما لا يزيد على ${digits} بعد الفاصلة.`,
    digits: (count) =>
      plural(count, {
        one: "رقم واحد",
        two: "رقمين",
        few: `${formatCount(count)} أرقام`,
        other: `${formatCount(count)} رقمًا`,
      }),
  },
  date: {
    range: (first, last) => `من ${first} إلى ${last}.`,
    none: "اختر تاريخًا كاملًا من فضلك: اليوم والشهر والسنة.",
    outside: (first, last) => `اختر تاريخًا من ${first} إلى ${last} من فضلك.`,
    month: (first, last, like) =>
      `شهر من ${first} إلى ${last}، مثل ${like}. لا يُحفظ إلا الشهر.`,
    year: (first, last) => `سنة من ${first} إلى ${last}. لا تُحفظ إلا السنة.`,
    decade: (first, last, like) =>
      `سنة من ${first} إلى ${last}. لا يُحفظ إلا العقد، مثل ${like}.`,
    notMonth: (first, last, like) =>
      `اكتب شهرًا من ${first} إلى ${last} من فضلك، مثل ${like}.`,
    notYear: (first, last) =>
      `اكتب سنة من ${first} إلى ${last} بالأرقام من فضلك.`,
  },
  ranking: {
    how: "اضغط عليها بترتيبك، الأفضل أولًا.",
    change: "حرّكها حتى يصبح الترتيب ترتيبك.",
    ranked: "ترتيبك",
    left: "بلا ترتيب بعد",
    place: (option, rank) => `ضع ${option} في المرتبة ${formatCount(rank)}`,
    up: (option) => `ارفع ${option}`,
    down: (option) => `أنزل ${option}`,
    clear: "امحُ الترتيب",
    cleared: "مُحي الترتيب.",
    at: (option, rank, all) =>
      `${option}: ${formatCount(rank)} من ${formatCount(all)}`,
    incomplete: "رتّبها كلها أو امحُ الترتيب من فضلك.",
  },
  statements: {
    label: "العبارات",
    at: (number, all) =>
      `العبارة ${formatCount(number)} من ${formatCount(all)}`,
    answered: (answered, all) =>
      `أُجيب عن ${formatCount(answered)} من ${formatCount(all)}`,
    list: "كل العبارات",
    open: "بلا إجابة",
    back: "ارجع إلى السابقة",
    clear: "امحُ الإجابة",
    done: "مررت بها كلها. اضغط على إحداها لتغييرها.",
  },
  pages: {
    at: (page, all) => `الصفحة ${formatCount(page)} من ${formatCount(all)}`,
    next: "التالي",
    back: "السابق",
  },
  added: (count) =>
    plural(count, {
      one: "أُضيف سؤال واحد.",
      two: "أُضيف سؤالان.",
      few: `أُضيفت ${formatCount(count)} أسئلة.`,
      many: `أُضيف ${formatCount(count)} سؤالًا.`,
      other: `أُضيف ${formatCount(count)} سؤال.`,
    }),
  removed: (count) =>
    plural(count, {
      one: "لم يعد سؤال واحد مطروحًا.",
      two: "لم يعد سؤالان مطروحين.",
      few: `لم تعد ${formatCount(count)} أسئلة مطروحة.`,
      many: `لم يعد ${formatCount(count)} سؤالًا مطروحًا.`,
      other: `لم يعد ${formatCount(count)} سؤال مطروحًا.`,
    }),
  problems: {
    required: "يحتاج هذا السؤال إلى إجابة.",
    option: "اختر من جديد من فضلك: لم يعد ما اخترته متاحًا.",
    single: "اختر إجابة واحدة فقط من فضلك.",
    exclusive: (option) => `لا يُختار «${option}» مع غيره.`,
    long: "هذا النص طويل جدًا.",
  },
};
