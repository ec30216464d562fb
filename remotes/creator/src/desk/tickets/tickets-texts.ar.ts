import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { ticketsTexts as english } from "./tickets-texts.ts";

const tickets = (count: number) =>
  plural(count, {
    zero: "لا تذاكر",
    one: "تذكرة واحدة",
    two: "تذكرتان",
    few: `${formatCount(count)} تذاكر`,
    other: `${formatCount(count)} تذكرة`,
  });

export const ticketsTexts: Words<typeof english> = {
  about:
    "التذاكر الورقية رموز تُستخدم مرة واحدة: ضع واحدة في كل صندوق بريد، فيكون لكل صندوق صوت واحد. لا ترتبط التذكرة بمن يستخدمها ولا بما يجيب به.",
  failed: "تعذّر تحميل التذاكر",
  failedAct: "تعذّر تعديل التذاكر.",
  mode: {
    legend: "من يستطيع الإجابة؟",
    fixed: "أجاب شخص بالفعل، فلا يمكن تغيير ذلك بعد الآن.",
    choices: {
      off: { label: "الجميع", hint: "بلا تذاكر." },
      only: {
        label: "من لديه تذكرة فقط",
        hint: "يستطيع الآخرون قراءة الاستطلاع ونتائجه.",
      },
      apart: {
        label: "الجميع، مع عرض التذاكر منفصلة",
        hint: "تعرض النتائج الاثنين جنبًا إلى جنب.",
      },
    },
    saved: "حُفظ.",
  },
  make: {
    heading: "تذاكر جديدة",
    count: "العدد",
    wrongCount: (max) => `أدخل عددًا صحيحًا من 1 إلى ${formatCount(max)}.`,
    label: "اسم، مثل شارع",
    labelHint: "لا يراه إلا أنت ومن يملك الاستطلاع معك.",
    action: "أنشئ تذاكر",
    full: "بلغ عدد الدفعات حدّه.",
  },
  fresh: {
    title: (count) => `جاهز: ${tickets(count)}`,
    about:
      "تُعرض رموزها هذه المرة فقط ولا تُحفظ في أي مكان. احفظها قبل أن تتابع.",
    sheet: "احفظ ورقة للطباعة",
    csv: "احفظ بصيغة CSV",
    codes: "رموز للقراءة بصوت عالٍ",
    done: "أصبحت عندي",
  },
  list: {
    label: "دفعات التذاكر",
    none: "لا تذاكر بعد.",
    unnamed: "بلا اسم",
    tickets,
    made: (day) => `أُنشئت في ${day}`,
    used: (used) => `استُخدم منها حتى نهاية أمس: ${formatCount(used)}`,
    tooFew: (min) => `يُذكر عدد المستخدم منها ابتداءً من ${tickets(min)}`,
    ended: "أُنهيت",
    end: "أنهِ",
    endNamed: (name) => `أنهِ التذاكر غير المستخدمة: ${name}`,
    endTitle: "هل تُنهي التذاكر غير المستخدمة؟",
    endAbout:
      "لا تعود تذاكر هذه الدفعة التي لم يستخدمها أحد صالحة. لا يمكن التراجع عن ذلك.",
    endAction: "أنهها",
    cancel: "إلغاء",
    endedSaid: "أُنهيت التذاكر غير المستخدمة.",
  },
  sheet: {
    title: (survey) => `التذاكر: ${survey}`,
    until: (day) => `أجب حتى ${day}`,
    untraced: "لا يمكن ربط إجابتك بهذه التذكرة",
    open: (address) => `امسح الرمز ضوئيًا أو أدخله في ‎${address}`,
  },
  csv: { code: "الرمز", link: "الرابط" },
};
