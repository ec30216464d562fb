import type { Sentence } from "./sentences.ts";

export const sentences: Readonly<Record<Sentence, string>> = {
  "Something went wrong. Please try again.":
    "Щось пішло не так. Спробуйте ще раз.",
  "Too much is going on right now. Please try again.":
    "Зараз надто велике навантаження. Спробуйте ще раз.",
  "The service is briefly unavailable. Please try again.":
    "Сервіс ненадовго недоступний. Спробуйте ще раз.",
  "The service is not ready.": "Сервіс ще не готовий.",
  "There is no room to keep anything new at the moment. Please try again later.":
    "Зараз немає місця, щоб зберегти щось нове. Спробуйте пізніше.",
  "The site is moving to another place, and keeps nothing new for a minute. Please try again then.":
    "Сайт переїжджає і протягом хвилини не зберігає нічого нового. Спробуйте ще раз згодом.",
  "That was too often. Please try again in {wait}.":
    "Це було надто часто. Спробуйте ще раз, коли мине {wait}.",
  "There is nothing here.": "Тут нічого немає.",
  "This is gone.": "Цього вже немає.",
  "Not found.": "Не знайдено.",
  "This list cannot be continued. Load it anew.":
    "Цей список неможливо продовжити. Завантажте його знову.",
  "Content not allowed.": "Такий вміст не дозволено.",
  "Texts cannot be checked at the moment. Please try again.":
    "Зараз неможливо перевірити тексти. Спробуйте ще раз.",
  "Live updates are not available at the moment.":
    "Оновлення наживо зараз недоступні.",
  "The request cannot be understood.": "Запит незрозумілий.",
  "The request is invalid.": "Запит недійсний.",
  "{field} {problem}.": "{field}: {problem}.",
  "The request {problem}.": "Запит: {problem}.",
  "{field} has characters it must not have.":
    "{field} містить недозволені символи.",
  "The request has characters it must not have.":
    "Запит містить недозволені символи.",
  "Text must not hold NUL or broken characters.":
    "Текст не може містити NUL чи пошкоджених символів.",
  "The body is not valid JSON.": "Вміст не є коректним JSON.",
  "The request is larger than this call takes.":
    "Запит більший, ніж приймає цей виклик.",
  "Send the body as application/json.": "Надішліть вміст як application/json.",
  "The body's length is not the one announced.":
    "Довжина вмісту не така, як заявлено.",
  "The path is not valid.": "Шлях недійсний.",
  "The request took too long to arrive.": "Запит надходив надто довго.",
  "The request's headers are too large.": "Заголовки запиту завеликі.",
  "The request names no valid host.": "Запит не називає дійсного хоста.",
  "There is no such call.": "Такого виклику немає.",
  "This path is not for that method.": "Цей шлях не для такого методу.",
  "The caller went away.": "Той, хто питав, уже пішов.",
  "This Idempotency-Key was sent with another request before.":
    "Цей Idempotency-Key уже надсилали з іншим запитом.",
  "The same request is still being carried out. Please try again.":
    "Той самий запит іще виконується. Спробуйте ще раз.",
  "An Idempotency-Key has 1 to 128 printable ASCII characters.":
    "Idempotency-Key має від 1 до 128 друкованих символів ASCII.",
  "A kiosk sends an Idempotency-Key with each response.":
    "Кіоск надсилає Idempotency-Key з кожною відповіддю.",
  "Your anonymous session has ended. Please try again.":
    "Ваш анонімний сеанс завершився. Спробуйте ще раз.",
  "This page has lost touch with the server. Please try again.":
    "Ця сторінка втратила зв’язок із сервером. Спробуйте ще раз.",
  "This page has lost touch with the server. Please load it again.":
    "Ця сторінка втратила зв’язок із сервером. Завантажте її знову.",
  "Participation disabled while anonymous ID is opted out.":
    "Участь неможлива, поки анонімний ідентифікатор вимкнено.",
  "Who runs this site has blocked your anonymous ID. You can read everything and take back what is yours.":
    "Той, хто керує цим сайтом, заблокував ваш анонімний ідентифікатор. Ви можете все читати й забрати своє.",
  "You need an invitation to enter.": "Щоб увійти, потрібне запрошення.",
  "Invalid code": "Недійсний код",
  "verification failed. Please retry.":
    "Перевірка не вдалася. Спробуйте ще раз.",
  "Too many incorrect attempts. Access has been temporarily blocked.":
    "Забагато хибних спроб. Доступ тимчасово заблоковано.",
  "Too many wrong challenge answers. Please try again in {wait}.":
    "Забагато хибних відповідей на контрольні запитання. Спробуйте ще раз, коли мине {wait}.",
  "Too many wrong entries were made here. Please try again later.":
    "Тут було забагато хибних спроб. Спробуйте пізніше.",
  "Too many wrong entries came from your network. Please try again in {wait}, or from another network.":
    "З вашої мережі було забагато хибних спроб. Спробуйте ще раз, коли мине {wait}, або з іншої мережі.",
  "Survey not found.": "Опитування не знайдено.",
  "Access code required for this survey.":
    "Для цього опитування потрібен код доступу.",
  "That access code is not right.": "Цей код доступу неправильний.",
  "That export code is not right.": "Цей код експорту неправильний.",
  "export code required": "потрібен код експорту",
  "A radius and what it decides come together.":
    "Радіус і те, що він визначає подаються разом.",
  "A radius needs a place to measure from.":
    "Для радіуса потрібне місце, від якого його міряти.",
  "There is no such place.": "Такого місця немає.",
  "Only people within {km} km of its place can answer this survey. Please allow your location on its page first.":
    "На це опитування можуть відповісти лише люди в межах {km} км від його місця. Спершу дозвольте доступ до місцеположення на його сторінці.",
  "Only people within {km} km of its place can answer this survey, and yours is farther away.":
    "На це опитування можуть відповісти лише люди в межах {km} км від його місця, а ваше місцеположення далі.",
  "A distance needs a place to measure from.":
    "Для відстані потрібне місце, від якого міряти.",
  "A piece of the map needs all of its four edges.":
    "Ділянка карти потребує всіх чотирьох меж.",
  "A piece of the map has its south below its north.":
    "Південь ділянки карти не вище за її північ.",
  "A piece of the map is too large for its level.":
    "Ділянка карти завелика для свого рівня.",
  "Search either by text (q) or by access code (code).":
    "Шукайте або за текстом (q), або за кодом доступу (code).",
  "Give a place as near=52.5,13.4.": "Вкажіть місце як near=52.5,13.4.",
  "Give a latitude up to 90 and a longitude up to 180.":
    "Вкажіть широту до 90 і довготу до 180.",
  "There is no such picture.": "Такого зображення немає.",
  "Please describe the survey you want to create.":
    "Опишіть опитування, яке хочете створити.",
  "Please shorten your input to {max} characters or fewer.":
    "Скоротіть текст щонайбільше до {max} символів.",
  "Failed to generate survey from content.":
    "Не вдалося створити опитування з цього вмісту.",
  "The reserved survey token is no longer valid. Please try again.":
    "Зарезервований токен опитування вже недійсний. Спробуйте ще раз.",
  "This survey was published already.": "Це опитування вже опубліковано.",
  "A survey can have {max} characters at most, in all its languages together.":
    "Опитування може мати щонайбільше {max} символів усіма мовами разом.",
  "The title must not be empty.": "Назва не може бути порожньою.",
  "Code must be at least 4 characters.":
    "Код має містити щонайменше 4 символи.",
  "The closing time must lie in the future.":
    "Час закриття має бути в майбутньому.",
  "Site {site} must be written as https://partner.example.":
    "Сайт {site} треба записати як https://partner.example.",
  "A survey needs at least one question.":
    "Опитуванню потрібне щонайменше одне запитання.",
  "A survey can have {max} challenge questions at most.":
    "Найбільша кількість контрольних запитань в опитуванні: {max}.",
  "Each challenge question must include both a question and an expected answer.":
    "Кожне контрольне запитання повинно мати текст і очікувану відповідь.",
  "Question {question} must not be empty.":
    "Запитання {question} не може бути порожнім.",
  "Question {question} has an empty option.":
    "Запитання {question} має порожній варіант.",
  "Question {question} has the same option twice.":
    "Запитання {question} двічі має той самий варіант.",
  "Question {question} needs at least two options.":
    "Запитанню {question} потрібні щонайменше два варіанти.",
  "Question {question} needs the scale, the numbers or the days that are chosen from.":
    "Запитанню {question} потрібні шкала, числа або дні, з яких вибирають.",
  "Question {question} is of a kind that does not go with its type, or takes one answer only.":
    "Запитання {question} має вид, що не пасує до його типу, або приймає лише одну відповідь.",
  "Question {question} needs other options: two or three for yes and no, three for a statement, 2 to {ranked} to rank.":
    "Запитанню {question} потрібні інші варіанти: два або три для «так» і «ні», три для твердження, від 2 до {ranked} для впорядкування.",
  "Question {question} needs a scale from 0 or 1 to 10 at most.":
    "Запитанню {question} потрібна шкала від 0 або 1 щонайбільше до 10.",
  "Question {question} needs a smallest number below its largest one, neither with more digits than it asks for.":
    "У запитанні {question} найменше число має бути меншим за найбільше, і жодне не може мати більше цифр, ніж воно потребує.",
  "Question {question} needs a first day before its last one, at most {years} years apart.":
    "У запитанні {question} перший день має бути раніше за останній, а між ними — не більше ніж {years} років.",
  "Question {question} asks for a number of options that nobody can choose.":
    "Запитання {question} вимагає стільки варіантів, скільки ніхто не може вибрати.",
  "Question {question} can exclude other options by one of its own alone, where it takes several.":
    "Запитання {question} може виключати інші варіанти лише одним зі своїх і лише там, де приймає кілька.",
  "Question {question} depends on a question that does not come before it.":
    "Запитання {question} залежить від запитання, яке не стоїть перед ним.",
  "Question {question} depends on a question without options.":
    "Запитання {question} залежить від запитання без варіантів.",
  "Question {question} depends on an option that is not there.":
    "Запитання {question} залежить від варіанта, якого немає.",
  "Question {question} is the text of an option, which has to be one of a question before it.":
    "Запитання {question} — це текст варіанта, який має належати одному з попередніх запитань.",
  "Question {question} can never be asked: nobody can answer the questions before it so.":
    "Запитання {question} ніколи не буде поставлене: ніхто не може так відповісти на попередні.",
  "Question {question} depends on too much for anybody to say when it is asked.":
    "Запитання {question} залежить від надто багато чого, щоб сказати, коли його ставлять.",
  "This survey is no longer accepting responses.":
    "Це опитування більше не приймає відповідей.",
  "Please answer at least one question.":
    "Дайте відповідь щонайменше на одне запитання.",
  "Please answer the challenge questions before submitting.":
    "Перед надсиланням дайте відповіді на контрольні запитання.",
  "A challenge answer is not right, so your response was not taken.":
    "Відповідь на контрольне запитання хибна, тому вашу відповідь не прийнято.",
  "{count} attempts left.": "Залишилося спроб: {count}.",
  "1 attempt left.": "Залишилася 1 спроба.",
  "This survey has no question {question}.":
    "У цьому опитуванні немає запитання {question}.",
  "Question {question} is not asked of somebody who answers the questions before it so.":
    "Запитання {question} не ставлять тому, хто так відповів на попередні.",
  "Question {question} has to be answered.":
    "На запитання {question} треба відповісти.",
  "Question {question} takes one text.":
    "Запитання {question} приймає один текст.",
  "The answer to question {question} is longer than {max} characters.":
    "Відповідь на запитання {question} довша за {max} символів.",
  "An answer to question {question} is not one of its options.":
    "Одна з відповідей на запитання {question} не належить до його варіантів.",
  "Question {question} takes one option only.":
    "Запитання {question} приймає лише один варіант.",
  "Question {question} takes {least} options at least.":
    "Варіантів у запитанні {question}: щонайменше {least}.",
  "Question {question} takes {most} options at most.":
    "Варіантів у запитанні {question}: щонайбільше {most}.",
  "Question {question} takes “{option}” with no other option.":
    "Запитання {question} приймає «{option}» лише без інших варіантів.",
  "Question {question} takes one number.":
    "Запитання {question} приймає одне число.",
  "Question {question} takes a day from {first} to {last}.":
    "Запитання {question} приймає день від {first} до {last}.",
  "Question {question} takes a number from {least} to {most} with {decimals} digits after the point at most.":
    "Запитання {question} приймає число від {least} до {most}; знаків після коми: щонайбільше {decimals}.",
  "Question {question} takes one day, written as 2026-11-27.":
    "Запитання {question} приймає один день, записаний як 2026-11-27.",
  "Question {question} takes all of its options in their order.":
    "Запитання {question} приймає всі свої варіанти по порядку.",
  "This survey is answered by ticket only. Please enter the code of yours on its page first.":
    "На це опитування відповідають лише з талоном. Спершу введіть на його сторінці код свого талона.",
  "No ticket has this code. Please compare it with the one on the paper.":
    "Талона з таким кодом немає. Порівняйте його з кодом на папері.",
  "This ticket was used already.": "Цей талон уже використано.",
  "This ticket is no longer good.": "Цей талон більше не дійсний.",
  "The survey of this ticket is no longer accepting responses.":
    "Опитування цього талона більше не приймає відповідей.",
  "This kiosk opens no survey.": "Цей кіоск не відкриває жодного опитування.",
  "Please write something first.": "Спершу щось напишіть.",
  "The text is longer than {max} characters.":
    "Текст довший за {max} символів.",
  "This post is gone.": "Цього допису вже немає.",
  "This reply is gone.": "Цієї відповіді вже немає.",
  "Only its author can edit a reply.":
    "Змінити відповідь може лише той, хто її написав.",
  "Only its author can delete this.": "Видалити це може лише автор.",
  "The author of the survey has closed its discussion. What you wrote was not sent.":
    "Автор опитування закрив його обговорення. Написане вами не надіслано.",
  "This discussion is in slow mode. You can write again in a minute.":
    "Це обговорення в повільному режимі. Знову написати можна за хвилину.",
  "This discussion is in slow mode. You can write again in {minutes} minutes.":
    "Це обговорення в повільному режимі. Знову написати можна за {minutes} хв.",
  "Please provide a brief reason (at least {least} characters).":
    "Вкажіть коротку причину (символів: щонайменше {least}).",
  "Please say in a few words why it should be shown (at least {least} characters).":
    "Кількома словами скажіть, чому це треба показувати (символів: щонайменше {least}).",
  "This survey is closed, and its responses can no longer be withdrawn.":
    "Це опитування закрите, і його відповіді вже не можна відкликати.",
  "Please check the consent box to receive email alerts before joining the waitlist.":
    "Перш ніж приєднатися до списку очікування, позначте згоду на сповіщення електронною поштою.",
  "Please choose your business category.": "Виберіть категорію свого бізнесу.",
  "This key is not good for that.": "Цього ключа для цього недостатньо.",
  "There is no such key.": "Такого ключа немає.",
  "A survey can have {max} keys at most. End one that is no longer needed.":
    "Найбільша кількість ключів в опитування: {max}. Скасуйте той, що вже не потрібен.",
  "This is the only key by which the survey can be changed. Make another one first.":
    "Це єдиний ключ, яким можна змінити опитування. Спершу створіть інший.",
  "A survey can have {max} kiosks at most. End one that is no longer needed.":
    "Найбільша кількість кіосків в опитування: {max}. Завершіть той, що вже не потрібен.",
  "There is no such batch.": "Такої партії немає.",
  "This survey is not answered by ticket. Choose first who may answer.":
    "На це опитування відповідають без талонів. Спершу виберіть, хто може відповідати.",
  "A survey can have {max} batches of tickets at most.":
    "Найбільша кількість партій талонів в опитування: {max}.",
  "If-Match takes the ETag of the survey.": "If-Match приймає ETag опитування.",
  "Somebody has changed this survey meanwhile.":
    "Тим часом хтось змінив це опитування.",
  "That is not the title of this survey, so it was not deleted.":
    "Це не назва цього опитування, тому його не видалено.",
  "A question is there twice.": "Одне запитання повторюється.",
  "Question {question} is none of this survey's.":
    "Запитання {question} не з цього опитування.",
  "The reason must not be empty.": "Причина не може бути порожньою.",
  "The closing time is no moment.": "Час закриття не є дійсним моментом.",
  "Somebody has answered already: the words of questions and options can be changed, but nothing else of them.":
    "Хтось уже відповів: слова запитань і варіантів можна змінити, але більше нічого в них.",
  "This survey's words were changed too often since people answered.":
    "Слова цього опитування надто часто змінювали після перших відповідей.",
  "Flagged answers were left out and counted again too often.":
    "Позначені відповіді надто часто вилучали й знову враховували.",
  "Somebody has answered already: who may answer by ticket cannot be changed any more.":
    "Хтось уже відповів: змінити, хто може відповідати з талоном, більше не можна.",
  "Who runs this site hid it, and alone can show it again.":
    "Це приховав той, хто керує сайтом, і лише він може показати це знову.",
  "There is no webhook.": "Вебхука немає.",
  "This site sends news to no address.":
    "Цей сайт не надсилає новин на жодну адресу.",
  "Give an address that begins with https:// and one of {hosts}.":
    "Вкажіть адресу, що починається з https:// та одного з таких імен: {hosts}.",
  "The keys are not those of a browser.": "Це не ключі браузера.",
  "This site does not know your browser's push service.":
    "Цей сайт не знає служби сповіщень вашого браузера.",
  "This site pushes nothing to browsers.":
    "Цей сайт нічого не надсилає браузерам.",
  "Figures are shown without something, or only that.":
    "Показники наводять або без чогось, або лише з ним.",
  "Figures from there are not told apart.":
    "Дані з цієї відстані окремо не показуються.",
  "Where answers come from is counted only of a survey that has a place.":
    "Звідки надходять відповіді, рахується лише в опитуванні, яке має місце.",
  "Where answers come from is not counted where results show at once or tickets are told apart.":
    "Звідки надходять відповіді, не рахується, якщо результати показуються одразу або квитки показуються окремо.",
  "Where answers come from is not counted where whole responses are read.":
    "Звідки надходять відповіді, не рахується, якщо відповіді читають повністю.",
  "This survey has no map of its answers.":
    "Це опитування не має карти відповідей.",
  "Figures of this language are not told apart.":
    "Показники цією мовою окремо не показуються.",
  "No model translates on this site.":
    "На цьому сайті жодна модель не перекладає.",
  "These are too many texts to translate at once.":
    "Це забагато текстів для одного перекладу.",
  "This survey does not tell tickets apart.":
    "Це опитування не відокремлює талонів.",
  "People were told before they answered that this is not read.":
    "Людям до відповіді сказали, що цього не читають.",
  "This survey has no such question that is answered in writing.":
    "У цьому опитуванні немає такого запитання з письмовою відповіддю.",
  "There is more to save by now. Please save the file anew.":
    "Тепер є що зберегти ще. Збережіть файл знову.",
  "This visit has lasted too long. Please try again.":
    "Цей візит тривав надто довго. Спробуйте ще раз.",
  "This survey requires an access code, which is asked for on its own site only.":
    "Для цього опитування потрібен код доступу, який питають лише на його власному сайті.",
  "This survey is answered by ticket only, which is asked for on its own site only.":
    "На це опитування відповідають лише з талоном, який питають тільки на його власному сайті.",
  "This survey may not be shown on this page.":
    "Це опитування не можна показувати на цій сторінці.",
  "This site is open by invitation only.":
    "Цей сайт відкритий лише за запрошенням.",
  "This survey cannot be shown here at the moment.":
    "Зараз це опитування неможливо показати тут.",
  "This survey can only be shown in a frame.":
    "Це опитування можна показати лише у рамці.",
  "Your network has answered here today, and this browser lets the page keep nothing to tell people apart. Please open the survey on Nearsay, where everybody can answer.":
    "З вашої мережі сьогодні тут уже відповіли, а цей браузер не дає сторінці зберегти щось, щоб розрізняти людей. Відкрийте опитування на Nearsay, де можуть відповісти всі.",
  "There is nothing to embed yet.": "Вбудовувати ще нічого.",
  "There is no such file.": "Такого файлу немає.",
  "This is given as JSON only.": "Це надається лише як JSON.",
  "This is no address of a survey here.": "Це не адреса тутешнього опитування.",
  "The metrics need their token.": "Метрики потребують свого токена.",
  "There is no such address.": "Такої адреси немає.",
  "There is no such invitation.": "Такого запрошення немає.",
  "There is no such survey, post or reply.":
    "Такого опитування, допису чи відповіді немає.",
  "Look for a survey by its number or uuid, for others as post 12 or reply 7.":
    "Шукайте опитування за номером або uuid, інше — як post 12 чи reply 7.",
  "This key opens nothing.": "Цей ключ нічого не відкриває.",
  "This key is good only with its passkey.":
    "Цей ключ дійсний лише зі своїм ключем доступу.",
  "This key needs no passkey.": "Цей ключ не потребує ключа доступу.",
  "This key has a passkey already.": "Цей ключ уже має ключ доступу.",
  "This key has no passkey any more.": "Цей ключ більше не має ключа доступу.",
  "This passkey was used elsewhere meanwhile.":
    "Тим часом цей ключ доступу використали деінде.",
  "This is not the passkey of this key, or not of this site.":
    "Це не ключ доступу цього ключа або не цього сайту.",
  "That took too long, or was sent before. Please try again.":
    "Це тривало надто довго або вже було надіслано. Спробуйте ще раз.",
  "Somebody has answered already: when it opens cannot be changed any more.":
    "Хтось уже відповів: час відкриття більше не можна змінити.",
  "There are {count} responses already: let it close after more than that, or by its closing time alone.":
    "Уже є відповіді ({count}): опитування має закриватися після більшої кількості або лише за часом.",
  "This survey is not open yet.": "Це опитування ще не відкрите.",
  "The address after thanks must be a public one that starts with https://, without a user name and a port.":
    "Адреса після подяки має бути загальнодоступною й починатися з https://, без імені користувача та порту.",
  "This site takes no addresses after thanks.":
    "Цей сайт не приймає адрес після подяки.",
  "The address after thanks must be on {hosts}.":
    "Адреса після подяки має бути на {hosts}.",
  "The opening time is no moment.": "Час відкриття не є моментом часу.",
  "The opening time must lie before the closing time.":
    "Відкриття має бути раніше за закриття.",
  "The translation “{language}” has more questions than the survey.":
    "Переклад «{language}» має більше запитань, ніж опитування.",
  "The translation “{language}” of question {question} has more options than the question.":
    "Переклад «{language}» запитання {question} має більше варіантів, ніж саме запитання.",
  "A survey with translations has to say in which language it is written.":
    "Опитування з перекладами має вказувати, якою мовою воно написане.",
  "The language “{language}” is there twice.":
    "Мова «{language}» трапляється двічі.",
  "Question {question} has “{text}” for two of its options, in one language or in two: nobody could tell which of them is meant.":
    "У запитанні {question} «{text}» стоїть для двох варіантів, однією мовою чи двома: ніхто не знав би, який мається на увазі.",
  "No AI model is set up on this server, so simple rules made this draft from your text. Please read every question and change what does not fit.":
    "На цьому сервері немає моделі ШІ, тож цю чернетку з вашого тексту створили прості правила. Прочитайте кожне запитання і змініть те, що не підходить.",
  "Simple rules made this draft from your text, without the AI model. Please read every question and change what does not fit.":
    "Цю чернетку з вашого тексту створили прості правила, без моделі ШІ. Прочитайте кожне запитання і змініть те, що не підходить.",
  "Your text does not say yet what to ask. Choose a survey to begin with, or describe what you want to find out.":
    "Ваш текст ще не каже, про що питати. Виберіть опитування для початку або опишіть, що хочете дізнатися.",
};
