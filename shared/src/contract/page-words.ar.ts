import type { HostPath } from "./routes.ts";

const titles: Record<HostPath, string> & Record<string, string> = {
  "/": "Nearsay: استطلاعات قريبة منك",
  "/surveys/:surveyKey": "استطلاع",
  "/t": "تذكرة ورقية",
  "/feedback": "آراء حول المنتج",
  "/embed": "تضمين استطلاع",
  "/create-survey": "استطلاع جديد",
  "/manage/:surveyUuid": "إدارة الاستطلاع",
  "/mine": "استطلاعاتك",
  "/operate": "الإشراف",
  "/invite": "دعوة",
  "/about": "عن Nearsay",
  "/guide": "دليل الاستخدام",
  "/integrity": "كيف تُفحص الإجابات",
  "/disclaimer": "الشروط القانونية والاستخدام المسؤول",
  "/privacy": "سياسة الخصوصية",
  "/privacy/anonymous-id": "المعرّف المجهول",
  "/privacy/your-data": "بياناتك",
  "/review": "كتابة تقييم",
  "/waitlist": "قائمة الانتظار",
};

const descriptions: Record<string, string> = {
  "/": "اعثر على استطلاعات قريبة منك، وأجب عنها وناقشها وتابع نتائجها، من دون حساب.",
  "/create-survey":
    "صِف ما تريد معرفته، واطلب مسودة أو ابدأ من الصفر، وانشر من دون حساب.",
  "/feedback": "استطلاعات عن Nearsay نفسه: ما الجيد فيه وما السيئ وما الناقص.",
  "/embed":
    "اعرض استطلاعًا في موقعك: اختره واختر مظهره، وشاهده فورًا، وانسخ سطرًا واحدًا.",
  "/about":
    "الغاية من Nearsay: استطلاعات عن مكان ما يجيب عنها أهله ويناقشونها، من دون حساب.",
  "/guide":
    "كيف تعثر على الاستطلاعات وتجيب عنها وتناقشها وتنشئ استطلاعك، وما أسئلة التحقق.",
  "/integrity": "كيف يكشف Nearsay الإجابات المكررة، وماذا يفعل بها، وكم يخطئ.",
  "/disclaimer": "ما يجوز استخدام Nearsay فيه وما لا يجوز، وما لا يضمنه أحد.",
  "/privacy": "ما يحفظه Nearsay عنك، ولماذا، وإلى متى، وما الذي يمكنك فعله.",
  "/privacy/anonymous-id":
    "ما المعرّف المجهول، وهل معرّفك مفعّل، وكيف توقفه أو تفعّله من جديد.",
  "/privacy/your-data":
    "اطّلع على ما أجاب عنه معرّفك المجهول وكتبه وأعجبه؛ خذه معك أو تراجع عنه أو امحُه كله.",
  "/review": "قيّم بالنجوم وتعليق، وحوّل التقييم إلى استطلاع.",
  "/waitlist": "اعرف متى تتوفر الحسابات: للأشخاص، وللشركات في 32 مجالًا.",
};

export const titleOf = (path: string, english: string) =>
  titles[path] ?? english;

export const descriptionOf = (path: string, english: string) =>
  descriptions[path] ?? english;
