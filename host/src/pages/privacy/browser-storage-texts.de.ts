import type { Words } from "@nearsay/core/domain";
import type { browserStorageTexts as english } from "./browser-storage-texts.ts";

export const browserStorageTexts: Words<typeof english> = {
  title: "Cookies und Speicher des Browsers",
  blocks: [
    "Nearsay setzt zwei Cookies und braucht beide; ein drittes nur, wo ein Link geöffnet wird, um einen noch nicht veröffentlichten Teil der Website auszuprobieren. Einiges mehr steht im Speicher des Browsers, damit nichts zweimal eingegeben werden muss.",
    { subheading: "Cookies" },
    {
      kept: [
        {
          name: "<code>nearsay_session</code>, über https <code>__Host-nearsay_session</code>",
          use: "Die anonyme Sitzung. Kein Skript einer Seite kann es lesen.",
          life: "Ein Jahr ab dem letzten Besuch",
        },
        {
          name: "<code>nearsay_csrf</code>",
          use: "Beweist, dass eine Anfrage von dieser Website kommt. Es sagt nichts über die Person.",
          life: "Ein Jahr",
        },
        {
          name: "<code>nearsay_remotes</code>",
          use: "Welche Teile der Website vor anderen ausprobiert werden. Es sagt nichts über die Person.",
          life: "Bis sie verlassen werden oder der Browser geschlossen wird",
        },
        {
          name: "<code>nearsay_language</code>",
          use: "Die im Menü gewählte Sprache, auf Websites mit mehreren. Es sagt sonst nichts über die Person.",
          life: "Ein Jahr nach der Wahl",
        },
      ],
    },
    { subheading: "Bis die Daten dieser Website gelöscht werden" },
    {
      kept: [
        {
          name: "<code>unsent_answers</code>",
          use: "Begonnene Antworten auf eine lange Umfrage, damit es ein andermal weitergehen kann.",
          life: "Bis sie gesendet sind oder das Gerät als geteilt angegeben wird, höchstens 7 Tage",
        },
        {
          name: "<code>shared_device</code>",
          use: "Dass dieses Gerät als geteilt angegeben wurde, auf dem keine solchen Antworten aufbewahrt werden.",
          life: "Bis das zurückgenommen wird",
        },
        {
          name: "<code>anonymous_consent</code>",
          use: "Ob die anonyme Kennung eingeschaltet ist.",
          life: "Bis zum Löschen",
        },
        {
          name: "<code>cached_identity</code>, <code>cached_identity_timestamp</code>",
          use: "Die anonyme Kennung und was der Server der Verbindung ansehen konnte: Internetadresse und, wo die Betreiber das eingerichtet haben, Stadt und Netz. Nur für diesen Browser.",
          life: "24 Stunden lang benutzt, dann ersetzt",
        },
        {
          name: "<code>survey_access_codes</code>",
          use: "Zugangscodes, die eine Umfrage geöffnet haben; sie werden bei der Rückkehr noch einmal gesendet.",
          life: "Bis zum Löschen",
        },
        {
          name: "<code>creator_draft</code>",
          use: "Umfragen, an denen gerade geschrieben wird, mit ihren Codes und erwarteten Antworten.",
          life: "Bis sie veröffentlicht oder verworfen werden, die letzten zehn",
        },
        {
          name: "<code>owned_survey</code>",
          use: "Die Schlüssel der Umfragen, die hier veröffentlicht oder über einen Link geöffnet wurden, mit ihren Titeln. Wer einen Schlüssel hat, kann diese Umfrage ändern; nichts darin sagt, wer jemand ist.",
          life: "Bis sie unter „Eigene Umfragen“ vergessen oder gelöscht werden",
        },
        {
          name: "<code>geoConsent</code>",
          use: "Dass der Standort hier erlaubt wurde.",
          life: "Bis zum Löschen",
        },
        {
          name: "<code>count_place</code>, <code>posts_say_ring</code>",
          use: "Dass der eigene Ort mit einer Antwort gezählt und bei einem Beitrag genannt werden darf.",
          life: "Bis es zurückgenommen wird",
        },
        {
          name: "<code>posts_say_ring</code>",
          use: "Dass Beiträge sagen sollen, von wie weit sie kommen.",
          life: "Bis das Kreuz entfernt, alles gelöscht oder das hier gelöscht wird",
        },
        {
          name: "<code>theme</code>",
          use: "Hell oder dunkel, falls gewählt.",
          life: "Bis zum Löschen",
        },
        {
          name: "<code>web_fonts</code>",
          use: "Dass die Schriften dieser Website schon geladen sind.",
          life: "Bis zum Löschen",
        },
      ],
    },
    { subheading: "Auf Seiten anderer Websites, die eine Umfrage zeigen" },
    "Eine dort eingebettete Umfrage setzt und liest keine Cookies. Sie bewahrt eines auf, und nur, wenn die anonyme Kennung in ihr eingeschaltet oder sie anderswo auf dieser Seite beantwortet wurde:",
    {
      kept: [
        {
          name: "<code>nearsay_visitor</code>",
          use: "Wer jemand in dieser einen Umfrage auf dieser einen Website ist, damit jede Person einmal antwortet. Es ist eine andere anonyme Kennung als die hier und als die auf jeder anderen Website. Sie steht in dem Speicher, den der Browser für Nearsay innerhalb jener Website abtrennt, oder in dem der Website selbst: wo die Umfrage Teil ihrer Seite ist oder wo der Browser einen Rahmen nichts aufbewahren lässt. Aus einem Rahmen bekommt jene Website außerdem zum Aufbewahren, dass die Umfrage beantwortet ist, damit die Seite nur einmal fragt.",
          life: "Ein Jahr ab dem letzten Besuch benutzt; wird die Kennung dort ausgeschaltet, sagt es nur noch, dass diese Umfrage beantwortet wurde, und nicht von wem",
        },
      ],
    },
    { subheading: "Auf einem Tablet, das ein Kiosk ist" },
    "Wo Menschen nacheinander auf demselben Tablet eine Umfrage beantworten, sagt kein Cookie, wer jemand ist, und jede Antwort hat eine eigene anonyme Kennung, die niemand noch einmal benutzen kann. Sie lässt sich deshalb später nicht zurücknehmen.",
    {
      kept: [
        {
          name: "<code>nearsay-kiosk</code>",
          use: "Die Umfrage und der Link, der sie öffnet, die Seite selbst für Zeiten ohne Verbindung und Antworten, die noch nicht gesendet werden konnten, ohne Namen und Zeiten.",
          life: "Eine Antwort, bis sie gesendet ist, mit Verbindung also sofort",
        },
      ],
    },
    { subheading: "Bis der Tab geschlossen wird" },
    {
      kept: [
        {
          name: "<code>last_coordinates</code>",
          use: "Wo man sich laut Browser befindet, genau, damit nicht auf jeder Seite danach gefragt werden muss.",
          life: "Bis der Tab geschlossen wird",
        },
        {
          name: "<code>unsent_answers</code>",
          use: "Begonnene Antworten auf jede andere Umfrage, damit ein Neuladen nichts verliert.",
          life: "Bis sie gesendet sind oder der Tab geschlossen wird",
        },
        {
          name: "<code>unsent_post</code>, <code>unsent_reply</code>, <code>unsent_edit</code>",
          use: "Was in einer Diskussion begonnen wurde zu schreiben, damit ein Neuladen nichts verliert.",
          life: "Bis es gesendet ist oder der Tab geschlossen wird",
        },
        {
          name: "<code>unsettled</code>",
          use: "Was an eine Diskussion gesendet wurde, die nicht antwortete, damit es bei erneutem Senden einmal zählt.",
          life: "Bis eine Antwort da ist oder der Tab geschlossen wird",
        },
        {
          name: "<code>creator_prompt</code>",
          use: "Die Beschreibung einer geplanten Umfrage, damit ein Neuladen nichts verliert.",
          life: "Bis sich ihr Entwurf öffnet oder der Tab geschlossen wird",
        },
        {
          name: "<code>access_code_attempts</code>",
          use: "Wie viele falsche Codes für eine Umfrage eingegeben wurden.",
          life: "Bis der Tab geschlossen wird",
        },
        {
          name: "<code>operator_key</code>, <code>operator_proof</code>",
          use: "Der Schlüssel der Betreiber dieser Website, wo einer bei der Moderation eingegeben wurde, und dass dessen Passkey benutzt wurde.",
          life: "Bis die Moderation verlassen oder der Tab geschlossen wird",
        },
        {
          name: "<code>scroll_positions</code>",
          use: "Wie weit auf den besuchten Seiten gescrollt wurde, für den Weg zurück.",
          life: "Bis der Tab geschlossen wird",
        },
        {
          name: "<code>geo_modal_dismissed</code>",
          use: "Dass die Frage nach dem Standort geschlossen wurde.",
          life: "Bis der Tab geschlossen wird",
        },
      ],
    },
  ],
};
