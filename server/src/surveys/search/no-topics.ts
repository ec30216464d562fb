import type { SurveyLanguage } from "@nearsay/core/contract";
import { listedLanguage } from "../../base/text/text-language.ts";
import { isStopword } from "../../base/text/stopwords.ts";
import { searchWords } from "./search-words.ts";

/**
 * Words that titles of surveys about anything contain: what is asked for, where
 * and when, how many, how good.
 */
const general: Partial<Record<SurveyLanguage, string>> = {
  en: `around near nearby local here there where when next last first second
    third new old big small large little long short best better good great bad
    worst nice favourite favorite many much more most less least often always
    never sometimes day days week weeks month months year years time times
    people person place places thing things way ways part kind sort use used
    want wants need needs think know like likely make makes get go going come
    feel find keep give open closed should would could survey surveys question
    questions poll feedback opinion opinions idea ideas answer answers today
    tomorrow tonight still really every everyone anyone someone something
    anything help tell share say look looking please thank welcome`,
  de: `rund um nahe naehe nähe hier dort wo wann naechste nächste nächsten
    letzte letzten erste ersten zweite neue neuer neues neuen alte alten alter
    gross große grosse großen kleine kleinen lange kurz beste besten bester
    bestes besser gut gute guten schlecht liebste lieblings viele viel mehr
    meisten weniger oft immer nie manchmal tag tage woche wochen monat monate
    jahr jahre zeit mal leute menschen person personen ort orte ding dinge art
    teil nutzen brauchen brauchst wollen willst möchten denken meinen wissen
    finden finde kommen gehen machen geben offen umfrage umfragen frage fragen
    meinung meinungen idee ideen antwort heute morgen jeder alle jemand etwas
    hilfe bitte danke gern lieber`,
  es: `cerca aqui aquí alli allí donde dónde cuando cuándo alrededor local
    proximo próximo proxima próxima ultimo último primera primero segundo nuevo
    nueva nuevos nuevas viejo vieja grande grandes pequeño pequeña largo corto
    mejor mejores peor bueno buena favorito favorita mucho mucha muchos mas más
    menos siempre nunca veces dia día dias días semana semanas mes meses año
    años tiempo gente persona personas lugar lugares cosa cosas parte tipo
    usar necesitas necesitamos quieres queremos quiere piensas opinas saber
    hacer ir venir abierto encuesta encuestas pregunta preguntas opinion
    opinión opiniones idea ideas respuesta hoy mañana todos alguien algo ayuda
    gracias favor`,
  fr: `autour pres près proche ici la là ou où quand local locale prochain
    prochaine dernier derniere dernière premier premiere première deuxieme
    nouveau nouvelle nouveaux nouvelles vieux vieille grand grande grands petit
    petite petits long court meilleur meilleure meilleurs mieux bon bonne
    mauvais prefere préféré préférée beaucoup plus moins souvent toujours
    jamais parfois jour jours semaine semaines mois an ans annee année années
    temps fois gens personne personnes lieu lieux endroit endroits chose choses
    partie sorte utiliser besoin veux voulez voulons pensez penser savoir faire
    aller venir trouver ouvert sondage sondages enquete enquête question
    questions avis opinion opinions idee idée idées reponse réponse
    aujourd'hui demain chaque tous quelqu'un aide merci`,
  pl: `wokol wokół blisko tutaj tam gdzie kiedy lokalny lokalne nastepny
    następny nastepne następne ostatni ostatnie pierwszy pierwsza drugi nowy
    nowa nowe nowych stary stara stare duzy duży duza duża maly mały mala mała
    dlugo długo krotko krótko najlepszy najlepsza najlepsze lepszy lepiej dobry
    dobra dobre dobrze zly zły ulubiony ulubione duzo dużo wiecej więcej mniej
    czesto często zawsze nigdy czasem dzien dzień dni tydzien tydzień tygodnie
    miesiac miesiąc rok lat lata czas razy ludzie osoba osoby osob osób miejsce
    miejsca rzecz rzeczy czesc część rodzaj uzywac używać potrzebujesz
    potrzeba chcesz chcemy chce myslisz myślisz wiedziec robic robić isc
    otwarte ankieta ankiety pytanie pytania opinia opinie pomysl pomysł
    odpowiedz odpowiedź dzis dziś dzisiaj jutro kazdy każdy wszyscy ktos ktoś
    cos coś pomoc prosze dziekujemy`,
  tr: `civarında yakın yakında burada orada nerede nereye yerel sonraki gelecek
    son ilk ikinci yeni eski büyük küçük uzun kısa iyi kötü daha güzel favori
    çok az sık her hiç bazen gün günler hafta ay yıl zaman kez kere insan
    insanlar kişi kişiler yer yerler şey şeyler kısım tür kullanmak ihtiyaç
    istiyor istersiniz istiyoruz düşünüyorsunuz bilmek yapmak gitmek gelmek
    bulmak açık anket anketler soru sorular görüş fikir fikirler cevap bugün
    yarın herkes biri bir yardım lütfen teşekkürler`,
  uk: `навколо поруч близько тут там де коли місцевий місцеві наступний
    наступна останній перший перша другий новий нова нове нові старий стара
    великий велика малий мала маленький довго коротко найкращий найкраща краще
    кращий добрий добре поганий улюблений улюблена багато більше менше часто
    завжди ніколи іноді день дні тиждень місяць рік роки часу час разів раз люди
    людина людей місце місця річ речі частина вид потрібно потрібен потрібна
    хочете хочемо думаєте знати робити йти відкрито опитування питання думка
    думки ідея ідеї відповідь сьогодні завтра кожен усі всі хтось щось
    допомога дякуємо`,
  ar: `حول قرب قريب قريبة بالقرب هنا هناك أين متى محلي محلية القادم القادمة
    التالي الأخير الأول الأولى الثاني جديد جديدة الجديد الجديدة قديم قديمة كبير
    كبيرة صغير صغيرة طويل قصير أفضل الأفضل أحسن جيد جيدة سيئ مفضل المفضل كثير
    أكثر أقل دائما غالبا أبدا أحيانا يوم أيام أسبوع شهر سنة وقت مرة مرات ناس
    الناس شخص أشخاص مكان أماكن شيء أشياء جزء نوع استخدام حاجة تحتاج نحتاج تريد
    نريد تعتقد تظن معرفة عمل مفتوح استطلاع سؤال أسئلة رأي رأيك رأيكم آراء فكرة
    أفكار إجابة اليوم غدا كل أحد مساعدة شكرا`,
};

const words = new Map(
  Object.entries(general).map(([language, list]) => [
    language,
    new Set(searchWords(list)),
  ]),
);

/** Whether a word of a title does not say what a survey is about. */
export function isNoTopic(word: string, language: SurveyLanguage): boolean {
  return (
    words.get(language)?.has(word) === true ||
    isStopword(word, listedLanguage(language))
  );
}
