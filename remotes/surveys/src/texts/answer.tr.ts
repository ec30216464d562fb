import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./answer.ts";

export const answerTexts: Words<typeof english.answerTexts> = {
  formLoading: "Sorular yükleniyor",
  formFailed: "Sorular yüklenemedi.",
  none: "Bu ankette soru yok.",
  submit: "Gönder",
  submitting: "Gönderiliyor…",
  closedButton: "Yanıtlara kapalı",
  upcomingButton: "Henüz açılmadı",
  readOnlyButton: "Göndermek için anonim kimliği etkinleştir",
  notConsented: "Yanıt göndermek için anonim kimliği etkinleştirin.",
  enableAndSubmit: "Etkinleştir ve gönder",
  closed: "Bu anket artık yanıt kabul etmiyor.",
  challenges: "Kontrol soruları",
  challengesMissing: "Lütfen göndermeden önce kontrol sorularını yanıtlayın.",
  challengesBlocked: "Kontrol soruları nedeniyle bu anket size kapalı kalıyor.",
  optedOut: "Anonim kimlik kapalıyken katılım mümkün değil.",
  refused: "Bu içeriğe izin verilmiyor.",
  submitFailed: "Yanıtlar gönderilemedi.",
  kept: "Yanıtlarınız yeniden gönderene kadar burada kalır.",
  oneAllowed: "Birini seçin.",
  severalAllowed: "İstediğiniz kadar seçin.",
  clearChoice: "Seçimi temizle",
  progress: (answered, all) =>
    `${formatCount(answered)} / ${formatCount(all)} yanıtlandı`,
  resultsAfterClosing: "Sonuçlar kapanıştan sonra gösterilir.",
  resultsAtOnce:
    "Sonuçlar hemen gösterilir: izleyen biri ne yanıtladığınızı anlayabilir.",
  readsFigures: "Anketin sahibi hiçbir yanıtı tek başına okumaz.",
  readsTexts:
    "Anketin sahibi yazdıklarınızı, öteki yanıtlarınızdan ayrı olarak okur.",
  readsRows: "Anketin sahibi yanıtları ad ve saat olmadan bütünüyle okur.",
  thanks: "Yanıtınız için teşekkürler!",
  duplicate: "Bu anketi daha önce yanıtladınız. Teşekkürler!",
};

export const answerSlow: Words<typeof english.answerSlow> =
  "Çok kişi aynı anda yanıtlarken bu 10 saniyeyi bulabilir.";
