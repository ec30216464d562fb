import type { Sentence } from "./sentences.ts";

export const sentences: Readonly<Record<Sentence, string>> = {
  "Something went wrong. Please try again.":
    "Bir şeyler ters gitti. Lütfen yeniden deneyin.",
  "Too much is going on right now. Please try again.":
    "Şu anda çok yoğunluk var. Lütfen yeniden deneyin.",
  "The service is briefly unavailable. Please try again.":
    "Hizmet kısa süreliğine kullanılamıyor. Lütfen yeniden deneyin.",
  "The service is not ready.": "Hizmet henüz hazır değil.",
  "There is no room to keep anything new at the moment. Please try again later.":
    "Şu anda yeni bir şey saklayacak yer yok. Lütfen daha sonra yeniden deneyin.",
  "The site is moving to another place, and keeps nothing new for a minute. Please try again then.":
    "Site başka bir yere taşınıyor ve bir dakika boyunca yeni bir şey saklamıyor. Lütfen sonra yeniden deneyin.",
  "That was too often. Please try again in {wait}.":
    "Bu çok sık yapıldı. Lütfen {wait} sonra yeniden deneyin.",
  "There is nothing here.": "Burada bir şey yok.",
  "This is gone.": "Bu artık yok.",
  "Not found.": "Bulunamadı.",
  "This list cannot be continued. Load it anew.":
    "Bu listenin devamı getirilemiyor. Yeniden yükleyin.",
  "Content not allowed.": "Bu içeriğe izin verilmiyor.",
  "Texts cannot be checked at the moment. Please try again.":
    "Metinler şu anda denetlenemiyor. Lütfen yeniden deneyin.",
  "Live updates are not available at the moment.":
    "Canlı güncellemeler şu anda kullanılamıyor.",
  "The request cannot be understood.": "İstek anlaşılamadı.",
  "The request is invalid.": "İstek geçersiz.",
  "{field} {problem}.": "{field}: {problem}.",
  "The request {problem}.": "İstek: {problem}.",
  "{field} has characters it must not have.":
    "{field} izin verilmeyen karakterler içeriyor.",
  "The request has characters it must not have.":
    "İstek izin verilmeyen karakterler içeriyor.",
  "Text must not hold NUL or broken characters.":
    "Metin NUL ya da bozuk karakter içeremez.",
  "The body is not valid JSON.": "Gövde geçerli bir JSON değil.",
  "The request is larger than this call takes.":
    "İstek, bu çağrının kabul ettiğinden büyük.",
  "Send the body as application/json.":
    "Gövdeyi application/json olarak gönderin.",
  "The body's length is not the one announced.":
    "Gövdenin uzunluğu bildirilenden farklı.",
  "The path is not valid.": "Yol geçerli değil.",
  "The request took too long to arrive.": "İsteğin ulaşması çok uzun sürdü.",
  "The request's headers are too large.": "İsteğin başlıkları çok büyük.",
  "The request names no valid host.":
    "İstek geçerli bir sunucu adı belirtmiyor.",
  "There is no such call.": "Böyle bir çağrı yok.",
  "This path is not for that method.": "Bu yol bu yöntemi desteklemiyor.",
  "The caller went away.": "Çağıran ayrıldı.",
  "This Idempotency-Key was sent with another request before.":
    "Bu Idempotency-Key daha önce başka bir istekle gönderildi.",
  "The same request is still being carried out. Please try again.":
    "Aynı istek hâlâ işleniyor. Lütfen yeniden deneyin.",
  "An Idempotency-Key has 1 to 128 printable ASCII characters.":
    "Idempotency-Key 1 ile 128 arası yazdırılabilir ASCII karakterinden oluşur.",
  "A kiosk sends an Idempotency-Key with each response.":
    "Kiosk her yanıtla birlikte bir Idempotency-Key gönderir.",
  "Your anonymous session has ended. Please try again.":
    "Anonim oturumunuz sona erdi. Lütfen yeniden deneyin.",
  "This page has lost touch with the server. Please try again.":
    "Bu sayfanın sunucuyla bağlantısı koptu. Lütfen yeniden deneyin.",
  "This page has lost touch with the server. Please load it again.":
    "Bu sayfanın sunucuyla bağlantısı koptu. Lütfen yeniden yükleyin.",
  "Participation disabled while anonymous ID is opted out.":
    "Anonim kimlik kapalıyken katılım devre dışıdır.",
  "Who runs this site has blocked your anonymous ID. You can read everything and take back what is yours.":
    "Bu siteyi işleten, anonim kimliğinizi engelledi. Her şeyi okuyabilir ve kendinize ait olanı geri alabilirsiniz.",
  "You need an invitation to enter.": "Girmek için davet gerekiyor.",
  "Invalid code": "Geçersiz kod",
  "verification failed. Please retry.":
    "Doğrulama başarısız oldu. Lütfen yeniden deneyin.",
  "Too many incorrect attempts. Access has been temporarily blocked.":
    "Çok fazla hatalı deneme yapıldı. Erişim geçici olarak engellendi.",
  "Too many wrong challenge answers. Please try again in {wait}.":
    "Kontrol sorularına çok fazla yanlış yanıt verildi. Lütfen {wait} sonra yeniden deneyin.",
  "Too many wrong entries were made here. Please try again later.":
    "Burada çok fazla yanlış giriş yapıldı. Lütfen daha sonra yeniden deneyin.",
  "Too many wrong entries came from your network. Please try again in {wait}, or from another network.":
    "Ağınızdan çok fazla yanlış giriş yapıldı. Lütfen {wait} sonra ya da başka bir ağdan yeniden deneyin.",
  "Survey not found.": "Anket bulunamadı.",
  "Access code required for this survey.":
    "Bu anket için erişim kodu gerekiyor.",
  "That access code is not right.": "Bu erişim kodu doğru değil.",
  "That export code is not right.": "Bu dışa aktarma kodu doğru değil.",
  "export code required": "dışa aktarma kodu gerekiyor",
  "A radius and what it decides come together.":
    "Yarıçap ve belirlediği şey birlikte verilir.",
  "A radius needs a place to measure from.":
    "Yarıçapın ölçüleceği bir yer gerekir.",
  "There is no such place.": "Böyle bir yer yok.",
  "Only people within {km} km of its place can answer this survey. Please allow your location on its page first.":
    "Bu anketi yalnızca yerine en fazla {km} km uzaklıktaki kişiler yanıtlayabilir. Lütfen önce sayfasında konumunuza izin verin.",
  "Only people within {km} km of its place can answer this survey, and yours is farther away.":
    "Bu anketi yalnızca yerine en fazla {km} km uzaklıktaki kişiler yanıtlayabilir; siz daha uzaktasınız.",
  "A distance needs a place to measure from.":
    "Uzaklık için ölçümün başlayacağı bir yer gerekiyor.",
  "A piece of the map needs all of its four edges.":
    "Bir harita kesitinin dört kenarı da gerekir.",
  "A piece of the map has its south below its north.":
    "Bir harita kesitinin güneyi kuzeyinin üstünde olamaz.",
  "A piece of the map is too large for its level.":
    "Bir harita kesiti, düzeyi için fazla büyük.",
  "Search either by text (q) or by access code (code).":
    "Metne göre (q) ya da erişim koduna göre (code) arayın.",
  "Give a place as near=52.5,13.4.": "Yeri near=52.5,13.4 biçiminde verin.",
  "Give a latitude up to 90 and a longitude up to 180.":
    "90’a kadar bir enlem ve 180’e kadar bir boylam verin.",
  "There is no such picture.": "Böyle bir görsel yok.",
  "Please describe the survey you want to create.":
    "Lütfen oluşturmak istediğiniz anketi anlatın.",
  "Please shorten your input to {max} characters or fewer.":
    "Lütfen metninizi en fazla {max} karaktere kısaltın.",
  "Failed to generate survey from content.": "İçerikten anket oluşturulamadı.",
  "The reserved survey token is no longer valid. Please try again.":
    "Ayrılan anket belirteci artık geçerli değil. Lütfen yeniden deneyin.",
  "This survey was published already.": "Bu anket zaten yayımlandı.",
  "A survey can have {max} characters at most, in all its languages together.":
    "Bir anket, tüm dillerinde toplam en çok {max} karakter içerebilir.",
  "The title must not be empty.": "Başlık boş olamaz.",
  "Code must be at least 4 characters.": "Kod en az 4 karakter olmalıdır.",
  "The closing time must lie in the future.":
    "Kapanış zamanı gelecekte olmalıdır.",
  "Site {site} must be written as https://partner.example.":
    "Site {site} şu biçimde yazılmalıdır: https://partner.example.",
  "A survey needs at least one question.":
    "Bir ankette en az bir soru olmalıdır.",
  "A survey can have {max} challenge questions at most.":
    "Bir ankette en fazla {max} kontrol sorusu olabilir.",
  "Each challenge question must include both a question and an expected answer.":
    "Her kontrol sorusunun hem sorusu hem de beklenen yanıtı olmalıdır.",
  "Question {question} must not be empty.": "{question}. soru boş olamaz.",
  "Question {question} has an empty option.":
    "{question}. sorunun boş bir seçeneği var.",
  "Question {question} has the same option twice.":
    "{question}. soruda aynı seçenek iki kez var.",
  "Question {question} needs at least two options.":
    "{question}. soru için en az iki seçenek gerekiyor.",
  "Question {question} needs the scale, the numbers or the days that are chosen from.":
    "{question}. soru için seçim yapılacak ölçek, sayılar ya da günler gerekiyor.",
  "Question {question} is of a kind that does not go with its type, or takes one answer only.":
    "{question}. sorunun çeşidi türüne uymuyor ya da yalnızca bir yanıt alıyor.",
  "Question {question} needs other options: two or three for yes and no, three for a statement, 2 to {ranked} to rank.":
    "{question}. soru için başka seçenekler gerekiyor: evet ve hayır için iki ya da üç, bir önerme için üç, sıralamak için 2 ile {ranked} arası.",
  "Question {question} needs a scale from 0 or 1 to 10 at most.":
    "{question}. soru için 0 ya da 1’den en fazla 10’a kadar bir ölçek gerekiyor.",
  "Question {question} needs a smallest number below its largest one, neither with more digits than it asks for.":
    "{question}. soruda en küçük sayı en büyüğünden küçük olmalı ve hiçbirinde istenenden fazla basamak olmamalıdır.",
  "Question {question} needs a first day before its last one, at most {years} years apart.":
    "{question}. soruda ilk gün son günden önce olmalı ve araları en çok {years} yıl olmalıdır.",
  "Question {question} asks for a number of options that nobody can choose.":
    "{question}. soru kimsenin seçemeyeceği sayıda seçenek istiyor.",
  "Question {question} can exclude other options by one of its own alone, where it takes several.":
    "{question}. soru diğer seçenekleri yalnızca kendi seçeneklerinden biriyle ve birden çok seçenek alıyorsa dışlayabilir.",
  "Question {question} depends on a question that does not come before it.":
    "{question}. soru, kendisinden önce gelmeyen bir soruya bağlı.",
  "Question {question} depends on a question without options.":
    "{question}. soru, seçeneği olmayan bir soruya bağlı.",
  "Question {question} depends on an option that is not there.":
    "{question}. soru, var olmayan bir seçeneğe bağlı.",
  "Question {question} is the text of an option, which has to be one of a question before it.":
    "{question}. soru bir seçeneğin metnidir; bu seçenek önceki bir soruya ait olmalıdır.",
  "Question {question} can never be asked: nobody can answer the questions before it so.":
    "{question}. soru hiçbir zaman sorulamaz: önceki soruları kimse böyle yanıtlayamaz.",
  "Question {question} depends on too much for anybody to say when it is asked.":
    "{question}. soru o kadar çok şeye bağlı ki ne zaman sorulacağı söylenemiyor.",
  "This survey is no longer accepting responses.":
    "Bu anket artık yanıt kabul etmiyor.",
  "Please answer at least one question.": "Lütfen en az bir soruyu yanıtlayın.",
  "Please answer the challenge questions before submitting.":
    "Göndermeden önce lütfen kontrol sorularını yanıtlayın.",
  "A challenge answer is not right, so your response was not taken.":
    "Bir kontrol sorusunun yanıtı doğru değil; bu nedenle yanıtınız alınmadı.",
  "{count} attempts left.": "{count} deneme hakkınız kaldı.",
  "1 attempt left.": "1 deneme hakkınız kaldı.",
  "This survey has no question {question}.":
    "Bu ankette {question} numaralı soru yok.",
  "Question {question} is not asked of somebody who answers the questions before it so.":
    "Önceki soruları böyle yanıtlayana {question} numaralı soru sorulmaz.",
  "Question {question} has to be answered.":
    "{question} numaralı soru yanıtlanmalıdır.",
  "Question {question} takes one text.":
    "{question} numaralı soru tek bir metin alır.",
  "The answer to question {question} is longer than {max} characters.":
    "{question} numaralı sorunun yanıtı {max} karakterden uzun.",
  "An answer to question {question} is not one of its options.":
    "{question} numaralı soruya verilen bir yanıt, seçenekleri arasında değil.",
  "Question {question} takes one option only.":
    "{question} numaralı soru yalnızca bir seçenek alır.",
  "Question {question} takes {least} options at least.":
    "{question} numaralı soruda en az {least} seçenek seçilmelidir.",
  "Question {question} takes {most} options at most.":
    "{question} numaralı soruda en fazla {most} seçenek seçilebilir.",
  "Question {question} takes “{option}” with no other option.":
    "{question} numaralı soruda “{option}” başka bir seçenekle birlikte seçilemez.",
  "Question {question} takes one number.":
    "{question} numaralı soru tek bir sayı alır.",
  "Question {question} takes a day from {first} to {last}.":
    "{question} numaralı soru {first} ile {last} arasında bir gün alır.",
  "Question {question} takes a number from {least} to {most} with {decimals} digits after the point at most.":
    "{question} numaralı soru {least} ile {most} arasında, virgülden sonra en fazla {decimals} basamaklı bir sayı alır.",
  "Question {question} takes one day, written as 2026-11-27.":
    "{question} numaralı soru 2026-11-27 biçiminde yazılmış tek bir gün alır.",
  "Question {question} takes all of its options in their order.":
    "{question} numaralı soru tüm seçeneklerinin sıralanmasını ister.",
  "This survey is answered by ticket only. Please enter the code of yours on its page first.":
    "Bu anket yalnızca biletle yanıtlanır. Lütfen önce anketin sayfasında biletinizin kodunu girin.",
  "No ticket has this code. Please compare it with the one on the paper.":
    "Hiçbir bilette bu kod yok. Lütfen kâğıttaki kodla karşılaştırın.",
  "This ticket was used already.": "Bu bilet zaten kullanılmış.",
  "This ticket is no longer good.": "Bu bilet artık geçerli değil.",
  "The survey of this ticket is no longer accepting responses.":
    "Bu biletin anketi artık yanıt kabul etmiyor.",
  "This kiosk opens no survey.": "Bu kiosk hiçbir anketi açmıyor.",
  "Please write something first.": "Lütfen önce bir şeyler yazın.",
  "The text is longer than {max} characters.": "Metin {max} karakterden uzun.",
  "This post is gone.": "Bu gönderi artık yok.",
  "This reply is gone.": "Bu yanıt artık yok.",
  "Only its author can edit a reply.":
    "Bir yanıtı yalnızca yazarı düzenleyebilir.",
  "Only its author can delete this.": "Bunu yalnızca yazarı silebilir.",
  "The author of the survey has closed its discussion. What you wrote was not sent.":
    "Anketin yazarı tartışmasını kapattı. Yazdığınız gönderilmedi.",
  "This discussion is in slow mode. You can write again in a minute.":
    "Bu tartışma yavaş modda. Bir dakika sonra yeniden yazabilirsiniz.",
  "This discussion is in slow mode. You can write again in {minutes} minutes.":
    "Bu tartışma yavaş modda. {minutes} dakika sonra yeniden yazabilirsiniz.",
  "Please provide a brief reason (at least {least} characters).":
    "Lütfen kısa bir neden belirtin (en az {least} karakter).",
  "Please say in a few words why it should be shown (at least {least} characters).":
    "Lütfen neden gösterilmesi gerektiğini birkaç sözcükle anlatın (en az {least} karakter).",
  "This survey is closed, and its responses can no longer be withdrawn.":
    "Bu anket kapandı; yanıtları artık geri çekilemez.",
  "Please check the consent box to receive email alerts before joining the waitlist.":
    "Bekleme listesine katılmadan önce lütfen e-posta bildirimi onay kutusunu işaretleyin.",
  "Please choose your business category.": "Lütfen işletme kategorinizi seçin.",
  "This key is not good for that.": "Bu anahtar bunun için yeterli değil.",
  "There is no such key.": "Böyle bir anahtar yok.",
  "A survey can have {max} keys at most. End one that is no longer needed.":
    "Bir anketin en fazla {max} anahtarı olabilir. Artık gerekmeyen birini sonlandırın.",
  "This is the only key by which the survey can be changed. Make another one first.":
    "Anketi değiştirebilen tek anahtar bu. Önce bir tane daha oluşturun.",
  "A survey can have {max} kiosks at most. End one that is no longer needed.":
    "Bir anketin en fazla {max} kiosku olabilir. Artık gerekmeyen birini sonlandırın.",
  "There is no such batch.": "Böyle bir parti yok.",
  "This survey is not answered by ticket. Choose first who may answer.":
    "Bu anket biletle yanıtlanmıyor. Önce kimlerin yanıtlayabileceğini seçin.",
  "A survey can have {max} batches of tickets at most.":
    "Bir anketin en fazla {max} bilet partisi olabilir.",
  "If-Match takes the ETag of the survey.":
    "If-Match anketin ETag değerini alır.",
  "Somebody has changed this survey meanwhile.":
    "Bu arada biri bu anketi değiştirdi.",
  "That is not the title of this survey, so it was not deleted.":
    "Bu, anketin başlığı değil; bu nedenle anket silinmedi.",
  "A question is there twice.": "Bir soru iki kez var.",
  "Question {question} is none of this survey's.":
    "{question}. soru bu ankete ait değil.",
  "The reason must not be empty.": "Neden boş olamaz.",
  "The closing time is no moment.": "Kapanış zamanı geçerli bir an değil.",
  "Somebody has answered already: the words of questions and options can be changed, but nothing else of them.":
    "Yanıt verilmiş: soruların ve seçeneklerin metni değiştirilebilir, başka hiçbir şeyi değiştirilemez.",
  "This survey's words were changed too often since people answered.":
    "Yanıt verildiğinden beri bu anketin metni çok sık değiştirildi.",
  "Flagged answers were left out and counted again too often.":
    "İşaretlenen yanıtlar çok sık dışarıda bırakılıp yeniden sayıldı.",
  "Somebody has answered already: who may answer by ticket cannot be changed any more.":
    "Yanıt verilmiş: kimlerin biletle yanıtlayabileceği artık değiştirilemez.",
  "Who runs this site hid it, and alone can show it again.":
    "Bunu siteyi işleten gizledi ve yalnızca o yeniden gösterebilir.",
  "There is no webhook.": "Webhook yok.",
  "This site sends news to no address.":
    "Bu site haberleri hiçbir adrese göndermiyor.",
  "Give an address that begins with https:// and one of {hosts}.":
    "https:// ve şunlardan biriyle başlayan bir adres verin: {hosts}.",
  "The keys are not those of a browser.":
    "Anahtarlar bir tarayıcıya ait değil.",
  "This site does not know your browser's push service.":
    "Bu site tarayıcınızın anlık bildirim hizmetini tanımıyor.",
  "This site pushes nothing to browsers.":
    "Bu site tarayıcılara bir şey göndermiyor.",
  "Figures are shown without something, or only that.":
    "Rakamlar ya bir şey olmadan ya da yalnızca onunla gösterilir.",
  "Figures from there are not told apart.":
    "Bu çevrenin sayıları ayrı gösterilmiyor.",
  "Where answers come from is counted only of a survey that has a place.":
    "Yanıtların nereden geldiği yalnızca yeri olan bir ankette sayılır.",
  "Where answers come from is not counted where results show at once or tickets are told apart.":
    "Sonuçlar hemen gösteriliyorsa veya biletler ayrı gösteriliyorsa yanıtların nereden geldiği sayılmaz.",
  "Where answers come from is not counted where whole responses are read.":
    "Yanıtların tamamı okunuyorsa yanıtların nereden geldiği sayılmaz.",
  "This survey has no map of its answers.": "Bu anketin yanıt haritası yok.",
  "Figures of this language are not told apart.":
    "Bu dilin rakamları ayrı gösterilmiyor.",
  "No model translates on this site.": "Bu sitede çeviri yapan bir model yok.",
  "These are too many texts to translate at once.":
    "Bir seferde çevrilemeyecek kadar çok metin var.",
  "This survey does not tell tickets apart.":
    "Bu anket biletleri ayrı tutmuyor.",
  "People were told before they answered that this is not read.":
    "İnsanlara yanıtlamadan önce bunun okunmayacağı söylendi.",
  "This survey has no such question that is answered in writing.":
    "Bu ankette yazılı yanıtlanan böyle bir soru yok.",
  "There is more to save by now. Please save the file anew.":
    "Artık kaydedilecek daha fazla şey var. Lütfen dosyayı yeniden kaydedin.",
  "This visit has lasted too long. Please try again.":
    "Bu ziyaret çok uzun sürdü. Lütfen yeniden deneyin.",
  "This survey requires an access code, which is asked for on its own site only.":
    "Bu anket erişim kodu gerektiriyor; kod yalnızca anketin kendi sitesinde sorulur.",
  "This survey is answered by ticket only, which is asked for on its own site only.":
    "Bu anket yalnızca biletle yanıtlanır; bilet yalnızca anketin kendi sitesinde sorulur.",
  "This survey may not be shown on this page.":
    "Bu anket bu sayfada gösterilemez.",
  "This site is open by invitation only.": "Bu site yalnızca davetle açılır.",
  "This survey cannot be shown here at the moment.":
    "Bu anket şu anda burada gösterilemiyor.",
  "This survey can only be shown in a frame.":
    "Bu anket yalnızca bir çerçevede gösterilebilir.",
  "Your network has answered here today, and this browser lets the page keep nothing to tell people apart. Please open the survey on Nearsay, where everybody can answer.":
    "Ağınızdan bugün burada yanıt verildi ve bu tarayıcı sayfanın kişileri ayırt edecek bir şey saklamasına izin vermiyor. Lütfen anketi herkesin yanıtlayabildiği Nearsay’de açın.",
  "There is nothing to embed yet.": "Henüz yerleştirilecek bir şey yok.",
  "There is no such file.": "Böyle bir dosya yok.",
  "This is given as JSON only.": "Bu yalnızca JSON olarak verilir.",
  "This is no address of a survey here.":
    "Bu, buradaki bir anketin adresi değil.",
  "The metrics need their token.": "Ölçümler için belirteçleri gerekiyor.",
  "There is no such address.": "Böyle bir adres yok.",
  "There is no such invitation.": "Böyle bir davet yok.",
  "There is no such survey, post or reply.":
    "Böyle bir anket, gönderi ya da yanıt yok.",
  "Look for a survey by its number or uuid, for others as post 12 or reply 7.":
    "Anketi numarası ya da uuid’si ile, diğerlerini post 12 ya da reply 7 biçiminde arayın.",
  "This key opens nothing.": "Bu anahtar hiçbir şeyi açmıyor.",
  "This key is good only with its passkey.":
    "Bu anahtar yalnızca geçiş anahtarıyla geçerlidir.",
  "This key needs no passkey.": "Bu anahtar için geçiş anahtarı gerekmiyor.",
  "This key has a passkey already.":
    "Bu anahtarın zaten bir geçiş anahtarı var.",
  "This key has no passkey any more.": "Bu anahtarın artık geçiş anahtarı yok.",
  "This passkey was used elsewhere meanwhile.":
    "Bu geçiş anahtarı bu arada başka yerde kullanıldı.",
  "This is not the passkey of this key, or not of this site.":
    "Bu, bu anahtarın ya da bu sitenin geçiş anahtarı değil.",
  "That took too long, or was sent before. Please try again.":
    "Bu çok uzun sürdü ya da daha önce gönderildi. Lütfen yeniden deneyin.",
  "Somebody has answered already: when it opens cannot be changed any more.":
    "Biri zaten yanıt verdi: anketin ne zaman açılacağı artık değiştirilemez.",
  "There are {count} responses already: let it close after more than that, or by its closing time alone.":
    "Zaten {count} yanıt var: anket bundan fazlasıyla ya da yalnızca kapanış zamanıyla kapanmalı.",
  "This survey is not open yet.": "Bu anket henüz açık değil.",
  "The address after thanks must be a public one that starts with https://, without a user name and a port.":
    "Teşekkürden sonraki adres herkese açık olmalı ve https:// ile başlamalı; kullanıcı adı ve port içermemeli.",
  "This site takes no addresses after thanks.":
    "Bu site teşekkürden sonra adres kabul etmiyor.",
  "The address after thanks must be on {hosts}.":
    "Teşekkürden sonraki adres şurada olmalı: {hosts}.",
  "The opening time is no moment.": "Açılış zamanı geçerli bir an değil.",
  "The opening time must lie before the closing time.":
    "Açılış zamanı kapanış zamanından önce olmalı.",
  "The translation “{language}” has more questions than the survey.":
    "“{language}” çevirisinde anketten fazla soru var.",
  "The translation “{language}” of question {question} has more options than the question.":
    "{question}. sorunun “{language}” çevirisinde sorudan fazla seçenek var.",
  "A survey with translations has to say in which language it is written.":
    "Çevirileri olan bir anket hangi dilde yazıldığını belirtmeli.",
  "The language “{language}” is there twice.":
    "“{language}” dili iki kez geçiyor.",
  "Question {question} has “{text}” for two of its options, in one language or in two: nobody could tell which of them is meant.":
    "{question}. soruda “{text}” iki seçenek için kullanılıyor, bir dilde ya da iki dilde: hangisinin kastedildiğini kimse bilemez.",
  "No AI model is set up on this server, so simple rules made this draft from your text. Please read every question and change what does not fit.":
    "Bu sunucuda yapay zekâ modeli kurulu değil; bu taslağı metninizden basit kurallar oluşturdu. Lütfen her soruyu okuyun ve uymayanı değiştirin.",
  "Simple rules made this draft from your text, without the AI model. Please read every question and change what does not fit.":
    "Bu taslağı metninizden yapay zekâ modeli olmadan basit kurallar oluşturdu. Lütfen her soruyu okuyun ve uymayanı değiştirin.",
  "Your text does not say yet what to ask. Choose a survey to begin with, or describe what you want to find out.":
    "Metniniz ne sorulacağını henüz söylemiyor. Başlamak için bir anket seçin ya da ne öğrenmek istediğinizi anlatın.",
};
