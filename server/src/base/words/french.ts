import type { Sentence } from "./sentences.ts";

export const sentences: Readonly<Record<Sentence, string>> = {
  "Something went wrong. Please try again.":
    "Quelque chose s’est mal passé. Veuillez réessayer.",
  "Too much is going on right now. Please try again.":
    "Il y a trop d’activité en ce moment. Veuillez réessayer.",
  "The service is briefly unavailable. Please try again.":
    "Le service est brièvement indisponible. Veuillez réessayer.",
  "The service is not ready.": "Le service n’est pas encore prêt.",
  "There is no room to keep anything new at the moment. Please try again later.":
    "Il n’y a pas de place pour enregistrer quoi que ce soit en ce moment. Veuillez réessayer plus tard.",
  "The site is moving to another place, and keeps nothing new for a minute. Please try again then.":
    "Le site change d’hébergement et n’enregistre rien pendant une minute. Veuillez réessayer ensuite.",
  "That was too often. Please try again in {wait}.":
    "C’était trop souvent. Veuillez réessayer dans {wait}.",
  "There is nothing here.": "Il n’y a rien ici.",
  "This is gone.": "Cela n’existe plus.",
  "Not found.": "Introuvable.",
  "This list cannot be continued. Load it anew.":
    "Cette liste ne peut pas être continuée. Rechargez-la.",
  "Content not allowed.": "Contenu non autorisé.",
  "Texts cannot be checked at the moment. Please try again.":
    "Les textes ne peuvent pas être vérifiés en ce moment. Veuillez réessayer.",
  "Live updates are not available at the moment.":
    "Les mises à jour en direct ne sont pas disponibles en ce moment.",
  "The request cannot be understood.": "La requête est incompréhensible.",
  "The request is invalid.": "La requête n’est pas valide.",
  "{field} {problem}.": "{field} : {problem}.",
  "The request {problem}.": "La requête : {problem}.",
  "{field} has characters it must not have.":
    "{field} contient des caractères interdits.",
  "The request has characters it must not have.":
    "La requête contient des caractères interdits.",
  "Text must not hold NUL or broken characters.":
    "Le texte ne doit contenir ni NUL ni caractère endommagé.",
  "The body is not valid JSON.": "Le contenu n’est pas du JSON valide.",
  "The request is larger than this call takes.":
    "La requête est plus volumineuse que ce que cet appel accepte.",
  "Send the body as application/json.":
    "Envoyez le contenu en application/json.",
  "The body's length is not the one announced.":
    "La longueur du contenu n’est pas celle annoncée.",
  "The path is not valid.": "Le chemin n’est pas valide.",
  "The request took too long to arrive.":
    "La requête a mis trop de temps à arriver.",
  "The request's headers are too large.":
    "Les en-têtes de la requête sont trop grands.",
  "The request names no valid host.": "La requête n’indique aucun hôte valide.",
  "There is no such call.": "Cet appel n’existe pas.",
  "This path is not for that method.": "Ce chemin n’accepte pas cette méthode.",
  "The caller went away.": "L’appelant est parti.",
  "This Idempotency-Key was sent with another request before.":
    "Cette Idempotency-Key a déjà été envoyée avec une autre requête.",
  "The same request is still being carried out. Please try again.":
    "La même requête est encore en cours. Veuillez réessayer.",
  "An Idempotency-Key has 1 to 128 printable ASCII characters.":
    "Une Idempotency-Key compte de 1 à 128 caractères ASCII imprimables.",
  "A kiosk sends an Idempotency-Key with each response.":
    "Une borne envoie une Idempotency-Key avec chaque réponse.",
  "Your anonymous session has ended. Please try again.":
    "Votre session anonyme a pris fin. Veuillez réessayer.",
  "This page has lost touch with the server. Please try again.":
    "Cette page a perdu le contact avec le serveur. Veuillez réessayer.",
  "This page has lost touch with the server. Please load it again.":
    "Cette page a perdu le contact avec le serveur. Veuillez la recharger.",
  "Participation disabled while anonymous ID is opted out.":
    "La participation est impossible tant que l’identifiant anonyme est désactivé.",
  "Who runs this site has blocked your anonymous ID. You can read everything and take back what is yours.":
    "L’exploitant de ce site a bloqué votre identifiant anonyme. Vous pouvez tout lire et retirer ce qui est à vous.",
  "You need an invitation to enter.": "Il faut une invitation pour entrer.",
  "Invalid code": "Code non valide",
  "verification failed. Please retry.":
    "La vérification a échoué. Veuillez réessayer.",
  "Too many incorrect attempts. Access has been temporarily blocked.":
    "Trop de tentatives incorrectes. L’accès est temporairement bloqué.",
  "Too many wrong challenge answers. Please try again in {wait}.":
    "Trop de mauvaises réponses aux questions de contrôle. Veuillez réessayer dans {wait}.",
  "Too many wrong entries were made here. Please try again later.":
    "Trop de saisies erronées ont été faites ici. Veuillez réessayer plus tard.",
  "Too many wrong entries came from your network. Please try again in {wait}, or from another network.":
    "Trop de saisies erronées viennent de votre réseau. Veuillez réessayer dans {wait} ou depuis un autre réseau.",
  "Survey not found.": "Sondage introuvable.",
  "Access code required for this survey.":
    "Ce sondage demande un code d’accès.",
  "That access code is not right.": "Ce code d’accès n’est pas le bon.",
  "That export code is not right.": "Ce code d’export n’est pas le bon.",
  "export code required": "code d’export requis",
  "A radius and what it decides come together.":
    "Un rayon et ce qu’il décide vont ensemble.",
  "A radius needs a place to measure from.":
    "Un rayon a besoin d’un lieu d’où le mesurer.",
  "There is no such place.": "Ce lieu n’existe pas.",
  "Only people within {km} km of its place can answer this survey. Please allow your location on its page first.":
    "Seules les personnes à moins de {km} km de son lieu peuvent répondre à ce sondage. Veuillez d’abord autoriser la position sur sa page.",
  "Only people within {km} km of its place can answer this survey, and yours is farther away.":
    "Seules les personnes à moins de {km} km de son lieu peuvent répondre à ce sondage, et votre position est plus éloignée.",
  "A distance needs a place to measure from.":
    "Une distance a besoin d’un lieu de départ.",
  "A piece of the map needs all of its four edges.":
    "Un cadre de la carte a besoin de ses quatre bords.",
  "A piece of the map has its south below its north.":
    "Le sud d’un cadre n’est pas au-dessus de son nord.",
  "A piece of the map is too large for its level.":
    "Un cadre est trop grand pour son niveau.",
  "Search either by text (q) or by access code (code).":
    "Cherchez par texte (q) ou par code d’accès (code).",
  "Give a place as near=52.5,13.4.":
    "Indiquez un lieu sous la forme near=52.5,13.4.",
  "Give a latitude up to 90 and a longitude up to 180.":
    "Indiquez une latitude jusqu’à 90 et une longitude jusqu’à 180.",
  "There is no such picture.": "Cette image n’existe pas.",
  "Please describe the survey you want to create.":
    "Décrivez le sondage que vous voulez créer.",
  "Please shorten your input to {max} characters or fewer.":
    "Veuillez raccourcir votre texte à {max} caractères au plus.",
  "Failed to generate survey from content.":
    "Le sondage n’a pas pu être généré à partir du contenu.",
  "The reserved survey token is no longer valid. Please try again.":
    "Le jeton réservé pour le sondage n’est plus valable. Veuillez réessayer.",
  "This survey was published already.": "Ce sondage est déjà publié.",
  "A survey can have {max} characters at most, in all its languages together.":
    "Un sondage peut avoir {max} caractères au plus, toutes langues confondues.",
  "The title must not be empty.": "Le titre ne doit pas être vide.",
  "Code must be at least 4 characters.":
    "Le code doit compter au moins 4 caractères.",
  "The closing time must lie in the future.":
    "L’heure de clôture doit être dans le futur.",
  "Site {site} must be written as https://partner.example.":
    "Le site {site} doit s’écrire comme https://partner.example.",
  "A survey needs at least one question.":
    "Un sondage a besoin d’au moins une question.",
  "A survey can have {max} challenge questions at most.":
    "Un sondage peut avoir au plus {max} questions de contrôle.",
  "Each challenge question must include both a question and an expected answer.":
    "Chaque question de contrôle doit avoir une question et une réponse attendue.",
  "Question {question} must not be empty.":
    "La question {question} ne doit pas être vide.",
  "Question {question} has an empty option.":
    "La question {question} a une option vide.",
  "Question {question} has the same option twice.":
    "La question {question} a deux fois la même option.",
  "Question {question} needs at least two options.":
    "La question {question} a besoin d’au moins deux options.",
  "Question {question} needs the scale, the numbers or the days that are chosen from.":
    "La question {question} a besoin de l’échelle, des nombres ou des jours parmi lesquels choisir.",
  "Question {question} is of a kind that does not go with its type, or takes one answer only.":
    "La question {question} est d’un genre qui ne va pas avec son type, ou n’accepte qu’une réponse.",
  "Question {question} needs other options: two or three for yes and no, three for a statement, 2 to {ranked} to rank.":
    "La question {question} a besoin d’autres options : deux ou trois pour oui et non, trois pour une affirmation, de 2 à {ranked} à classer.",
  "Question {question} needs a scale from 0 or 1 to 10 at most.":
    "La question {question} a besoin d’une échelle de 0 ou 1 à 10 au plus.",
  "Question {question} needs a smallest number below its largest one, neither with more digits than it asks for.":
    "La question {question} a besoin d’un plus petit nombre inférieur au plus grand, sans plus de chiffres que demandé.",
  "Question {question} needs a first day before its last one, at most {years} years apart.":
    "La question {question} a besoin d’un premier jour avant le dernier, à {years} ans d’écart au plus.",
  "Question {question} asks for a number of options that nobody can choose.":
    "La question {question} demande un nombre d’options que personne ne peut choisir.",
  "Question {question} can exclude other options by one of its own alone, where it takes several.":
    "La question {question} ne peut exclure d’autres options que par une des siennes, et si elle en accepte plusieurs.",
  "Question {question} depends on a question that does not come before it.":
    "La question {question} dépend d’une question qui ne la précède pas.",
  "Question {question} depends on a question without options.":
    "La question {question} dépend d’une question sans options.",
  "Question {question} depends on an option that is not there.":
    "La question {question} dépend d’une option qui n’existe pas.",
  "Question {question} is the text of an option, which has to be one of a question before it.":
    "La question {question} est le texte d’une option, qui doit être celle d’une question précédente.",
  "Question {question} can never be asked: nobody can answer the questions before it so.":
    "La question {question} ne peut jamais être posée : personne ne peut répondre ainsi aux précédentes.",
  "Question {question} depends on too much for anybody to say when it is asked.":
    "La question {question} dépend de trop de choses pour savoir quand elle est posée.",
  "This survey is no longer accepting responses.":
    "Ce sondage n’accepte plus de réponses.",
  "Please answer at least one question.":
    "Veuillez répondre à au moins une question.",
  "Please answer the challenge questions before submitting.":
    "Répondez aux questions de contrôle avant l’envoi.",
  "A challenge answer is not right, so your response was not taken.":
    "Une réponse à une question de contrôle n’est pas juste : votre réponse n’a pas été prise.",
  "{count} attempts left.": "Il vous reste {count} essais.",
  "1 attempt left.": "Il vous reste 1 essai.",
  "This survey has no question {question}.":
    "Ce sondage n’a pas de question {question}.",
  "Question {question} is not asked of somebody who answers the questions before it so.":
    "La question {question} n’est pas posée à qui répond ainsi aux précédentes.",
  "Question {question} has to be answered.":
    "Il faut répondre à la question {question}.",
  "Question {question} takes one text.":
    "La question {question} attend un seul texte.",
  "The answer to question {question} is longer than {max} characters.":
    "La réponse à la question {question} dépasse {max} caractères.",
  "An answer to question {question} is not one of its options.":
    "Une réponse à la question {question} n’est pas une de ses options.",
  "Question {question} takes one option only.":
    "La question {question} n’accepte qu’une option.",
  "Question {question} takes {least} options at least.":
    "Options de la question {question} : au moins {least}.",
  "Question {question} takes {most} options at most.":
    "Options de la question {question} : {most} au plus.",
  "Question {question} takes “{option}” with no other option.":
    "La question {question} n’accepte « {option} » que seule.",
  "Question {question} takes one number.":
    "La question {question} attend un nombre.",
  "Question {question} takes a day from {first} to {last}.":
    "La question {question} attend un jour du {first} au {last}.",
  "Question {question} takes a number from {least} to {most} with {decimals} digits after the point at most.":
    "La question {question} attend un nombre de {least} à {most} ; chiffres après la virgule : {decimals} au plus.",
  "Question {question} takes one day, written as 2026-11-27.":
    "La question {question} attend un jour, écrit comme 2026-11-27.",
  "Question {question} takes all of its options in their order.":
    "La question {question} attend toutes ses options, dans un ordre.",
  "This survey is answered by ticket only. Please enter the code of yours on its page first.":
    "On ne répond à ce sondage qu’avec un ticket. Saisissez d’abord le code du vôtre sur sa page.",
  "No ticket has this code. Please compare it with the one on the paper.":
    "Aucun ticket n’a ce code. Veuillez le comparer avec celui du papier.",
  "This ticket was used already.": "Ce ticket a déjà servi.",
  "This ticket is no longer good.": "Ce ticket n’est plus valable.",
  "The survey of this ticket is no longer accepting responses.":
    "Le sondage de ce ticket n’accepte plus de réponses.",
  "This kiosk opens no survey.": "Cette borne n’ouvre aucun sondage.",
  "Please write something first.": "Veuillez d’abord écrire quelque chose.",
  "The text is longer than {max} characters.":
    "Le texte dépasse {max} caractères.",
  "This post is gone.": "Ce message n’existe plus.",
  "This reply is gone.": "Cette réponse n’existe plus.",
  "Only its author can edit a reply.":
    "Seule la personne qui a écrit une réponse peut la modifier.",
  "Only its author can delete this.":
    "Seule la personne qui l’a écrit peut le supprimer.",
  "The author of the survey has closed its discussion. What you wrote was not sent.":
    "L’auteur du sondage en a fermé la discussion. Ce que vous avez écrit n’a pas été envoyé.",
  "This discussion is in slow mode. You can write again in a minute.":
    "Cette discussion est en mode lent. Vous pourrez écrire de nouveau dans une minute.",
  "This discussion is in slow mode. You can write again in {minutes} minutes.":
    "Cette discussion est en mode lent. Vous pourrez écrire de nouveau dans {minutes} minutes.",
  "Please provide a brief reason (at least {least} characters).":
    "Veuillez indiquer une brève raison (au moins {least} caractères).",
  "Please say in a few words why it should be shown (at least {least} characters).":
    "Dites en quelques mots pourquoi il devrait être montré (au moins {least} caractères).",
  "This survey is closed, and its responses can no longer be withdrawn.":
    "Ce sondage est clos et ses réponses ne peuvent plus être retirées.",
  "Please check the consent box to receive email alerts before joining the waitlist.":
    "Avant de rejoindre la liste d’attente, cochez la case pour recevoir des avis par e-mail.",
  "Please choose your business category.":
    "Veuillez choisir la catégorie de votre entreprise.",
  "This key is not good for that.": "Cette clé ne suffit pas pour cela.",
  "There is no such key.": "Cette clé n’existe pas.",
  "A survey can have {max} keys at most. End one that is no longer needed.":
    "Un sondage peut avoir au plus {max} clés. Révoquez-en une qui ne sert plus.",
  "This is the only key by which the survey can be changed. Make another one first.":
    "C’est la seule clé qui permet de modifier le sondage. Créez-en d’abord une autre.",
  "A survey can have {max} kiosks at most. End one that is no longer needed.":
    "Un sondage peut avoir au plus {max} bornes. Supprimez-en une qui ne sert plus.",
  "There is no such batch.": "Ce lot n’existe pas.",
  "This survey is not answered by ticket. Choose first who may answer.":
    "On ne répond pas à ce sondage avec un ticket. Choisissez d’abord qui peut répondre.",
  "A survey can have {max} batches of tickets at most.":
    "Un sondage peut avoir au plus {max} lots de tickets.",
  "If-Match takes the ETag of the survey.":
    "If-Match attend l’ETag du sondage.",
  "Somebody has changed this survey meanwhile.":
    "Quelqu’un a modifié ce sondage entre-temps.",
  "That is not the title of this survey, so it was not deleted.":
    "Ce n’est pas le titre de ce sondage, il n’a donc pas été supprimé.",
  "A question is there twice.": "Une question figure deux fois.",
  "Question {question} is none of this survey's.":
    "La question {question} n’est pas de ce sondage.",
  "The reason must not be empty.": "La raison ne doit pas être vide.",
  "The closing time is no moment.":
    "L’heure de clôture n’est pas un moment valable.",
  "Somebody has answered already: the words of questions and options can be changed, but nothing else of them.":
    "Quelqu’un a déjà répondu : le texte des questions et des options peut changer, mais rien d’autre.",
  "This survey's words were changed too often since people answered.":
    "Le texte de ce sondage a trop souvent changé depuis les premières réponses.",
  "Flagged answers were left out and counted again too often.":
    "Les réponses signalées ont été trop souvent écartées puis recomptées.",
  "Somebody has answered already: who may answer by ticket cannot be changed any more.":
    "Quelqu’un a déjà répondu : qui peut répondre avec un ticket ne peut plus changer.",
  "Who runs this site hid it, and alone can show it again.":
    "L’exploitant de ce site l’a masqué et peut seul le montrer à nouveau.",
  "There is no webhook.": "Il n’y a pas de webhook.",
  "This site sends news to no address.":
    "Ce site n’envoie de nouvelles à aucune adresse.",
  "Give an address that begins with https:// and one of {hosts}.":
    "Indiquez une adresse qui commence par https:// et l’un de ceux-ci : {hosts}.",
  "The keys are not those of a browser.":
    "Les clés ne sont pas celles d’un navigateur.",
  "This site does not know your browser's push service.":
    "Ce site ne connaît pas le service push de votre navigateur.",
  "This site pushes nothing to browsers.":
    "Ce site n’envoie rien aux navigateurs.",
  "Figures are shown without something, or only that.":
    "Les chiffres sont montrés sans quelque chose, ou seulement avec.",
  "Figures from there are not told apart.":
    "Les chiffres de cette zone ne sont pas montrés à part.",
  "Where answers come from is counted only of a survey that has a place.":
    "La provenance des réponses n’est comptée que pour un sondage qui a un lieu.",
  "Where answers come from is not counted where results show at once or tickets are told apart.":
    "La provenance des réponses n’est pas comptée quand les résultats s’affichent aussitôt ou que les tickets sont montrés à part.",
  "Where answers come from is not counted where whole responses are read.":
    "La provenance des réponses n’est pas comptée quand des réponses entières sont lues.",
  "This survey has no map of its answers.":
    "Ce sondage n’a pas de carte de ses réponses.",
  "Figures of this language are not told apart.":
    "Les chiffres de cette langue ne sont pas montrés à part.",
  "No model translates on this site.": "Aucun modèle ne traduit sur ce site.",
  "These are too many texts to translate at once.":
    "Cela fait trop de textes à traduire d’un coup.",
  "This survey does not tell tickets apart.":
    "Ce sondage ne distingue pas les tickets.",
  "People were told before they answered that this is not read.":
    "Il a été annoncé avant les réponses que ceci n’est pas lu.",
  "This survey has no such question that is answered in writing.":
    "Ce sondage n’a pas de telle question à réponse écrite.",
  "There is more to save by now. Please save the file anew.":
    "Il y a maintenant davantage à enregistrer. Veuillez enregistrer le fichier à nouveau.",
  "This visit has lasted too long. Please try again.":
    "Cette visite a duré trop longtemps. Veuillez réessayer.",
  "This survey requires an access code, which is asked for on its own site only.":
    "Ce sondage demande un code d’accès, qui n’est demandé que sur son propre site.",
  "This survey is answered by ticket only, which is asked for on its own site only.":
    "On ne répond à ce sondage qu’avec un ticket, qui n’est demandé que sur son propre site.",
  "This survey may not be shown on this page.":
    "Ce sondage ne peut pas être affiché sur cette page.",
  "This site is open by invitation only.":
    "Ce site n’est ouvert que sur invitation.",
  "This survey cannot be shown here at the moment.":
    "Ce sondage ne peut pas être affiché ici en ce moment.",
  "This survey can only be shown in a frame.":
    "Ce sondage ne peut être affiché que dans un cadre.",
  "Your network has answered here today, and this browser lets the page keep nothing to tell people apart. Please open the survey on Nearsay, where everybody can answer.":
    "Quelqu’un de votre réseau a déjà répondu ici aujourd’hui, et ce navigateur ne laisse la page rien garder pour distinguer les personnes. Ouvrez le sondage sur Nearsay, où tout le monde peut répondre.",
  "There is nothing to embed yet.": "Il n’y a encore rien à intégrer.",
  "There is no such file.": "Ce fichier n’existe pas.",
  "This is given as JSON only.": "Ceci n’est fourni qu’en JSON.",
  "This is no address of a survey here.":
    "Ce n’est pas l’adresse d’un sondage d’ici.",
  "The metrics need their token.": "Les métriques demandent leur jeton.",
  "There is no such address.": "Cette adresse n’existe pas.",
  "There is no such invitation.": "Cette invitation n’existe pas.",
  "There is no such survey, post or reply.":
    "Ce sondage, ce message ou cette réponse n’existe pas.",
  "Look for a survey by its number or uuid, for others as post 12 or reply 7.":
    "Cherchez un sondage par son numéro ou son uuid, le reste comme post 12 ou reply 7.",
  "This key opens nothing.": "Cette clé n’ouvre rien.",
  "This key is good only with its passkey.":
    "Cette clé ne vaut qu’avec sa clé d’accès.",
  "This key needs no passkey.": "Cette clé n’a pas besoin de clé d’accès.",
  "This key has a passkey already.": "Cette clé a déjà une clé d’accès.",
  "This key has no passkey any more.": "Cette clé n’a plus de clé d’accès.",
  "This passkey was used elsewhere meanwhile.":
    "Cette clé d’accès a servi ailleurs entre-temps.",
  "This is not the passkey of this key, or not of this site.":
    "Ce n’est pas la clé d’accès de cette clé, ou pas de ce site.",
  "That took too long, or was sent before. Please try again.":
    "Cela a pris trop de temps ou a déjà été envoyé. Veuillez réessayer.",
  "Somebody has answered already: when it opens cannot be changed any more.":
    "Quelqu’un a déjà répondu : le moment de l’ouverture ne peut plus être modifié.",
  "There are {count} responses already: let it close after more than that, or by its closing time alone.":
    "Il y a déjà {count} réponses : le sondage doit se fermer après davantage, ou seulement à sa date de clôture.",
  "This survey is not open yet.": "Ce sondage n’est pas encore ouvert.",
  "The address after thanks must be a public one that starts with https://, without a user name and a port.":
    "L’adresse après les remerciements doit être publique et commencer par https://, sans nom d’utilisateur ni port.",
  "This site takes no addresses after thanks.":
    "Ce site n’accepte pas d’adresse après les remerciements.",
  "The address after thanks must be on {hosts}.":
    "L’adresse après les remerciements doit se trouver sur {hosts}.",
  "The opening time is no moment.":
    "L’heure d’ouverture n’est pas un moment valable.",
  "The opening time must lie before the closing time.":
    "L’ouverture doit précéder la clôture.",
  "The translation “{language}” has more questions than the survey.":
    "La traduction « {language} » a plus de questions que le sondage.",
  "The translation “{language}” of question {question} has more options than the question.":
    "La traduction « {language} » de la question {question} a plus d’options que la question.",
  "A survey with translations has to say in which language it is written.":
    "Un sondage avec des traductions doit dire dans quelle langue il est écrit.",
  "The language “{language}” is there twice.":
    "La langue « {language} » apparaît deux fois.",
  "Question {question} has “{text}” for two of its options, in one language or in two: nobody could tell which of them is meant.":
    "La question {question} a « {text} » pour deux de ses options, dans une langue ou dans deux : personne ne saurait laquelle est visée.",
  "No AI model is set up on this server, so simple rules made this draft from your text. Please read every question and change what does not fit.":
    "Aucun modèle d’IA n’est installé sur ce serveur : des règles simples ont tiré ce brouillon de votre texte. Relisez chaque question et changez ce qui ne convient pas.",
  "Simple rules made this draft from your text, without the AI model. Please read every question and change what does not fit.":
    "Des règles simples ont tiré ce brouillon de votre texte, sans le modèle d’IA. Relisez chaque question et changez ce qui ne convient pas.",
  "Your text does not say yet what to ask. Choose a survey to begin with, or describe what you want to find out.":
    "Votre texte ne dit pas encore ce qu’il faut demander. Choisissez un sondage pour commencer, ou décrivez ce que vous voulez savoir.",
};
