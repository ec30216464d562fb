import type { Sentence } from "./sentences.ts";

export const sentences: Readonly<Record<Sentence, string>> = {
  "Something went wrong. Please try again.":
    "Etwas ist schiefgegangen. Bitte noch einmal versuchen.",
  "Too much is going on right now. Please try again.":
    "Gerade ist zu viel los. Bitte noch einmal versuchen.",
  "The service is briefly unavailable. Please try again.":
    "Der Dienst ist kurz nicht erreichbar. Bitte noch einmal versuchen.",
  "The service is not ready.": "Der Dienst ist noch nicht bereit.",
  "There is no room to keep anything new at the moment. Please try again later.":
    "Im Moment ist kein Platz für Neues. Bitte später noch einmal versuchen.",
  "The site is moving to another place, and keeps nothing new for a minute. Please try again then.":
    "Die Website zieht gerade um und nimmt eine Minute lang nichts Neues an. Bitte danach noch einmal versuchen.",
  "That was too often. Please try again in {wait}.":
    "Das war zu oft. Bitte in {wait} noch einmal versuchen.",
  "There is nothing here.": "Hier ist nichts.",
  "This is gone.": "Das gibt es nicht mehr.",
  "Not found.": "Nicht gefunden.",
  "This list cannot be continued. Load it anew.":
    "Diese Liste lässt sich nicht fortsetzen. Bitte neu laden.",
  "Content not allowed.": "Dieser Inhalt ist nicht erlaubt.",
  "Texts cannot be checked at the moment. Please try again.":
    "Texte lassen sich gerade nicht prüfen. Bitte noch einmal versuchen.",
  "Live updates are not available at the moment.":
    "Neues kommt gerade nicht von selbst.",
  "The request cannot be understood.": "Die Anfrage ist nicht zu verstehen.",
  "The request is invalid.": "Die Anfrage ist ungültig.",
  "{field} {problem}.": "{field}: {problem}.",
  "The request {problem}.": "Die Anfrage: {problem}.",
  "{field} has characters it must not have.":
    "{field} hat Zeichen, die dort nicht stehen dürfen.",
  "The request has characters it must not have.":
    "Die Anfrage hat Zeichen, die dort nicht stehen dürfen.",
  "Text must not hold NUL or broken characters.":
    "Text darf weder NUL noch beschädigte Zeichen enthalten.",
  "The body is not valid JSON.": "Der Inhalt ist kein gültiges JSON.",
  "The request is larger than this call takes.":
    "Die Anfrage ist größer, als dieser Aufruf zulässt.",
  "Send the body as application/json.":
    "Den Inhalt bitte als application/json senden.",
  "The body's length is not the one announced.":
    "Der Inhalt hat nicht die angekündigte Länge.",
  "The path is not valid.": "Der Pfad ist ungültig.",
  "The request took too long to arrive.":
    "Die Anfrage ist zu langsam angekommen.",
  "The request's headers are too large.":
    "Die Kopfzeilen der Anfrage sind zu groß.",
  "The request names no valid host.": "Die Anfrage nennt keinen gültigen Host.",
  "There is no such call.": "Diesen Aufruf gibt es nicht.",
  "This path is not for that method.":
    "Dieser Pfad ist nicht für diese Methode.",
  "The caller went away.": "Niemand wartet mehr auf die Antwort.",
  "This Idempotency-Key was sent with another request before.":
    "Dieser Idempotency-Key kam schon mit einer anderen Anfrage.",
  "The same request is still being carried out. Please try again.":
    "Dieselbe Anfrage wird noch ausgeführt. Bitte noch einmal versuchen.",
  "An Idempotency-Key has 1 to 128 printable ASCII characters.":
    "Ein Idempotency-Key hat 1 bis 128 druckbare ASCII-Zeichen.",
  "A kiosk sends an Idempotency-Key with each response.":
    "Ein Kiosk sendet mit jeder Antwort einen Idempotency-Key.",
  "Your anonymous session has ended. Please try again.":
    "Die anonyme Sitzung ist zu Ende. Bitte noch einmal versuchen.",
  "This page has lost touch with the server. Please try again.":
    "Diese Seite hat die Verbindung zum Server verloren. Bitte noch einmal versuchen.",
  "This page has lost touch with the server. Please load it again.":
    "Diese Seite hat die Verbindung zum Server verloren. Bitte neu laden.",
  "Participation disabled while anonymous ID is opted out.":
    "Mitmachen geht nicht, solange die anonyme Kennung ausgeschaltet ist.",
  "Who runs this site has blocked your anonymous ID. You can read everything and take back what is yours.":
    "Diese anonyme Kennung ist von den Betreibern der Website gesperrt. Alles lesen und Eigenes zurücknehmen geht weiterhin.",
  "You need an invitation to enter.": "Der Zutritt braucht eine Einladung.",
  "Invalid code": "Ungültiger Code",
  "verification failed. Please retry.":
    "Die Prüfung ist nicht gelungen. Bitte noch einmal versuchen.",
  "Too many incorrect attempts. Access has been temporarily blocked.":
    "Zu viele falsche Versuche. Der Zugang ist vorläufig gesperrt.",
  "Too many wrong challenge answers. Please try again in {wait}.":
    "Zu viele falsche Antworten auf Prüffragen. Bitte in {wait} noch einmal versuchen.",
  "Too many wrong entries were made here. Please try again later.":
    "Hier wurde zu oft Falsches eingegeben. Bitte später noch einmal versuchen.",
  "Too many wrong entries came from your network. Please try again in {wait}, or from another network.":
    "Aus diesem Netz wurde zu oft Falsches eingegeben. Bitte in {wait} oder aus einem anderen Netz noch einmal versuchen.",
  "Survey not found.": "Umfrage nicht gefunden.",
  "Access code required for this survey.":
    "Diese Umfrage öffnet sich nur mit Zugangscode.",
  "That access code is not right.": "Dieser Zugangscode ist nicht richtig.",
  "That export code is not right.": "Dieser Exportcode ist nicht richtig.",
  "export code required": "Exportcode erforderlich",
  "A radius and what it decides come together.":
    "Ein Umkreis und was er bestimmt gehören zusammen.",
  "A radius needs a place to measure from.":
    "Ein Umkreis braucht einen Ort, von dem aus er gemessen wird.",
  "There is no such place.": "Diesen Ort gibt es nicht.",
  "Only people within {km} km of its place can answer this survey. Please allow your location on its page first.":
    "Diese Umfrage können nur Menschen im Umkreis von {km} km um ihren Ort beantworten. Bitte zuerst auf ihrer Seite den Standort freigeben.",
  "Only people within {km} km of its place can answer this survey, and yours is farther away.":
    "Diese Umfrage können nur Menschen im Umkreis von {km} km um ihren Ort beantworten, und Ihr Standort ist weiter entfernt.",
  "A distance needs a place to measure from.":
    "Eine Entfernung braucht einen Ort, von dem aus gemessen wird.",
  "A piece of the map needs all of its four edges.":
    "Ein Ausschnitt der Karte braucht alle vier Ränder.",
  "A piece of the map has its south below its north.":
    "Süden liegt bei einem Ausschnitt nicht über Norden.",
  "A piece of the map is too large for its level.":
    "Ein Ausschnitt der Karte ist zu groß für seine Stufe.",
  "Search either by text (q) or by access code (code).":
    "Entweder nach Text (q) oder nach Zugangscode (code) suchen.",
  "Give a place as near=52.5,13.4.":
    "Einen Ort bitte als near=52.5,13.4 angeben.",
  "Give a latitude up to 90 and a longitude up to 180.":
    "Bitte eine Breite bis 90 und eine Länge bis 180 angeben.",
  "There is no such picture.": "Dieses Bild gibt es nicht.",
  "Please describe the survey you want to create.":
    "Bitte die gewünschte Umfrage beschreiben.",
  "Please shorten your input to {max} characters or fewer.":
    "Bitte auf höchstens {max} Zeichen kürzen.",
  "Failed to generate survey from content.":
    "Aus dem Inhalt ließ sich keine Umfrage erstellen.",
  "The reserved survey token is no longer valid. Please try again.":
    "Der reservierte Platz für die Umfrage gilt nicht mehr. Bitte noch einmal versuchen.",
  "This survey was published already.":
    "Diese Umfrage ist schon veröffentlicht.",
  "A survey can have {max} characters at most, in all its languages together.":
    "Eine Umfrage kann in allen Sprachen zusammen höchstens {max} Zeichen haben.",
  "The title must not be empty.": "Der Titel darf nicht leer sein.",
  "Code must be at least 4 characters.":
    "Der Code braucht mindestens 4 Zeichen.",
  "The closing time must lie in the future.":
    "Der Zeitpunkt des Schließens muss in der Zukunft liegen.",
  "Site {site} must be written as https://partner.example.":
    "Website {site} bitte so schreiben: https://partner.example.",
  "A survey needs at least one question.":
    "Eine Umfrage braucht mindestens eine Frage.",
  "A survey can have {max} challenge questions at most.":
    "Eine Umfrage kann höchstens {max} Prüffragen haben.",
  "Each challenge question must include both a question and an expected answer.":
    "Jede Prüffrage braucht eine Frage und eine erwartete Antwort.",
  "Question {question} must not be empty.":
    "Frage {question} darf nicht leer sein.",
  "Question {question} has an empty option.":
    "Frage {question} hat eine leere Antwortmöglichkeit.",
  "Question {question} has the same option twice.":
    "Frage {question} hat dieselbe Antwortmöglichkeit zweimal.",
  "Question {question} needs at least two options.":
    "Frage {question} braucht mindestens zwei Antwortmöglichkeiten.",
  "Question {question} needs the scale, the numbers or the days that are chosen from.":
    "Frage {question} braucht die Skala, die Zahlen oder die Tage, aus denen gewählt wird.",
  "Question {question} is of a kind that does not go with its type, or takes one answer only.":
    "Frage {question} ist von einer Art, die nicht zu ihrem Typ passt, oder nimmt nur eine Antwort.",
  "Question {question} needs other options: two or three for yes and no, three for a statement, 2 to {ranked} to rank.":
    "Frage {question} braucht andere Antwortmöglichkeiten: zwei oder drei für Ja und Nein, drei für eine Aussage, 2 bis {ranked} zum Ordnen.",
  "Question {question} needs a scale from 0 or 1 to 10 at most.":
    "Frage {question} braucht eine Skala von 0 oder 1 bis höchstens 10.",
  "Question {question} needs a smallest number below its largest one, neither with more digits than it asks for.":
    "Frage {question} braucht eine kleinste Zahl unter der größten, beide mit nicht mehr Stellen, als sie verlangt.",
  "Question {question} needs a first day before its last one, at most {years} years apart.":
    "Frage {question} braucht einen ersten Tag vor dem letzten, höchstens {years} Jahre auseinander.",
  "Question {question} asks for a number of options that nobody can choose.":
    "Frage {question} verlangt eine Zahl von Antwortmöglichkeiten, die niemand wählen kann.",
  "Question {question} can exclude other options by one of its own alone, where it takes several.":
    "Frage {question} kann andere Antwortmöglichkeiten nur durch eine eigene ausschließen, und nur wo sie mehrere nimmt.",
  "Question {question} depends on a question that does not come before it.":
    "Frage {question} hängt von einer Frage ab, die nicht vor ihr steht.",
  "Question {question} depends on a question without options.":
    "Frage {question} hängt von einer Frage ohne Antwortmöglichkeiten ab.",
  "Question {question} depends on an option that is not there.":
    "Frage {question} hängt von einer Antwortmöglichkeit ab, die es nicht gibt.",
  "Question {question} is the text of an option, which has to be one of a question before it.":
    "Frage {question} ist der Text zu einer Antwortmöglichkeit; diese muss zu einer Frage davor gehören.",
  "Question {question} can never be asked: nobody can answer the questions before it so.":
    "Frage {question} kann nie gestellt werden: So kann niemand die Fragen davor beantworten.",
  "Question {question} depends on too much for anybody to say when it is asked.":
    "Frage {question} hängt von zu vielem ab, als dass jemand sagen könnte, wann sie gestellt wird.",
  "This survey is no longer accepting responses.":
    "Diese Umfrage nimmt keine Antworten mehr an.",
  "Please answer at least one question.":
    "Bitte mindestens eine Frage beantworten.",
  "Please answer the challenge questions before submitting.":
    "Bitte vor dem Absenden die Prüffragen beantworten.",
  "A challenge answer is not right, so your response was not taken.":
    "Eine Prüffrage ist nicht richtig beantwortet, deshalb wurde die Antwort nicht angenommen.",
  "{count} attempts left.": "Noch {count} Versuche.",
  "1 attempt left.": "Noch 1 Versuch.",
  "This survey has no question {question}.":
    "Diese Umfrage hat keine Frage {question}.",
  "Question {question} is not asked of somebody who answers the questions before it so.":
    "Frage {question} wird nicht gestellt, wenn die Fragen davor so beantwortet sind.",
  "Question {question} has to be answered.":
    "Frage {question} muss beantwortet werden.",
  "Question {question} takes one text.":
    "Frage {question} nimmt einen Text an.",
  "The answer to question {question} is longer than {max} characters.":
    "Die Antwort auf Frage {question} ist länger als {max} Zeichen.",
  "An answer to question {question} is not one of its options.":
    "Eine Antwort auf Frage {question} ist keine ihrer Antwortmöglichkeiten.",
  "Question {question} takes one option only.":
    "Frage {question} nimmt nur eine Antwortmöglichkeit an.",
  "Question {question} takes {least} options at least.":
    "Antwortmöglichkeiten bei Frage {question}: mindestens {least}.",
  "Question {question} takes {most} options at most.":
    "Antwortmöglichkeiten bei Frage {question}: höchstens {most}.",
  "Question {question} takes “{option}” with no other option.":
    "Frage {question} nimmt „{option}“ nur allein an.",
  "Question {question} takes one number.":
    "Frage {question} nimmt eine Zahl an.",
  "Question {question} takes a day from {first} to {last}.":
    "Frage {question} nimmt einen Tag von {first} bis {last} an.",
  "Question {question} takes a number from {least} to {most} with {decimals} digits after the point at most.":
    "Frage {question} nimmt eine Zahl von {least} bis {most} an, Stellen nach dem Komma: höchstens {decimals}.",
  "Question {question} takes one day, written as 2026-11-27.":
    "Frage {question} nimmt einen Tag an, geschrieben wie 2026-11-27.",
  "Question {question} takes all of its options in their order.":
    "Frage {question} nimmt alle ihre Antwortmöglichkeiten an, in einer Reihenfolge.",
  "This survey is answered by ticket only. Please enter the code of yours on its page first.":
    "Diese Umfrage wird nur mit Papierticket beantwortet. Bitte zuerst auf ihrer Seite den Code eingeben.",
  "No ticket has this code. Please compare it with the one on the paper.":
    "Kein Ticket hat diesen Code. Bitte mit dem auf dem Papier vergleichen.",
  "This ticket was used already.": "Dieses Ticket ist schon verwendet.",
  "This ticket is no longer good.": "Dieses Ticket gilt nicht mehr.",
  "The survey of this ticket is no longer accepting responses.":
    "Die Umfrage dieses Tickets nimmt keine Antworten mehr an.",
  "This kiosk opens no survey.": "Dieser Kiosk öffnet keine Umfrage.",
  "Please write something first.": "Bitte zuerst etwas schreiben.",
  "The text is longer than {max} characters.":
    "Der Text ist länger als {max} Zeichen.",
  "This post is gone.": "Diesen Beitrag gibt es nicht mehr.",
  "This reply is gone.": "Diese Antwort gibt es nicht mehr.",
  "Only its author can edit a reply.":
    "Eine Antwort kann nur ändern, wer sie geschrieben hat.",
  "Only its author can delete this.":
    "Das kann nur löschen, wer es geschrieben hat.",
  "The author of the survey has closed its discussion. What you wrote was not sent.":
    "Die Diskussion dieser Umfrage ist geschlossen worden. Das Geschriebene wurde nicht gesendet.",
  "This discussion is in slow mode. You can write again in a minute.":
    "Diese Diskussion läuft langsam. In einer Minute geht das Schreiben wieder.",
  "This discussion is in slow mode. You can write again in {minutes} minutes.":
    "Diese Diskussion läuft langsam. In {minutes} Minuten geht das Schreiben wieder.",
  "Please provide a brief reason (at least {least} characters).":
    "Bitte einen kurzen Grund nennen (mindestens {least} Zeichen).",
  "Please say in a few words why it should be shown (at least {least} characters).":
    "Bitte in wenigen Worten sagen, warum sie gezeigt werden soll (mindestens {least} Zeichen).",
  "This survey is closed, and its responses can no longer be withdrawn.":
    "Diese Umfrage ist geschlossen, ihre Antworten lassen sich nicht mehr zurückziehen.",
  "Please check the consent box to receive email alerts before joining the waitlist.":
    "Bitte vor dem Eintragen in die Warteliste der Benachrichtigung per E-Mail zustimmen.",
  "Please choose your business category.": "Bitte die Branche wählen.",
  "This key is not good for that.": "Dieser Schlüssel reicht dafür nicht.",
  "There is no such key.": "Diesen Schlüssel gibt es nicht.",
  "A survey can have {max} keys at most. End one that is no longer needed.":
    "Eine Umfrage kann höchstens {max} Schlüssel haben. Bitte einen beenden, der nicht mehr gebraucht wird.",
  "This is the only key by which the survey can be changed. Make another one first.":
    "Das ist der einzige Schlüssel, mit dem sich die Umfrage ändern lässt. Bitte zuerst einen weiteren anlegen.",
  "A survey can have {max} kiosks at most. End one that is no longer needed.":
    "Eine Umfrage kann höchstens {max} Kioske haben. Bitte einen beenden, der nicht mehr gebraucht wird.",
  "There is no such batch.": "Diesen Stapel gibt es nicht.",
  "This survey is not answered by ticket. Choose first who may answer.":
    "Diese Umfrage wird nicht mit Ticket beantwortet. Bitte zuerst wählen, wer antworten darf.",
  "A survey can have {max} batches of tickets at most.":
    "Eine Umfrage kann höchstens {max} Stapel Tickets haben.",
  "If-Match takes the ETag of the survey.":
    "If-Match nimmt das ETag der Umfrage an.",
  "Somebody has changed this survey meanwhile.":
    "Diese Umfrage ist inzwischen geändert worden.",
  "That is not the title of this survey, so it was not deleted.":
    "Das ist nicht der Titel dieser Umfrage, deshalb wurde sie nicht gelöscht.",
  "A question is there twice.": "Eine Frage steht zweimal da.",
  "Question {question} is none of this survey's.":
    "Frage {question} gehört nicht zu dieser Umfrage.",
  "The reason must not be empty.": "Der Grund darf nicht leer sein.",
  "The closing time is no moment.": "Der Zeitpunkt des Schließens ist keiner.",
  "Somebody has answered already: the words of questions and options can be changed, but nothing else of them.":
    "Es gibt schon Antworten: Der Wortlaut von Fragen und Antwortmöglichkeiten lässt sich ändern, sonst nichts an ihnen.",
  "This survey's words were changed too often since people answered.":
    "Der Wortlaut dieser Umfrage ist seit den ersten Antworten zu oft geändert worden.",
  "Flagged answers were left out and counted again too often.":
    "Auffällige Antworten sind zu oft ausgelassen und wieder mitgezählt worden.",
  "Somebody has answered already: who may answer by ticket cannot be changed any more.":
    "Es gibt schon Antworten: Wer mit Ticket antworten darf, lässt sich nicht mehr ändern.",
  "Who runs this site hid it, and alone can show it again.":
    "Das hat verborgen, wer diese Website betreibt, und nur von dort lässt es sich wieder zeigen.",
  "There is no webhook.": "Es gibt keinen Webhook.",
  "This site sends news to no address.":
    "Diese Website sendet Neuigkeiten an keine Adresse.",
  "Give an address that begins with https:// and one of {hosts}.":
    "Bitte eine Adresse angeben, die mit https:// und einem von diesen beginnt: {hosts}.",
  "The keys are not those of a browser.":
    "Die Schlüssel sind nicht die eines Browsers.",
  "This site does not know your browser's push service.":
    "Diese Website kennt den Push-Dienst dieses Browsers nicht.",
  "This site pushes nothing to browsers.":
    "Diese Website schickt Browsern nichts.",
  "Figures are shown without something, or only that.":
    "Zahlen werden ohne etwas gezeigt oder nur davon, nicht beides.",
  "Figures from there are not told apart.":
    "Zahlen aus diesem Umkreis werden nicht getrennt gezeigt.",
  "Where answers come from is counted only of a survey that has a place.":
    "Woher Antworten kommen, wird nur bei einer Umfrage mit einem Ort gezählt.",
  "Where answers come from is not counted where results show at once or tickets are told apart.":
    "Woher Antworten kommen, wird nicht gezählt, wenn Ergebnisse sofort erscheinen oder Tickets getrennt gezeigt werden.",
  "Where answers come from is not counted where whole responses are read.":
    "Woher Antworten kommen, wird nicht gezählt, wenn ganze Antworten gelesen werden.",
  "This survey has no map of its answers.":
    "Diese Umfrage hat keine Karte ihrer Antworten.",
  "Figures of this language are not told apart.":
    "Zahlen dieser Sprache werden nicht getrennt gezeigt.",
  "No model translates on this site.":
    "Auf dieser Website übersetzt kein Modell.",
  "These are too many texts to translate at once.":
    "Das sind zu viele Texte, um sie auf einmal zu übersetzen.",
  "This survey does not tell tickets apart.":
    "Diese Umfrage zählt Tickets nicht getrennt.",
  "People were told before they answered that this is not read.":
    "Vor dem Antworten wurde zugesagt, dass das nicht gelesen wird.",
  "This survey has no such question that is answered in writing.":
    "Diese Umfrage hat keine solche Frage mit geschriebenen Antworten.",
  "There is more to save by now. Please save the file anew.":
    "Inzwischen gibt es mehr zu sichern. Bitte die Datei neu sichern.",
  "This visit has lasted too long. Please try again.":
    "Dieser Besuch hat zu lange gedauert. Bitte noch einmal versuchen.",
  "This survey requires an access code, which is asked for on its own site only.":
    "Diese Umfrage braucht einen Zugangscode, nach dem nur auf ihrer eigenen Website gefragt wird.",
  "This survey is answered by ticket only, which is asked for on its own site only.":
    "Diese Umfrage wird nur mit Ticket beantwortet, nach dem nur auf ihrer eigenen Website gefragt wird.",
  "This survey may not be shown on this page.":
    "Diese Umfrage darf auf dieser Seite nicht gezeigt werden.",
  "This site is open by invitation only.":
    "Diese Website öffnet sich nur mit Einladung.",
  "This survey cannot be shown here at the moment.":
    "Diese Umfrage lässt sich hier gerade nicht zeigen.",
  "This survey can only be shown in a frame.":
    "Diese Umfrage lässt sich nur in einem Rahmen zeigen.",
  "Your network has answered here today, and this browser lets the page keep nothing to tell people apart. Please open the survey on Nearsay, where everybody can answer.":
    "Aus diesem Netz wurde hier heute schon geantwortet, und dieser Browser lässt die Seite nichts aufheben, um Personen zu unterscheiden. Bitte die Umfrage auf Nearsay öffnen, dort können alle antworten.",
  "There is nothing to embed yet.": "Noch gibt es nichts zum Einbetten.",
  "There is no such file.": "Diese Datei gibt es nicht.",
  "This is given as JSON only.": "Das gibt es nur als JSON.",
  "This is no address of a survey here.":
    "Das ist hier nicht die Adresse einer Umfrage.",
  "The metrics need their token.": "Die Metriken brauchen ihr Token.",
  "There is no such address.": "Diese Adresse gibt es nicht.",
  "There is no such invitation.": "Diese Einladung gibt es nicht.",
  "There is no such survey, post or reply.":
    "Diese Umfrage, diesen Beitrag oder diese Antwort gibt es nicht.",
  "Look for a survey by its number or uuid, for others as post 12 or reply 7.":
    "Eine Umfrage bitte nach Nummer oder UUID suchen, anderes als post 12 oder reply 7.",
  "This key opens nothing.": "Dieser Schlüssel öffnet nichts.",
  "This key is good only with its passkey.":
    "Dieser Schlüssel gilt nur mit seinem Passkey.",
  "This key needs no passkey.": "Dieser Schlüssel braucht keinen Passkey.",
  "This key has a passkey already.":
    "Dieser Schlüssel hat schon einen Passkey.",
  "This key has no passkey any more.":
    "Dieser Schlüssel hat keinen Passkey mehr.",
  "This passkey was used elsewhere meanwhile.":
    "Dieser Passkey ist inzwischen anderswo verwendet worden.",
  "This is not the passkey of this key, or not of this site.":
    "Das ist nicht der Passkey dieses Schlüssels oder nicht der dieser Website.",
  "That took too long, or was sent before. Please try again.":
    "Das hat zu lange gedauert oder wurde schon gesendet. Bitte noch einmal versuchen.",
  "Somebody has answered already: when it opens cannot be changed any more.":
    "Es hat schon jemand geantwortet: Wann die Umfrage öffnet, lässt sich nicht mehr ändern.",
  "There are {count} responses already: let it close after more than that, or by its closing time alone.":
    "Es gibt schon {count} Antworten: Sie muss nach mehr als diesen schließen oder allein nach der Zeit.",
  "This survey is not open yet.": "Diese Umfrage ist noch nicht offen.",
  "The address after thanks must be a public one that starts with https://, without a user name and a port.":
    "Die Adresse nach dem Dank muss öffentlich sein und mit https:// beginnen, ohne Benutzernamen und Port.",
  "This site takes no addresses after thanks.":
    "Diese Website nimmt keine Adressen nach dem Dank an.",
  "The address after thanks must be on {hosts}.":
    "Die Adresse nach dem Dank muss bei {hosts} liegen.",
  "The opening time is no moment.": "Die Öffnungszeit ist kein Zeitpunkt.",
  "The opening time must lie before the closing time.":
    "Die Öffnungszeit muss vor dem Ende liegen.",
  "The translation “{language}” has more questions than the survey.":
    "Die Übersetzung „{language}“ hat mehr Fragen als die Umfrage.",
  "The translation “{language}” of question {question} has more options than the question.":
    "Die Übersetzung „{language}“ von Frage {question} hat mehr Antwortmöglichkeiten als die Frage.",
  "A survey with translations has to say in which language it is written.":
    "Eine Umfrage mit Übersetzungen muss sagen, in welcher Sprache sie geschrieben ist.",
  "The language “{language}” is there twice.":
    "Die Sprache „{language}“ kommt zweimal vor.",
  "Question {question} has “{text}” for two of its options, in one language or in two: nobody could tell which of them is meant.":
    "Frage {question} hat „{text}“ für zwei ihrer Antwortmöglichkeiten, in einer Sprache oder in zweien: Niemand wüsste, welche gemeint ist.",
  "No AI model is set up on this server, so simple rules made this draft from your text. Please read every question and change what does not fit.":
    "Auf diesem Server ist kein KI-Modell eingerichtet, daher haben einfache Regeln aus dem Text diesen Entwurf gemacht. Bitte jede Frage lesen und ändern, was nicht passt.",
  "Simple rules made this draft from your text, without the AI model. Please read every question and change what does not fit.":
    "Einfache Regeln haben aus dem Text diesen Entwurf gemacht, ohne das KI-Modell. Bitte jede Frage lesen und ändern, was nicht passt.",
  "Your text does not say yet what to ask. Choose a survey to begin with, or describe what you want to find out.":
    "Der Text sagt noch nicht, was gefragt werden soll. Bitte eine Umfrage als Anfang wählen oder beschreiben, was sie zeigen soll.",
};
