/** Everything that stays in the browser, by name. */
export const browserStorageTexts = {
  title: "Cookies and browser storage",
  blocks: [
    "Nearsay sets two cookies, and needs both; a third only where you open a link to try a part of the site that is not out yet. It keeps some more in your browser's storage, to spare you from typing things twice.",
    { subheading: "Cookies" },
    {
      kept: [
        {
          name: "<code>nearsay_session</code>, over https <code>__Host-nearsay_session</code>",
          use: "Your anonymous session. No script on a page can read it.",
          life: "A year after your last visit",
        },
        {
          name: "<code>nearsay_csrf</code>",
          use: "Proves that a request comes from this site. It says nothing about you.",
          life: "A year",
        },
        {
          name: "<code>nearsay_remotes</code>",
          use: "Which parts of the site you try before others do. It says nothing about you.",
          life: "Until you leave them or close the browser",
        },
        {
          name: "<code>nearsay_language</code>",
          use: "The language you chose in the menu, on sites with several. It says nothing else about you.",
          life: "A year after you chose it",
        },
      ],
    },
    { subheading: "Until you clear this site's data" },
    {
      kept: [
        {
          name: "<code>unsent_answers</code>",
          use: "Answers you have begun to a long survey, so that you can go on another time.",
          life: "Until you send them or say that the device is shared, 7 days at most",
        },
        {
          name: "<code>shared_device</code>",
          use: "That you said so of this device, on which no such answers are kept.",
          life: "Until you take it back",
        },
        {
          name: "<code>anonymous_consent</code>",
          use: "Whether you enabled your anonymous ID.",
          life: "Until you clear it",
        },
        {
          name: "<code>cached_identity</code>, <code>cached_identity_timestamp</code>",
          use: "Your anonymous ID and what the server could tell from your connection: internet address and, where the operator has set that up, city and network. For this browser alone.",
          life: "Used for 24 hours, then replaced",
        },
        {
          name: "<code>survey_access_codes</code>",
          use: "Access codes that opened a survey, sent again when you come back to it.",
          life: "Until you clear it",
        },
        {
          name: "<code>creator_draft</code>",
          use: "The surveys you are writing, with their codes and expected answers.",
          life: "Until you publish or discard them, the latest ten",
        },
        {
          name: "<code>owned_survey</code>",
          use: "The keys of surveys you published here or opened by a link, with their titles. Whoever has a key can change that survey; nothing in it says who you are.",
          life: "Until you forget them under Your surveys or clear them",
        },
        {
          name: "<code>geoConsent</code>",
          use: "That you allowed location here.",
          life: "Until you clear it",
        },
        {
          name: "<code>count_place</code>, <code>posts_say_ring</code>",
          use: "That you let your place be counted with an answer, and be said of a post.",
          life: "Until you take it back",
        },
        {
          name: "<code>posts_say_ring</code>",
          use: "That you want your posts to say from how far you write.",
          life: "Until you untick it, clear it or erase everything",
        },
        {
          name: "<code>theme</code>",
          use: "Light or dark, if you chose one.",
          life: "Until you clear it",
        },
        {
          name: "<code>web_fonts</code>",
          use: "That the fonts of this site are loaded already.",
          life: "Until you clear it",
        },
      ],
    },
    { subheading: "On pages of other sites that show a survey" },
    "A survey embedded there sets and reads no cookies. It keeps one thing, and only once you have enabled your anonymous ID in it or answered it elsewhere on that page:",
    {
      kept: [
        {
          name: "<code>nearsay_visitor</code>",
          use: "Who you are in this one survey on this one site, so that you answer once. It is another anonymous ID than the one you have here, and than that on any other site. It stands in the storage that your browser sets apart for Nearsay within that site, or in that site's own: where the survey is part of its page, or where your browser lets a frame keep nothing. From a frame that site is also given to keep that the survey was answered, so that the page asks you once.",
          life: "Used for a year after your last visit; once you opt out there, it says only that this survey was answered, and not by whom",
        },
      ],
    },
    { subheading: "On a tablet that is a kiosk" },
    "Where people answer a survey one after another on the same tablet, no cookie says who anybody is, and each answer has an anonymous ID of its own, which nobody can use again. So it cannot be taken back later.",
    {
      kept: [
        {
          name: "<code>nearsay-kiosk</code>",
          use: "The survey and the link that opens it, the page itself for when there is no connection, and answers that could not be sent yet, without names or times.",
          life: "An answer until it is sent, at once where there is a connection",
        },
      ],
    },
    { subheading: "Until you close the tab" },
    {
      kept: [
        {
          name: "<code>last_coordinates</code>",
          use: "Where your browser says you are, exactly, so that it need not be asked on every page.",
          life: "Until you close the tab",
        },
        {
          name: "<code>unsent_answers</code>",
          use: "Answers you have begun to any other survey, so that a reload loses nothing.",
          life: "Until you send them or close the tab",
        },
        {
          name: "<code>unsent_post</code>, <code>unsent_reply</code>, <code>unsent_edit</code>",
          use: "What you have begun to write in a discussion, so that a reload loses nothing.",
          life: "Until you send it or close the tab",
        },
        {
          name: "<code>unsettled</code>",
          use: "What you sent to a discussion that did not answer, so that it counts once if you send it again.",
          life: "Until it is answered or you close the tab",
        },
        {
          name: "<code>creator_prompt</code>",
          use: "The description of a survey you want to write, so that a reload loses nothing.",
          life: "Until its draft opens or you close the tab",
        },
        {
          name: "<code>access_code_attempts</code>",
          use: "How many wrong codes you entered for a survey.",
          life: "Until you close the tab",
        },
        {
          name: "<code>operator_key</code>, <code>operator_proof</code>",
          use: "The key of who runs this site, where you entered one at its moderation desk, and that its passkey was used.",
          life: "Until you leave the desk or close the tab",
        },
        {
          name: "<code>scroll_positions</code>",
          use: "How far you had scrolled on the pages you visited, for when you go back.",
          life: "Until you close the tab",
        },
        {
          name: "<code>geo_modal_dismissed</code>",
          use: "That you closed the question about location.",
          life: "Until you close the tab",
        },
      ],
    },
  ],
} as const;
