import type { Sentence } from "./sentences.ts";

export const sentences: Readonly<Record<Sentence, string>> = {
  "Something went wrong. Please try again.":
    "حدث خطأ ما. حاول مرة أخرى من فضلك.",
  "Too much is going on right now. Please try again.":
    "الضغط كبير الآن. حاول مرة أخرى من فضلك.",
  "The service is briefly unavailable. Please try again.":
    "الخدمة غير متاحة لحظات. حاول مرة أخرى من فضلك.",
  "The service is not ready.": "الخدمة ليست جاهزة بعد.",
  "There is no room to keep anything new at the moment. Please try again later.":
    "لا مكان الآن لحفظ أي شيء جديد. حاول مرة أخرى لاحقًا من فضلك.",
  "The site is moving to another place, and keeps nothing new for a minute. Please try again then.":
    "ينتقل الموقع إلى مكان آخر ولا يحفظ شيئًا جديدًا خلال دقيقة. حاول بعدها من فضلك.",
  "That was too often. Please try again in {wait}.":
    "تكرر هذا كثيرًا. حاول مرة أخرى بعد مدة: {wait}.",
  "There is nothing here.": "لا شيء هنا.",
  "This is gone.": "لم يعد هذا موجودًا.",
  "Not found.": "غير موجود.",
  "This list cannot be continued. Load it anew.":
    "لا يمكن متابعة هذه القائمة. حمّلها من جديد.",
  "Content not allowed.": "المحتوى غير مسموح به.",
  "Texts cannot be checked at the moment. Please try again.":
    "لا يمكن فحص النصوص الآن. حاول مرة أخرى من فضلك.",
  "Live updates are not available at the moment.":
    "التحديثات المباشرة غير متاحة الآن.",
  "The request cannot be understood.": "تعذّر فهم الطلب.",
  "The request is invalid.": "الطلب غير صالح.",
  "{field} {problem}.": "{field}: {problem}.",
  "The request {problem}.": "الطلب: {problem}.",
  "{field} has characters it must not have.": "في {field} أحرف غير مسموح بها.",
  "The request has characters it must not have.":
    "في الطلب أحرف غير مسموح بها.",
  "Text must not hold NUL or broken characters.":
    "لا يجوز أن يحتوي النص على NUL أو أحرف تالفة.",
  "The body is not valid JSON.": "المحتوى ليس JSON صالحًا.",
  "The request is larger than this call takes.":
    "الطلب أكبر مما يقبله هذا الاستدعاء.",
  "Send the body as application/json.": "أرسل المحتوى بصيغة application/json.",
  "The body's length is not the one announced.": "طول المحتوى ليس كما أُعلن.",
  "The path is not valid.": "المسار غير صالح.",
  "The request took too long to arrive.": "استغرق وصول الطلب وقتًا طويلًا.",
  "The request's headers are too large.": "ترويسات الطلب كبيرة جدًا.",
  "The request names no valid host.": "لا يذكر الطلب مضيفًا صالحًا.",
  "There is no such call.": "لا يوجد استدعاء كهذا.",
  "This path is not for that method.": "هذا المسار ليس لهذه الطريقة.",
  "The caller went away.": "غادر صاحب الطلب.",
  "This Idempotency-Key was sent with another request before.":
    "أُرسل Idempotency-Key هذا من قبل مع طلب آخر.",
  "The same request is still being carried out. Please try again.":
    "ما زال الطلب نفسه قيد التنفيذ. حاول مرة أخرى من فضلك.",
  "An Idempotency-Key has 1 to 128 printable ASCII characters.":
    "يتألف Idempotency-Key من 1 إلى 128 حرف ASCII قابلًا للطباعة.",
  "A kiosk sends an Idempotency-Key with each response.":
    "يرسل الكشك Idempotency-Key مع كل إجابة.",
  "Your anonymous session has ended. Please try again.":
    "انتهت جلستك المجهولة. حاول مرة أخرى من فضلك.",
  "This page has lost touch with the server. Please try again.":
    "فقدت هذه الصفحة الاتصال بالخادم. حاول مرة أخرى من فضلك.",
  "This page has lost touch with the server. Please load it again.":
    "فقدت هذه الصفحة الاتصال بالخادم. أعد تحميلها من فضلك.",
  "Participation disabled while anonymous ID is opted out.":
    "المشاركة متوقفة ما دام المعرّف المجهول متوقفًا.",
  "Who runs this site has blocked your anonymous ID. You can read everything and take back what is yours.":
    "حظر مشغّل هذا الموقع معرّفك المجهول. يمكنك قراءة كل شيء وسحب ما يخصك.",
  "You need an invitation to enter.": "تحتاج إلى دعوة للدخول.",
  "Invalid code": "رمز غير صالح",
  "verification failed. Please retry.": "فشل التحقق. حاول مرة أخرى من فضلك.",
  "Too many incorrect attempts. Access has been temporarily blocked.":
    "محاولات خاطئة كثيرة. أُوقف الدخول مؤقتًا.",
  "Too many wrong challenge answers. Please try again in {wait}.":
    "إجابات خاطئة كثيرة عن أسئلة التحقق. حاول مرة أخرى بعد مدة: {wait}.",
  "Too many wrong entries were made here. Please try again later.":
    "أُدخلت هنا بيانات خاطئة كثيرة. حاول مرة أخرى لاحقًا من فضلك.",
  "Too many wrong entries came from your network. Please try again in {wait}, or from another network.":
    "جاءت من شبكتك إدخالات خاطئة كثيرة. حاول من شبكة أخرى، أو بعد مدة: {wait}.",
  "Survey not found.": "الاستطلاع غير موجود.",
  "Access code required for this survey.": "يتطلب هذا الاستطلاع رمز دخول.",
  "That access code is not right.": "رمز الدخول هذا غير صحيح.",
  "That export code is not right.": "رمز التصدير هذا غير صحيح.",
  "export code required": "رمز التصدير مطلوب",
  "A radius and what it decides come together.":
    "نصف القطر وما يحدده يأتيان معًا.",
  "A radius needs a place to measure from.":
    "يحتاج نصف القطر إلى مكان يُقاس منه.",
  "There is no such place.": "لا يوجد مكان كهذا.",
  "Only people within {km} km of its place can answer this survey. Please allow your location on its page first.":
    "لا يجيب عن هذا الاستطلاع إلا من هم ضمن {km} كم من مكانه. اسمح أولًا بموقعك في صفحته.",
  "Only people within {km} km of its place can answer this survey, and yours is farther away.":
    "لا يجيب عن هذا الاستطلاع إلا من هم ضمن {km} كم من مكانه، وموقعك أبعد من ذلك.",
  "A distance needs a place to measure from.":
    "تحتاج المسافة إلى مكان تُقاس منه.",
  "A piece of the map needs all of its four edges.":
    "تحتاج مساحة الخريطة إلى حدودها الأربعة.",
  "A piece of the map has its south below its north.":
    "لا يقع جنوب مساحة الخريطة فوق شمالها.",
  "A piece of the map is too large for its level.":
    "مساحة الخريطة أكبر مما يسمح به مستواها.",
  "Search either by text (q) or by access code (code).":
    "ابحث إما بالنص (q) أو برمز الدخول (code).",
  "Give a place as near=52.5,13.4.": "اكتب المكان هكذا: near=52.5,13.4.",
  "Give a latitude up to 90 and a longitude up to 180.":
    "اكتب خط عرض لا يزيد على 90 وخط طول لا يزيد على 180.",
  "There is no such picture.": "لا توجد صورة كهذه.",
  "Please describe the survey you want to create.":
    "صف الاستطلاع الذي تريد إنشاءه من فضلك.",
  "Please shorten your input to {max} characters or fewer.":
    "اختصر النص من فضلك إلى {max} حرف على الأكثر.",
  "Failed to generate survey from content.": "تعذّر إنشاء استطلاع من المحتوى.",
  "The reserved survey token is no longer valid. Please try again.":
    "لم يعد الرمز المحجوز للاستطلاع صالحًا. حاول مرة أخرى من فضلك.",
  "This survey was published already.": "نُشر هذا الاستطلاع من قبل.",
  "A survey can have {max} characters at most, in all its languages together.":
    "لا يتجاوز الاستطلاع {max} من الأحرف في كل لغاته معًا.",
  "The title must not be empty.": "لا يجوز أن يكون العنوان فارغًا.",
  "Code must be at least 4 characters.":
    "يجب أن يتألف الرمز من 4 أحرف على الأقل.",
  "The closing time must lie in the future.":
    "يجب أن يكون وقت الإغلاق في المستقبل.",
  "Site {site} must be written as https://partner.example.":
    "يجب أن يُكتب الموقع {site} هكذا: https://partner.example.",
  "A survey needs at least one question.":
    "يحتاج الاستطلاع إلى سؤال واحد على الأقل.",
  "A survey can have {max} challenge questions at most.":
    "أقصى عدد لأسئلة التحقق في الاستطلاع: {max}.",
  "Each challenge question must include both a question and an expected answer.":
    "يحتاج كل سؤال تحقق إلى سؤال وإجابة متوقعة.",
  "Question {question} must not be empty.":
    "لا يجوز أن يكون السؤال {question} فارغًا.",
  "Question {question} has an empty option.": "في السؤال {question} خيار فارغ.",
  "Question {question} has the same option twice.":
    "في السؤال {question} خيار مكرر.",
  "Question {question} needs at least two options.":
    "يحتاج السؤال {question} إلى خيارين على الأقل.",
  "Question {question} needs the scale, the numbers or the days that are chosen from.":
    "يحتاج السؤال {question} إلى المقياس أو الأرقام أو الأيام التي يُختار منها.",
  "Question {question} is of a kind that does not go with its type, or takes one answer only.":
    "صنف السؤال {question} لا يناسب نوعه، أو لا يقبل إلا إجابة واحدة.",
  "Question {question} needs other options: two or three for yes and no, three for a statement, 2 to {ranked} to rank.":
    "يحتاج السؤال {question} إلى خيارات أخرى: اثنان أو ثلاثة لنعم ولا، وثلاثة للعبارة، ومن 2 إلى {ranked} للترتيب.",
  "Question {question} needs a scale from 0 or 1 to 10 at most.":
    "يحتاج السؤال {question} إلى مقياس من 0 أو 1 إلى 10 على الأكثر.",
  "Question {question} needs a smallest number below its largest one, neither with more digits than it asks for.":
    "يحتاج السؤال {question} إلى رقم أصغر أقل من الأكبر، وألا تزيد منازلهما على المطلوب.",
  "Question {question} needs a first day before its last one, at most {years} years apart.":
    "يحتاج السؤال {question} إلى يوم أول قبل الأخير، وبينهما {years} سنة على الأكثر.",
  "Question {question} asks for a number of options that nobody can choose.":
    "يطلب السؤال {question} عددًا من الخيارات لا يستطيع أحد اختياره.",
  "Question {question} can exclude other options by one of its own alone, where it takes several.":
    "لا يستبعد السؤال {question} خيارات أخرى إلا بأحد خياراته، وحيث يقبل عدة خيارات.",
  "Question {question} depends on a question that does not come before it.":
    "يعتمد السؤال {question} على سؤال ليس قبله.",
  "Question {question} depends on a question without options.":
    "يعتمد السؤال {question} على سؤال بلا خيارات.",
  "Question {question} depends on an option that is not there.":
    "يعتمد السؤال {question} على خيار غير موجود.",
  "Question {question} is the text of an option, which has to be one of a question before it.":
    "السؤال {question} هو نص لخيار، ويجب أن يكون هذا الخيار من سؤال قبله.",
  "Question {question} can never be asked: nobody can answer the questions before it so.":
    "لا يمكن أن يُطرح السؤال {question} أبدًا: لا أحد يستطيع أن يجيب هكذا عما قبله.",
  "Question {question} depends on too much for anybody to say when it is asked.":
    "يعتمد السؤال {question} على أمور كثيرة فلا يُعرف متى يُطرح.",
  "This survey is no longer accepting responses.":
    "لم يعد هذا الاستطلاع يقبل الإجابات.",
  "Please answer at least one question.": "أجب عن سؤال واحد على الأقل من فضلك.",
  "Please answer the challenge questions before submitting.":
    "أجب عن أسئلة التحقق قبل الإرسال من فضلك.",
  "A challenge answer is not right, so your response was not taken.":
    "إحدى إجابات أسئلة التحقق غير صحيحة، فلم تُقبل إجابتك.",
  "{count} attempts left.": "المحاولات المتبقية: {count}.",
  "1 attempt left.": "بقيت محاولة واحدة.",
  "This survey has no question {question}.":
    "لا يوجد سؤال {question} في هذا الاستطلاع.",
  "Question {question} is not asked of somebody who answers the questions before it so.":
    "لا يُطرح السؤال {question} على من يجيب هكذا عما قبله.",
  "Question {question} has to be answered.":
    "يجب أن يُجاب عن السؤال {question}.",
  "Question {question} takes one text.": "يقبل السؤال {question} نصًا واحدًا.",
  "The answer to question {question} is longer than {max} characters.":
    "الإجابة عن السؤال {question} أطول من الحد الأقصى للأحرف: {max}.",
  "An answer to question {question} is not one of its options.":
    "إحدى إجابات السؤال {question} ليست من خياراته.",
  "Question {question} takes one option only.":
    "لا يقبل السؤال {question} إلا خيارًا واحدًا.",
  "Question {question} takes {least} options at least.":
    "عدد الخيارات في السؤال {question}: {least} على الأقل.",
  "Question {question} takes {most} options at most.":
    "عدد الخيارات في السؤال {question}: {most} على الأكثر.",
  "Question {question} takes “{option}” with no other option.":
    "لا يقبل السؤال {question} «{option}» مع خيار آخر.",
  "Question {question} takes one number.": "يقبل السؤال {question} رقمًا واحدًا.",
  "Question {question} takes a day from {first} to {last}.":
    "يقبل السؤال {question} يومًا من {first} إلى {last}.",
  "Question {question} takes a number from {least} to {most} with {decimals} digits after the point at most.":
    "يقبل السؤال {question} رقمًا من {least} إلى {most}، والمنازل بعد الفاصلة: {decimals} على الأكثر.",
  "Question {question} takes one day, written as 2026-11-27.":
    "يقبل السؤال {question} يومًا واحدًا مكتوبًا هكذا: 2026-11-27.",
  "Question {question} takes all of its options in their order.":
    "يقبل السؤال {question} جميع خياراته مرتبةً.",
  "This survey is answered by ticket only. Please enter the code of yours on its page first.":
    "يُجاب عن هذا الاستطلاع بتذكرة ورقية فقط. أدخل أولًا رمز تذكرتك في صفحته من فضلك.",
  "No ticket has this code. Please compare it with the one on the paper.":
    "لا تذكرة بهذا الرمز. قارنه من فضلك بالرمز على الورقة.",
  "This ticket was used already.": "استُخدمت هذه التذكرة من قبل.",
  "This ticket is no longer good.": "لم تعد هذه التذكرة صالحة.",
  "The survey of this ticket is no longer accepting responses.":
    "لم يعد استطلاع هذه التذكرة يقبل الإجابات.",
  "This kiosk opens no survey.": "لا يفتح هذا الكشك أي استطلاع.",
  "Please write something first.": "اكتب شيئًا أولًا من فضلك.",
  "The text is longer than {max} characters.":
    "النص أطول من الحد الأقصى للأحرف: {max}.",
  "This post is gone.": "لم تعد هذه المشاركة موجودة.",
  "This reply is gone.": "لم يعد هذا الرد موجودًا.",
  "Only its author can edit a reply.": "لا يعدّل الرد إلا كاتبه.",
  "Only its author can delete this.": "لا يحذف هذا إلا كاتبه.",
  "The author of the survey has closed its discussion. What you wrote was not sent.":
    "أغلق صاحب الاستطلاع النقاش. لم يُرسل ما كتبته.",
  "This discussion is in slow mode. You can write again in a minute.":
    "هذا النقاش في الوضع البطيء. يمكنك الكتابة مجددًا بعد دقيقة.",
  "This discussion is in slow mode. You can write again in {minutes} minutes.":
    "هذا النقاش في الوضع البطيء. الدقائق الباقية حتى تكتب مجددًا: {minutes}.",
  "Please provide a brief reason (at least {least} characters).":
    "اذكر سببًا موجزًا من فضلك (أقل عدد للأحرف: {least}).",
  "Please say in a few words why it should be shown (at least {least} characters).":
    "قل في كلمات قليلة لماذا ينبغي إظهاره (أقل عدد للأحرف: {least}).",
  "This survey is closed, and its responses can no longer be withdrawn.":
    "أُغلق هذا الاستطلاع، ولم يعد سحب إجاباته ممكنًا.",
  "Please check the consent box to receive email alerts before joining the waitlist.":
    "ضع علامة الموافقة على تلقي التنبيهات بالبريد قبل الانضمام إلى قائمة الانتظار من فضلك.",
  "Please choose your business category.": "اختر فئة نشاطك التجاري من فضلك.",
  "This key is not good for that.": "هذا المفتاح لا يصلح لذلك.",
  "There is no such key.": "لا يوجد مفتاح كهذا.",
  "A survey can have {max} keys at most. End one that is no longer needed.":
    "أقصى عدد لمفاتيح الاستطلاع: {max}. أنهِ مفتاحًا لم تعد تحتاج إليه.",
  "This is the only key by which the survey can be changed. Make another one first.":
    "هذا هو المفتاح الوحيد لتغيير الاستطلاع. أنشئ مفتاحًا آخر أولًا.",
  "A survey can have {max} kiosks at most. End one that is no longer needed.":
    "أقصى عدد لأكشاك الاستطلاع: {max}. أنهِ كشكًا لم تعد تحتاج إليه.",
  "There is no such batch.": "لا توجد دفعة كهذه.",
  "This survey is not answered by ticket. Choose first who may answer.":
    "لا يُجاب عن هذا الاستطلاع بتذاكر. اختر أولًا من يجوز له أن يجيب.",
  "A survey can have {max} batches of tickets at most.":
    "أقصى عدد لدفعات تذاكر الاستطلاع: {max}.",
  "If-Match takes the ETag of the survey.":
    "يأخذ If-Match قيمة ETag للاستطلاع.",
  "Somebody has changed this survey meanwhile.":
    "غيّر أحدهم هذا الاستطلاع في هذه الأثناء.",
  "That is not the title of this survey, so it was not deleted.":
    "هذا ليس عنوان هذا الاستطلاع، فلم يُحذف.",
  "A question is there twice.": "أحد الأسئلة مكرر.",
  "Question {question} is none of this survey's.":
    "السؤال {question} ليس من هذا الاستطلاع.",
  "The reason must not be empty.": "لا يجوز أن يكون السبب فارغًا.",
  "The closing time is no moment.": "وقت الإغلاق ليس وقتًا صحيحًا.",
  "Somebody has answered already: the words of questions and options can be changed, but nothing else of them.":
    "أجاب أحدهم من قبل: يمكن تغيير صياغة الأسئلة والخيارات، ولا شيء غيرها فيها.",
  "This survey's words were changed too often since people answered.":
    "تغيّرت صياغة هذا الاستطلاع كثيرًا منذ أن أجاب الناس.",
  "Flagged answers were left out and counted again too often.":
    "استُبعدت الإجابات المعلَّمة وأُعيد احتسابها مرات كثيرة.",
  "Somebody has answered already: who may answer by ticket cannot be changed any more.":
    "أجاب أحدهم من قبل: لم يعد تغيير من يجيب بتذكرة ممكنًا.",
  "Who runs this site hid it, and alone can show it again.":
    "أخفاه مشغّل هذا الموقع، ولا يستطيع إظهاره من جديد سواه.",
  "There is no webhook.": "لا يوجد عنوان للإشعارات.",
  "This site sends news to no address.":
    "لا يرسل هذا الموقع الأخبار إلى أي عنوان.",
  "Give an address that begins with https:// and one of {hosts}.":
    "اكتب عنوانًا يبدأ بـ https:// وبأحد هذه: {hosts}.",
  "The keys are not those of a browser.": "المفاتيح ليست مفاتيح متصفح.",
  "This site does not know your browser's push service.":
    "لا يعرف هذا الموقع خدمة الإشعارات في متصفحك.",
  "This site pushes nothing to browsers.":
    "لا يرسل هذا الموقع شيئًا إلى المتصفحات.",
  "Figures are shown without something, or only that.":
    "تُعرض الأرقام من دون شيء، أو به وحده.",
  "Figures from there are not told apart.": "لا تُعرض أرقام هذا النطاق على حدة.",
  "Where answers come from is counted only of a survey that has a place.":
    "لا يُحتسب مصدر الإجابات إلا لاستطلاع له مكان.",
  "Where answers come from is not counted where results show at once or tickets are told apart.":
    "لا يُحتسب مصدر الإجابات حين تظهر النتائج فورًا أو تُعرض التذاكر على حدة.",
  "Where answers come from is not counted where whole responses are read.":
    "لا يُحتسب مصدر الإجابات حين تُقرأ الردود كاملة.",
  "This survey has no map of its answers.": "لا خريطة لإجابات هذا الاستطلاع.",
  "Figures of this language are not told apart.":
    "لا تُعرض أرقام هذه اللغة على حدة.",
  "No model translates on this site.": "لا يوجد نموذج يترجم في هذا الموقع.",
  "These are too many texts to translate at once.":
    "هذه نصوص أكثر من أن تُترجم دفعة واحدة.",
  "This survey does not tell tickets apart.": "لا يفصل هذا الاستطلاع التذاكر.",
  "People were told before they answered that this is not read.":
    "قيل للناس قبل أن يجيبوا إن هذا لا يُقرأ.",
  "This survey has no such question that is answered in writing.":
    "لا يوجد في هذا الاستطلاع سؤال كهذا يُجاب عنه كتابةً.",
  "There is more to save by now. Please save the file anew.":
    "صار هناك المزيد لحفظه. احفظ الملف من جديد من فضلك.",
  "This visit has lasted too long. Please try again.":
    "طالت هذه الزيارة كثيرًا. حاول مرة أخرى من فضلك.",
  "This survey requires an access code, which is asked for on its own site only.":
    "يتطلب هذا الاستطلاع رمز دخول، ولا يُطلب إلا في موقعه.",
  "This survey is answered by ticket only, which is asked for on its own site only.":
    "لا يُجاب عن هذا الاستطلاع إلا بتذكرة، ولا تُطلب إلا في موقعه.",
  "This survey may not be shown on this page.":
    "لا يجوز عرض هذا الاستطلاع في هذه الصفحة.",
  "This site is open by invitation only.": "هذا الموقع مفتوح بدعوة فقط.",
  "This survey cannot be shown here at the moment.":
    "لا يمكن عرض هذا الاستطلاع هنا الآن.",
  "This survey can only be shown in a frame.":
    "لا يمكن عرض هذا الاستطلاع إلا داخل إطار.",
  "Your network has answered here today, and this browser lets the page keep nothing to tell people apart. Please open the survey on Nearsay, where everybody can answer.":
    "أجابت شبكتك هنا اليوم، ولا يسمح هذا المتصفح للصفحة بحفظ ما يميّز الناس بعضهم من بعض. افتح الاستطلاع في Nearsay حيث يستطيع الجميع أن يجيبوا.",
  "There is nothing to embed yet.": "لا يوجد ما يُضمَّن بعد.",
  "There is no such file.": "لا يوجد ملف كهذا.",
  "This is given as JSON only.": "يُعطى هذا بصيغة JSON فقط.",
  "This is no address of a survey here.": "هذا ليس عنوان استطلاع هنا.",
  "The metrics need their token.": "تحتاج المقاييس إلى رمزها.",
  "There is no such address.": "لا يوجد عنوان كهذا.",
  "There is no such invitation.": "لا توجد دعوة كهذه.",
  "There is no such survey, post or reply.":
    "لا يوجد استطلاع أو مشاركة أو رد كهذا.",
  "Look for a survey by its number or uuid, for others as post 12 or reply 7.":
    "ابحث عن استطلاع برقمه أو بقيمة uuid، وعن غيره هكذا: post 12 أو reply 7.",
  "This key opens nothing.": "هذا المفتاح لا يفتح شيئًا.",
  "This key is good only with its passkey.":
    "لا يصلح هذا المفتاح إلا مع مفتاح المرور الخاص به.",
  "This key needs no passkey.": "لا يحتاج هذا المفتاح إلى مفتاح مرور.",
  "This key has a passkey already.": "لهذا المفتاح مفتاح مرور من قبل.",
  "This key has no passkey any more.": "لم يعد لهذا المفتاح مفتاح مرور.",
  "This passkey was used elsewhere meanwhile.":
    "استُخدم مفتاح المرور هذا في مكان آخر في هذه الأثناء.",
  "This is not the passkey of this key, or not of this site.":
    "هذا ليس مفتاح المرور لهذا المفتاح أو لهذا الموقع.",
  "That took too long, or was sent before. Please try again.":
    "طال هذا كثيرًا أو أُرسل من قبل. حاول مرة أخرى من فضلك.",
  "Somebody has answered already: when it opens cannot be changed any more.":
    "أجاب أحدهم بالفعل: لم يعد ممكنًا تغيير وقت الفتح.",
  "There are {count} responses already: let it close after more than that, or by its closing time alone.":
    "هناك {count} من الإجابات بالفعل: اجعل الاستطلاع يُغلق بعد أكثر من ذلك، أو بوقت الإغلاق وحده.",
  "This survey is not open yet.": "هذا الاستطلاع لم يُفتح بعد.",
  "The address after thanks must be a public one that starts with https://, without a user name and a port.":
    "يجب أن يكون العنوان بعد الشكر عامًا ويبدأ بـ https://، من دون اسم مستخدم ولا منفذ.",
  "This site takes no addresses after thanks.":
    "لا يقبل هذا الموقع عناوين بعد الشكر.",
  "The address after thanks must be on {hosts}.":
    "يجب أن يكون العنوان بعد الشكر على {hosts}.",
  "The opening time is no moment.": "وقت الفتح ليس وقتًا صحيحًا.",
  "The opening time must lie before the closing time.":
    "يجب أن يسبق الفتح الإغلاق.",
  "The translation “{language}” has more questions than the survey.":
    "في الترجمة «{language}» أسئلة أكثر مما في الاستطلاع.",
  "The translation “{language}” of question {question} has more options than the question.":
    "في الترجمة «{language}» للسؤال {question} خيارات أكثر مما في السؤال.",
  "A survey with translations has to say in which language it is written.":
    "على الاستطلاع ذي الترجمات أن يذكر اللغة التي كُتب بها.",
  "The language “{language}” is there twice.":
    "اللغة «{language}» مذكورة مرتين.",
  "Question {question} has “{text}” for two of its options, in one language or in two: nobody could tell which of them is meant.":
    "في السؤال {question} يدل «{text}» على خيارين، بلغة واحدة أو بلغتين: لا أحد يعرف أيهما المقصود.",
  "No AI model is set up on this server, so simple rules made this draft from your text. Please read every question and change what does not fit.":
    "لا نموذج ذكاء اصطناعي في هذا الخادم، فأُنشئت هذه المسودة من نصك بقواعد بسيطة. اقرأ كل سؤال من فضلك وغيّر ما لا يناسب.",
  "Simple rules made this draft from your text, without the AI model. Please read every question and change what does not fit.":
    "أُنشئت هذه المسودة من نصك بقواعد بسيطة، من دون نموذج الذكاء الاصطناعي. اقرأ كل سؤال من فضلك وغيّر ما لا يناسب.",
  "Your text does not say yet what to ask. Choose a survey to begin with, or describe what you want to find out.":
    "لا يقول نصك بعدُ عمّ تسأل. اختر استطلاعًا تبدأ به، أو صف ما تريد أن تعرفه.",
};
