import type { ModeratedKind, ModeratedThing } from "@nearsay/core/contract";
import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

/** As the search takes them. */
const names: Record<ModeratedKind, string> = {
  survey: "استطلاع",
  post: "مشاركة",
  reply: "رد",
};

const nameOf = ({ kind, id }: ModeratedThing) => `${names[kind]} ${id}`;

const one = (thing: ModeratedThing) => `ال${nameOf(thing)}`;

const weightOf = (weight: number) =>
  `الوزن ${formatCount(Math.round(weight * 100) / 100)}`;

const acts = {
  hide: "أخفِ",
  restore: "أظهر من جديد",
  keep: "أبقِ",
  remove: "احذف",
  block: "احظر صاحبه",
};

export const texts: Words<typeof english> = {
  name: nameOf,
  names: (all) => all.map(nameOf).join("، "),
  states: { visible: "ظاهر", hidden: "مخفي", kept: "مُبقى" },
  appealed: "يطلب صاحبه المراجعة",
  appeal: "كتب صاحبه <when></when>:",
  under: (thing, surveyId) => `${nameOf(thing)} تحت الاستطلاع ${surveyId}`,
  reports: (count, weight) =>
    `${plural(count, {
      zero: "لا بلاغات",
      one: "بلاغ واحد",
      two: "بلاغان",
      few: `${formatCount(count)} بلاغات`,
      many: `${formatCount(count)} بلاغًا`,
      other: `${formatCount(count)} بلاغ`,
    })}، ${weightOf(weight)}`,
  noReports: "لا بلاغات تُحسب",
  reasons: "أسباب البلاغات",
  reason: (count, weight) => `${formatCount(count)} ×، ${weightOf(weight)}`,
  decide: {
    hide: acts.hide,
    restore: acts.restore,
    keep: acts.keep,
    remove: `${acts.remove}…`,
  },
  block: `${acts.block}…`,
  named: (act, thing) => `${acts[act]}: ${one(thing)}`,
  done: {
    hide: (count) => `أُخفي: ${formatCount(count)}.`,
    restore: (count) => `أُظهر من جديد: ${formatCount(count)}.`,
    keep: (count) => `أُبقي: ${formatCount(count)}.`,
    remove: (count) => `حُذف: ${formatCount(count)}.`,
  },
  gone: (all) => `لم يعد موجودًا: ${all.map(one).join("، ")}.`,
  remove: {
    title: (count) =>
      count === 1
        ? "هل تحذف هذا نهائيًا؟"
        : `هل تحذف كل ما اختير نهائيًا (${formatCount(count)})؟`,
    about:
      "يُحذف معه كل ما تحته: ردود الاستطلاع ومشاركاته، وردود المشاركة. لا يستطيع أحد استعادته. إن أردت إبعاده عن الأنظار فقط فأخفِه.",
    action: "احذف نهائيًا",
  },
  blockAsk: {
    title: "هل تحظر صاحب هذا؟",
    about:
      "لا يستطيع من الآن أن ينشر أو يجيب أو يكتب أو يُعجب أو يُبلغ. يُقال له ذلك حين يحاول، ويبقى قادرًا على القراءة وطلب المراجعة وسحب ما يخصه. لا يُخبَر أحد من هو، ولا أنت.",
    action: "احظر",
    done: (thing) => `حُظر صاحب ${one(thing)}.`,
  },
  explain: "ماذا تفعل هذه",
  explained: [
    [acts.hide, "لا يراه إلا صاحبه، وله أن يطلب المراجعة."],
    [acts.restore, "يراه الجميع. لا تُحسب بلاغاته بعد ذلك، وكانت خاطئة."],
    [acts.keep, "كما كان، ولا تخفيه بلاغات لاحقة أيضًا."],
    [acts.remove, "يزول نهائيًا مع كل ما تحته."],
    [acts.block, "يُرفض ما يفعله من الآن، من دون أن تعرف من هو."],
  ],
};
