import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const counters = (count: number) =>
  plural(count, {
    one: "عدّاد واحد",
    two: "عدّادان",
    few: `${formatCount(count)} عدّادات`,
    many: `${formatCount(count)} عدّادًا`,
    other: `${formatCount(count)} عدّاد`,
  });

export const releaseTexts: Words<typeof english.releaseTexts> = {
  about: "إصدار كل جزء من الموقع يصل إلى الزوار.",
  loading: "جارٍ تحميل الإصدارات",
  list: "أجزاء الموقع",
  empty: "لا تُقدَّم أي أجزاء",
  version: (version) => `الإصدار ${version}`,
  built: "كما بُني الموقع",
  released: (release) => `النشرة ${release}`,
  off: "متوقف",
};

export const recountTexts: Words<typeof english.recountTexts> = {
  about:
    "يقارن كل عدّاد، مثل عدد الردود، بما هو موجود فعلًا. لا يتغيّر شيء ما لم تصحح الخاطئ منها.",
  compare: "قارن العدّادات",
  repair: "صحّحها",
  working: "جارٍ العدّ…",
  label: "إلى أين وصل",
  right: "كل العدّادات صحيحة",
  rightAbout: "كلها تطابق ما هو موجود.",
  wrong: (count) => `يختلف عما هو موجود: ${counters(count)}`,
  repaired: (count) => `صُحّح: ${counters(count)}`,
  list: "العدّادات",
  survey: (id) => `الاستطلاع ${id}`,
  several: (counter, count) =>
    count === 1 ? counter : `${counter}، العدد ${formatCount(count)}`,
  counters: {
    responses: "الردود",
    days: "الأيام",
    leaving: "ما يُزال",
    released: "ما عُرض",
    answers: "الإجابات",
    "rows read": "الصفوف المقروءة",
    "texts read": "النصوص المقروءة",
    choices: "الاختيارات",
    hours: "الساعات",
    terms: "المصطلحات",
    sentiments: "المشاعر",
    "sentiment sum": "مجموع المشاعر",
    "sentiment bins": "درجات المشاعر",
    parts: "الأجزاء",
    likes: "الإعجابات",
    posts: "المشاركات",
    replies: "الردود على المشاركات",
    "post likes": "إعجابات المشاركات",
  },
};
