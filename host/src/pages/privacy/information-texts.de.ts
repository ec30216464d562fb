import type { Words } from "@nearsay/core/domain";
import type { informationTexts as english } from "./information-texts.ts";

export const informationTexts: Words<typeof english> = {
  title: "Welche Daten anfallen",
  blocks: [
    { subheading: "Die anonyme Kennung" },
    "Beim ersten Besuch denkt sich der Server eine Zufallszahl für den Browser aus. Sie wird weder aus Name, Adresse noch Gerät gebildet und ist zu Beginn ausgeschaltet: Man liest, und nichts wird veröffentlicht. Wie sie sich einschalten lässt, steht auf der Seite <anonymousId>Anonyme Kennung</anonymousId>.",
    { subheading: "Was veröffentlicht wird" },
    "Antworten, Beiträge, Antworten darauf, „Gefällt mir“, Meldungen und Umfragen, jeweils mit der anonymen Kennung und der Zeit. Nearsay fragt nach keinem Namen und keinem Passwort; bitte auch keine in einen Text schreiben.",
    { subheading: "Was andere von Antworten erfahren" },
    "Wie viele eine Umfrage beantwortet haben, ist sofort öffentlich; wer sie erstellt hat, erfährt außerdem je Tag, wie viele sie hier fanden, ihre Adresse öffneten oder ihr auf einer anderen Website begegneten. Was geantwortet wurde, wird so gezeigt, wie es vor dem Veröffentlichen festgelegt wurde; das Formular sagt es vor dem Antworten, und niemand kann es danach ändern. In Gruppen: nur zusammen mit anderen, mindestens 10, wenn die Betreiber keine andere Zahl gewählt haben, und zurückgehalten, solange Zahlen die Antwort von denen der anderen unterscheidbar machten. Nach dem Schließen: nicht vorher, und nur, wenn eine Gruppe geantwortet hat. Sofort: Die Zahlen folgen jeder Antwort, und wer sie beobachtet oder weiß, wann jemand geantwortet hat, kann die Antwort erkennen.",
    "Über diese Zahlen hinaus liest, wer die Umfrage erstellt hat, und wer von dort einen Schlüssel bekommt, was vor dem Veröffentlichen festgelegt wurde. Auch das sagt das Formular vor dem Antworten, und niemand kann es danach ändern. Nur Zahlen: keine einzelne Antwort. Was Menschen schreiben: Texte Wort für Wort, in einer Reihenfolge, die nichts verrät, gelöst von den übrigen Antworten und von jeder Zeit. Ganze Antworten: alles, was eine Person geantwortet hat, unter einer Nummer, ohne Namen, Zeit oder Ort. Alles wird wie die Zahlen in Gruppen gezeigt, und wo Zahlen sofort erscheinen, erst nach dem Schließen. Wer lesen darf, kann es in einer Datei speichern. Bei Umfragen aus der Zeit, bevor es diese Wahl gab, liest niemand mehr als Zahlen.",
    "Gruppen haben Grenzen. Wer eine Umfrage viele Male aus vielen Netzen beantwortet, könnte eine Gruppe mit eigenen Antworten füllen und so erfahren, was die anderen darin gesagt haben. Solange eine Umfrage offen ist, kommt eine Gruppe aus mindestens drei Netzen; das erschwert es und schließt es nicht aus. Ein geschriebener Text kann durch das, was er sagt, verraten, von wem er ist. Und die Betreiber, denen die Datenbank untersteht, können einzelne Antworten lesen. Ist eine Umfrage in mehreren Sprachen und zeigt Gruppen, so bleibt bei den Antworten, in welcher Sprache sie gegeben wurden; Zahlen sagen das nur von Gruppen dieser Sprache.",
    { subheading: "Antworten auf den Seiten anderer Websites" },
    "Eine Umfrage auf einer anderen Website fragt dort um Einwilligung und vergibt eine anonyme Kennung für diese Umfrage auf dieser Website allein. Mit der Antwort erfährt der Server, auf welcher Website sie gegeben wurde, und bewahrt auf, ob sie von dort oder von Nearsay selbst kam. Eine Website, die die Umfrage in der eigenen Seite zeigt statt in einem Rahmen, kann die Antworten dort mitlesen.",
    { subheading: "Der Standort, wo er erlaubt ist" },
    "Der Browser sendet Koordinaten, wenn er nach Umfragen, Beiträgen und Antworten fragt. Der Server rundet sie auf ein Raster, bevor er irgendetwas anderes tut: Eine Zelle misst 1,1 km von Nord nach Süd und mindestens 1 km von Ost nach West, und nur ihre Mitte wird verwendet.",
    {
      list: [
        "Die Zelle des letzten Aufenthalts wird bei eingeschalteter anonymer Kennung mit ihr aufbewahrt, bis der Tag vorbei ist (um Mitternacht UTC), damit eine veröffentlichte Umfrage in der Nähe zu finden ist. Sie ist mit einem Schlüssel verschlüsselt, der nirgends aufgeschrieben ist. Das Ausschalten löscht sie sofort.",
        "Eine Umfrage hat nur dann einen Ort, wenn es neben <b>Veröffentlichen</b> so gewählt ist; dort ist das Kästchen angekreuzt, wenn dieser Browser seinen Standort mitteilt. Sie behält dann diese Zelle, und wer die Umfrage sieht, kann sie erfahren. Ohne Zelle nimmt sie die Stadt, zu der die Internetadresse gehört, wo die Betreiber das eingerichtet haben, und hat sonst keinen Ort.",
        "Antworten behalten überhaupt keinen Ort.",
        "Auch ein Beitrag behält keinen, außer wenn darunter angekreuzt ist, dass er sagt, von wo er kommt. Dann sehen alle, die ihn lesen, einen von vier Ringen um den Ort der Umfrage: von hier, im Umkreis von 10 km, im Umkreis von 50 km oder weiter weg, von Zelle zu Zelle gerechnet. Genaueres wird nicht aufbewahrt, und mit dem Beitrag wird es gelöscht.",
      ],
    },
    { subheading: "Die Internetadresse" },
    "Der Server braucht sie zum Antworten, schreibt sie aber weder in seine Datenbank noch in sein Protokoll. Um Missbrauch zu begrenzen, bewahrt er eine verwürfelte Form ihres ersten Teils auf (die ersten drei der vier Zahlen einer IPv4-Adresse, die ersten 48 Bit einer IPv6-Adresse). Der Schlüssel dazu ist jeden Tag neu, nirgends aufgeschrieben und mit dem Tag vorbei, sodass später niemand herausfinden kann, woher eine Anfrage kam. Wo der Browser eine Umfrage auf einer anderen Website nichts aufbewahren lässt, behält der Server außerdem bis zum Ende dieses Tages eine verwürfelte Form der ganzen Adresse (bei IPv6 der ersten 64 Bit) für diese Umfrage, nicht bei der Antwort: Von jedem Anschluss wird dort eine Antwort am Tag angenommen.",
    { subheading: "Die E-Mail-Adresse, nur auf der Warteliste" },
    "Bei einem Eintrag in die <waitlist>Warteliste</waitlist>: Adresse, Rolle, Branche und Zeitpunkt. Das wird ohne die anonyme Kennung gespeichert.",
    { subheading: "Das Protokoll des Servers" },
    "Es dient der Fehlersuche. Es kann Art, Pfad und Zeit von Anfragen enthalten, auch mit Wörtern, nach denen gesucht wurde, außerdem Fehler und welcher Teil einer Seite nicht geladen werden konnte. Es enthält keine Internet- oder E-Mail-Adressen, keine Cookies und keine veröffentlichten Texte; Codes, Schlüssel und Koordinaten sind unkenntlich gemacht.",
  ],
};
