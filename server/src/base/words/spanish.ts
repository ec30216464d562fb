import type { Sentence } from "./sentences.ts";

export const sentences: Readonly<Record<Sentence, string>> = {
  "Something went wrong. Please try again.":
    "Algo ha fallado. Inténtelo de nuevo.",
  "Too much is going on right now. Please try again.":
    "Ahora mismo hay demasiada actividad. Inténtelo de nuevo.",
  "The service is briefly unavailable. Please try again.":
    "El servicio no está disponible por un momento. Inténtelo de nuevo.",
  "The service is not ready.": "El servicio aún no está listo.",
  "There is no room to keep anything new at the moment. Please try again later.":
    "En este momento no hay espacio para guardar nada nuevo. Inténtelo más tarde.",
  "The site is moving to another place, and keeps nothing new for a minute. Please try again then.":
    "El sitio se está trasladando y durante un minuto no guarda nada nuevo. Inténtelo después.",
  "That was too often. Please try again in {wait}.":
    "Demasiados intentos seguidos. Inténtelo de nuevo en {wait}.",
  "There is nothing here.": "Aquí no hay nada.",
  "This is gone.": "Esto ya no existe.",
  "Not found.": "No encontrado.",
  "This list cannot be continued. Load it anew.":
    "Esta lista no se puede continuar. Cárguela de nuevo.",
  "Content not allowed.": "Contenido no permitido.",
  "Texts cannot be checked at the moment. Please try again.":
    "En este momento no se pueden comprobar los textos. Inténtelo de nuevo.",
  "Live updates are not available at the moment.":
    "Las actualizaciones en directo no están disponibles en este momento.",
  "The request cannot be understood.": "No se entiende la solicitud.",
  "The request is invalid.": "La solicitud no es válida.",
  "{field} {problem}.": "{field}: {problem}.",
  "The request {problem}.": "La solicitud: {problem}.",
  "{field} has characters it must not have.":
    "{field} tiene caracteres no permitidos.",
  "The request has characters it must not have.":
    "La solicitud tiene caracteres no permitidos.",
  "Text must not hold NUL or broken characters.":
    "El texto no puede contener NUL ni caracteres dañados.",
  "The body is not valid JSON.": "El contenido no es JSON válido.",
  "The request is larger than this call takes.":
    "La solicitud es más grande de lo que admite esta llamada.",
  "Send the body as application/json.":
    "Envíe el contenido como application/json.",
  "The body's length is not the one announced.":
    "La longitud del contenido no es la anunciada.",
  "The path is not valid.": "La ruta no es válida.",
  "The request took too long to arrive.":
    "La solicitud tardó demasiado en llegar.",
  "The request's headers are too large.":
    "Las cabeceras de la solicitud son demasiado grandes.",
  "The request names no valid host.": "La solicitud no indica un host válido.",
  "There is no such call.": "No existe esa llamada.",
  "This path is not for that method.": "Esta ruta no admite ese método.",
  "The caller went away.": "Quien llamaba se ha ido.",
  "This Idempotency-Key was sent with another request before.":
    "Este Idempotency-Key ya se envió con otra solicitud.",
  "The same request is still being carried out. Please try again.":
    "La misma solicitud aún se está procesando. Inténtelo de nuevo.",
  "An Idempotency-Key has 1 to 128 printable ASCII characters.":
    "Un Idempotency-Key tiene de 1 a 128 caracteres ASCII imprimibles.",
  "A kiosk sends an Idempotency-Key with each response.":
    "Un quiosco envía un Idempotency-Key con cada respuesta.",
  "Your anonymous session has ended. Please try again.":
    "La sesión anónima ha terminado. Inténtelo de nuevo.",
  "This page has lost touch with the server. Please try again.":
    "Esta página ha perdido el contacto con el servidor. Inténtelo de nuevo.",
  "This page has lost touch with the server. Please load it again.":
    "Esta página ha perdido el contacto con el servidor. Cárguela de nuevo.",
  "Participation disabled while anonymous ID is opted out.":
    "No se puede participar mientras el ID anónimo esté desactivado.",
  "Who runs this site has blocked your anonymous ID. You can read everything and take back what is yours.":
    "Quien gestiona este sitio ha bloqueado su ID anónimo. Puede leerlo todo y retirar lo suyo.",
  "You need an invitation to enter.": "Hace falta una invitación para entrar.",
  "Invalid code": "Código no válido",
  "verification failed. Please retry.":
    "La verificación ha fallado. Inténtelo de nuevo.",
  "Too many incorrect attempts. Access has been temporarily blocked.":
    "Demasiados intentos incorrectos. El acceso está bloqueado temporalmente.",
  "Too many wrong challenge answers. Please try again in {wait}.":
    "Demasiadas respuestas incorrectas a las preguntas de control. Inténtelo de nuevo en {wait}.",
  "Too many wrong entries were made here. Please try again later.":
    "Aquí se han introducido demasiados códigos incorrectos. Inténtelo más tarde.",
  "Too many wrong entries came from your network. Please try again in {wait}, or from another network.":
    "Desde su red se han introducido demasiados códigos incorrectos. Inténtelo de nuevo en {wait} o desde otra red.",
  "Survey not found.": "Encuesta no encontrada.",
  "Access code required for this survey.":
    "Esta encuesta requiere un código de acceso.",
  "That access code is not right.": "Ese código de acceso no es correcto.",
  "That export code is not right.": "Ese código de exportación no es correcto.",
  "export code required": "código de exportación obligatorio",
  "A radius and what it decides come together.":
    "Un radio y lo que decide van juntos.",
  "A radius needs a place to measure from.":
    "Un radio necesita un lugar desde el que medirlo.",
  "There is no such place.": "Ese lugar no existe.",
  "Only people within {km} km of its place can answer this survey. Please allow your location on its page first.":
    "Solo pueden responder a esta encuesta quienes estén a menos de {km} km de su lugar. Permita antes la ubicación en su página.",
  "Only people within {km} km of its place can answer this survey, and yours is farther away.":
    "Solo pueden responder a esta encuesta quienes estén a menos de {km} km de su lugar, y su ubicación está más lejos.",
  "A distance needs a place to measure from.":
    "Una distancia necesita un lugar desde el que medir.",
  "A piece of the map needs all of its four edges.":
    "Un recuadro del mapa necesita sus cuatro bordes.",
  "A piece of the map has its south below its north.":
    "El sur de un recuadro no está por encima de su norte.",
  "A piece of the map is too large for its level.":
    "Un recuadro es demasiado grande para su nivel.",
  "Search either by text (q) or by access code (code).":
    "Busque por texto (q) o por código de acceso (code).",
  "Give a place as near=52.5,13.4.": "Indique un lugar como near=52.5,13.4.",
  "Give a latitude up to 90 and a longitude up to 180.":
    "Indique una latitud hasta 90 y una longitud hasta 180.",
  "There is no such picture.": "No existe esa imagen.",
  "Please describe the survey you want to create.":
    "Describa la encuesta que quiere crear.",
  "Please shorten your input to {max} characters or fewer.":
    "Acorte el texto a {max} caracteres como máximo.",
  "Failed to generate survey from content.":
    "No se pudo generar la encuesta a partir del contenido.",
  "The reserved survey token is no longer valid. Please try again.":
    "El token reservado para la encuesta ya no es válido. Inténtelo de nuevo.",
  "This survey was published already.": "Esta encuesta ya se publicó.",
  "A survey can have {max} characters at most, in all its languages together.":
    "Una encuesta puede tener {max} caracteres como máximo, en todos sus idiomas juntos.",
  "The title must not be empty.": "El título no puede estar vacío.",
  "Code must be at least 4 characters.":
    "El código debe tener al menos 4 caracteres.",
  "The closing time must lie in the future.":
    "La hora de cierre debe estar en el futuro.",
  "Site {site} must be written as https://partner.example.":
    "El sitio {site} debe escribirse como https://partner.example.",
  "A survey needs at least one question.":
    "Una encuesta necesita al menos una pregunta.",
  "A survey can have {max} challenge questions at most.":
    "Una encuesta puede tener como máximo {max} preguntas de control.",
  "Each challenge question must include both a question and an expected answer.":
    "Cada pregunta de control debe tener una pregunta y una respuesta esperada.",
  "Question {question} must not be empty.":
    "La pregunta {question} no puede estar vacía.",
  "Question {question} has an empty option.":
    "La pregunta {question} tiene una opción vacía.",
  "Question {question} has the same option twice.":
    "La pregunta {question} tiene la misma opción dos veces.",
  "Question {question} needs at least two options.":
    "La pregunta {question} necesita al menos dos opciones.",
  "Question {question} needs the scale, the numbers or the days that are chosen from.":
    "La pregunta {question} necesita la escala, los números o los días entre los que se elige.",
  "Question {question} is of a kind that does not go with its type, or takes one answer only.":
    "La pregunta {question} es de una clase que no va con su tipo, o admite una sola respuesta.",
  "Question {question} needs other options: two or three for yes and no, three for a statement, 2 to {ranked} to rank.":
    "La pregunta {question} necesita otras opciones: dos o tres para sí y no, tres para una afirmación, de 2 a {ranked} para ordenar.",
  "Question {question} needs a scale from 0 or 1 to 10 at most.":
    "La pregunta {question} necesita una escala de 0 o 1 hasta 10 como máximo.",
  "Question {question} needs a smallest number below its largest one, neither with more digits than it asks for.":
    "La pregunta {question} necesita un número mínimo menor que el máximo, y ninguno con más cifras de las que pide.",
  "Question {question} needs a first day before its last one, at most {years} years apart.":
    "La pregunta {question} necesita un primer día anterior al último, con {years} años entre ellos como máximo.",
  "Question {question} asks for a number of options that nobody can choose.":
    "La pregunta {question} pide un número de opciones que nadie puede elegir.",
  "Question {question} can exclude other options by one of its own alone, where it takes several.":
    "La pregunta {question} solo puede excluir otras opciones con una de las suyas, y solo si admite varias.",
  "Question {question} depends on a question that does not come before it.":
    "La pregunta {question} depende de una pregunta que no va antes.",
  "Question {question} depends on a question without options.":
    "La pregunta {question} depende de una pregunta sin opciones.",
  "Question {question} depends on an option that is not there.":
    "La pregunta {question} depende de una opción que no existe.",
  "Question {question} is the text of an option, which has to be one of a question before it.":
    "La pregunta {question} es el texto de una opción, que debe ser de una pregunta anterior.",
  "Question {question} can never be asked: nobody can answer the questions before it so.":
    "La pregunta {question} nunca puede aparecer: nadie puede responder así a las anteriores.",
  "Question {question} depends on too much for anybody to say when it is asked.":
    "La pregunta {question} depende de demasiadas cosas para saber cuándo aparece.",
  "This survey is no longer accepting responses.":
    "Esta encuesta ya no acepta respuestas.",
  "Please answer at least one question.": "Responda al menos una pregunta.",
  "Please answer the challenge questions before submitting.":
    "Antes de enviar, responda las preguntas de control.",
  "A challenge answer is not right, so your response was not taken.":
    "La respuesta a una pregunta de control no es correcta, así que no se ha aceptado el envío.",
  "{count} attempts left.": "Le quedan {count} intentos.",
  "1 attempt left.": "Le queda 1 intento.",
  "This survey has no question {question}.":
    "Esta encuesta no tiene la pregunta {question}.",
  "Question {question} is not asked of somebody who answers the questions before it so.":
    "La pregunta {question} no se hace a quien responde así las anteriores.",
  "Question {question} has to be answered.":
    "Hay que responder la pregunta {question}.",
  "Question {question} takes one text.":
    "La pregunta {question} admite un solo texto.",
  "The answer to question {question} is longer than {max} characters.":
    "La respuesta a la pregunta {question} supera los {max} caracteres.",
  "An answer to question {question} is not one of its options.":
    "Una respuesta a la pregunta {question} no es una de sus opciones.",
  "Question {question} takes one option only.":
    "La pregunta {question} admite una sola opción.",
  "Question {question} takes {least} options at least.":
    "Opciones de la pregunta {question}: al menos {least}.",
  "Question {question} takes {most} options at most.":
    "Opciones de la pregunta {question}: {most} como máximo.",
  "Question {question} takes “{option}” with no other option.":
    "La pregunta {question} solo admite «{option}» sin ninguna otra opción.",
  "Question {question} takes one number.":
    "La pregunta {question} admite un número.",
  "Question {question} takes a day from {first} to {last}.":
    "La pregunta {question} admite un día entre {first} y {last}.",
  "Question {question} takes a number from {least} to {most} with {decimals} digits after the point at most.":
    "La pregunta {question} admite un número entre {least} y {most}; decimales: {decimals} como máximo.",
  "Question {question} takes one day, written as 2026-11-27.":
    "La pregunta {question} admite un día, escrito como 2026-11-27.",
  "Question {question} takes all of its options in their order.":
    "La pregunta {question} admite todas sus opciones, ordenadas.",
  "This survey is answered by ticket only. Please enter the code of yours on its page first.":
    "Esta encuesta solo se responde con papeleta. Introduzca antes en su página el código de la suya.",
  "No ticket has this code. Please compare it with the one on the paper.":
    "Ninguna papeleta tiene este código. Compárelo con el del papel.",
  "This ticket was used already.": "Esta papeleta ya se ha usado.",
  "This ticket is no longer good.": "Esta papeleta ya no es válida.",
  "The survey of this ticket is no longer accepting responses.":
    "La encuesta de esta papeleta ya no acepta respuestas.",
  "This kiosk opens no survey.": "Este quiosco no abre ninguna encuesta.",
  "Please write something first.": "Escriba algo primero.",
  "The text is longer than {max} characters.":
    "El texto supera los {max} caracteres.",
  "This post is gone.": "Esta publicación ya no existe.",
  "This reply is gone.": "Esta respuesta ya no existe.",
  "Only its author can edit a reply.":
    "Solo quien escribió una respuesta puede editarla.",
  "Only its author can delete this.":
    "Solo quien lo escribió puede eliminarlo.",
  "The author of the survey has closed its discussion. What you wrote was not sent.":
    "Quien creó la encuesta ha cerrado su debate. Lo que escribió no se ha enviado.",
  "This discussion is in slow mode. You can write again in a minute.":
    "Este debate va en modo lento. Se puede escribir de nuevo en un minuto.",
  "This discussion is in slow mode. You can write again in {minutes} minutes.":
    "Este debate va en modo lento. Se puede escribir de nuevo en {minutes} minutos.",
  "Please provide a brief reason (at least {least} characters).":
    "Indique un motivo breve (al menos {least} caracteres).",
  "Please say in a few words why it should be shown (at least {least} characters).":
    "Diga en pocas palabras por qué debería mostrarse (al menos {least} caracteres).",
  "This survey is closed, and its responses can no longer be withdrawn.":
    "Esta encuesta está cerrada y sus respuestas ya no se pueden retirar.",
  "Please check the consent box to receive email alerts before joining the waitlist.":
    "Antes de apuntarse a la lista de espera, marque la casilla para recibir avisos por correo.",
  "Please choose your business category.": "Elija la categoría de su negocio.",
  "This key is not good for that.": "Esta clave no sirve para eso.",
  "There is no such key.": "No existe esa clave.",
  "A survey can have {max} keys at most. End one that is no longer needed.":
    "Una encuesta puede tener {max} claves como máximo. Anule una que ya no haga falta.",
  "This is the only key by which the survey can be changed. Make another one first.":
    "Es la única clave con la que se puede cambiar la encuesta. Cree otra antes.",
  "A survey can have {max} kiosks at most. End one that is no longer needed.":
    "Una encuesta puede tener {max} quioscos como máximo. Anule uno que ya no haga falta.",
  "There is no such batch.": "No existe ese lote.",
  "This survey is not answered by ticket. Choose first who may answer.":
    "Esta encuesta no se responde con papeleta. Elija antes quién puede responder.",
  "A survey can have {max} batches of tickets at most.":
    "Una encuesta puede tener {max} lotes de papeletas como máximo.",
  "If-Match takes the ETag of the survey.":
    "If-Match lleva el ETag de la encuesta.",
  "Somebody has changed this survey meanwhile.":
    "Alguien ha cambiado esta encuesta mientras tanto.",
  "That is not the title of this survey, so it was not deleted.":
    "Ese no es el título de esta encuesta, así que no se ha eliminado.",
  "A question is there twice.": "Una pregunta está dos veces.",
  "Question {question} is none of this survey's.":
    "La pregunta {question} no es de esta encuesta.",
  "The reason must not be empty.": "El motivo no puede estar vacío.",
  "The closing time is no moment.":
    "La hora de cierre no es un momento válido.",
  "Somebody has answered already: the words of questions and options can be changed, but nothing else of them.":
    "Ya hay respuestas: se puede cambiar el texto de preguntas y opciones, pero nada más de ellas.",
  "This survey's words were changed too often since people answered.":
    "El texto de esta encuesta ha cambiado demasiadas veces desde que hay respuestas.",
  "Flagged answers were left out and counted again too often.":
    "Las respuestas marcadas se han excluido e incluido demasiadas veces.",
  "Somebody has answered already: who may answer by ticket cannot be changed any more.":
    "Ya hay respuestas: no se puede cambiar quién responde con papeleta.",
  "Who runs this site hid it, and alone can show it again.":
    "Lo ocultó quien gestiona este sitio, y solo desde ahí se puede volver a mostrar.",
  "There is no webhook.": "No hay ningún webhook.",
  "This site sends news to no address.":
    "Este sitio no envía novedades a ninguna dirección.",
  "Give an address that begins with https:// and one of {hosts}.":
    "Indique una dirección que empiece por https:// y uno de estos: {hosts}.",
  "The keys are not those of a browser.":
    "Las claves no son las de un navegador.",
  "This site does not know your browser's push service.":
    "Este sitio no conoce el servicio push de su navegador.",
  "This site pushes nothing to browsers.":
    "Este sitio no envía nada a los navegadores.",
  "Figures are shown without something, or only that.":
    "Las cifras se muestran sin algo o solo con ello.",
  "Figures from there are not told apart.":
    "Las cifras de esa zona no se muestran por separado.",
  "Where answers come from is counted only of a survey that has a place.":
    "Solo se cuenta de dónde vienen las respuestas en una encuesta que tiene un lugar.",
  "Where answers come from is not counted where results show at once or tickets are told apart.":
    "No se cuenta de dónde vienen las respuestas si los resultados se muestran enseguida o los tiques se muestran por separado.",
  "Where answers come from is not counted where whole responses are read.":
    "No se cuenta de dónde vienen las respuestas si se leen respuestas completas.",
  "This survey has no map of its answers.":
    "Esta encuesta no tiene un mapa de sus respuestas.",
  "Figures of this language are not told apart.":
    "Las cifras de este idioma no se muestran por separado.",
  "No model translates on this site.":
    "En este sitio no traduce ningún modelo.",
  "These are too many texts to translate at once.":
    "Son demasiados textos para traducirlos de una vez.",
  "This survey does not tell tickets apart.":
    "Esta encuesta no distingue las papeletas.",
  "People were told before they answered that this is not read.":
    "Antes de responder se dijo que esto no se lee.",
  "This survey has no such question that is answered in writing.":
    "Esta encuesta no tiene esa pregunta con respuesta escrita.",
  "There is more to save by now. Please save the file anew.":
    "Ya hay más que guardar. Guarde el archivo de nuevo.",
  "This visit has lasted too long. Please try again.":
    "Esta visita ha durado demasiado. Inténtelo de nuevo.",
  "This survey requires an access code, which is asked for on its own site only.":
    "Esta encuesta requiere un código de acceso, que solo se pide en su propio sitio.",
  "This survey is answered by ticket only, which is asked for on its own site only.":
    "Esta encuesta solo se responde con papeleta, que solo se pide en su propio sitio.",
  "This survey may not be shown on this page.":
    "Esta encuesta no se puede mostrar en esta página.",
  "This site is open by invitation only.":
    "Este sitio solo se abre con invitación.",
  "This survey cannot be shown here at the moment.":
    "En este momento esta encuesta no se puede mostrar aquí.",
  "This survey can only be shown in a frame.":
    "Esta encuesta solo se puede mostrar en un marco.",
  "Your network has answered here today, and this browser lets the page keep nothing to tell people apart. Please open the survey on Nearsay, where everybody can answer.":
    "Desde su red ya se ha respondido aquí hoy, y este navegador no deja que la página guarde nada para distinguir a las personas. Abra la encuesta en Nearsay, donde todo el mundo puede responder.",
  "There is nothing to embed yet.": "Todavía no hay nada que incrustar.",
  "There is no such file.": "No existe ese archivo.",
  "This is given as JSON only.": "Esto solo se ofrece como JSON.",
  "This is no address of a survey here.":
    "Esta no es la dirección de una encuesta de aquí.",
  "The metrics need their token.": "Las métricas necesitan su token.",
  "There is no such address.": "No existe esa dirección.",
  "There is no such invitation.": "No existe esa invitación.",
  "There is no such survey, post or reply.":
    "No existe esa encuesta, publicación o respuesta.",
  "Look for a survey by its number or uuid, for others as post 12 or reply 7.":
    "Busque una encuesta por su número o uuid, lo demás como post 12 o reply 7.",
  "This key opens nothing.": "Esta clave no abre nada.",
  "This key is good only with its passkey.":
    "Esta clave solo sirve con su llave de acceso.",
  "This key needs no passkey.": "Esta clave no necesita llave de acceso.",
  "This key has a passkey already.": "Esta clave ya tiene una llave de acceso.",
  "This key has no passkey any more.":
    "Esta clave ya no tiene llave de acceso.",
  "This passkey was used elsewhere meanwhile.":
    "Esta llave de acceso se ha usado mientras tanto en otro lugar.",
  "This is not the passkey of this key, or not of this site.":
    "Esta no es la llave de acceso de esta clave, o no de este sitio.",
  "That took too long, or was sent before. Please try again.":
    "Ha tardado demasiado o ya se había enviado. Inténtelo de nuevo.",
  "Somebody has answered already: when it opens cannot be changed any more.":
    "Alguien ya ha respondido: ya no se puede cambiar cuándo se abre.",
  "There are {count} responses already: let it close after more than that, or by its closing time alone.":
    "Ya hay {count} respuestas: debe cerrarse con más que esas, o solo por su fecha de cierre.",
  "This survey is not open yet.": "Esta encuesta todavía no está abierta.",
  "The address after thanks must be a public one that starts with https://, without a user name and a port.":
    "La dirección tras el agradecimiento debe ser pública y empezar por https://, sin nombre de usuario ni puerto.",
  "This site takes no addresses after thanks.":
    "Este sitio no admite direcciones tras el agradecimiento.",
  "The address after thanks must be on {hosts}.":
    "La dirección tras el agradecimiento debe estar en {hosts}.",
  "The opening time is no moment.":
    "La hora de apertura no es un momento válido.",
  "The opening time must lie before the closing time.":
    "La apertura debe ser anterior al cierre.",
  "The translation “{language}” has more questions than the survey.":
    "La traducción «{language}» tiene más preguntas que la encuesta.",
  "The translation “{language}” of question {question} has more options than the question.":
    "La traducción «{language}» de la pregunta {question} tiene más opciones que la pregunta.",
  "A survey with translations has to say in which language it is written.":
    "Una encuesta con traducciones debe decir en qué idioma está escrita.",
  "The language “{language}” is there twice.":
    "El idioma «{language}» aparece dos veces.",
  "Question {question} has “{text}” for two of its options, in one language or in two: nobody could tell which of them is meant.":
    "La pregunta {question} tiene «{text}» en dos de sus opciones, en un idioma o en dos: nadie sabría cuál se quiso decir.",
  "No AI model is set up on this server, so simple rules made this draft from your text. Please read every question and change what does not fit.":
    "En este servidor no hay ningún modelo de IA, así que unas reglas sencillas han hecho este borrador a partir del texto. Conviene leer cada pregunta y cambiar lo que no encaje.",
  "Simple rules made this draft from your text, without the AI model. Please read every question and change what does not fit.":
    "Unas reglas sencillas han hecho este borrador a partir del texto, sin el modelo de IA. Conviene leer cada pregunta y cambiar lo que no encaje.",
  "Your text does not say yet what to ask. Choose a survey to begin with, or describe what you want to find out.":
    "El texto aún no dice qué preguntar. Elija una encuesta para empezar o describa qué quiere saber.",
};
