export const guideTexts = {
  lead: "Find a survey, answer it, see what others said, and ask something yourself. No account at any step.",
  finding: {
    title: "Finding a survey",
    blocks: [
      "The <home>home page</home> lists public surveys. If you allow location, the nearest come first; if not, the newest do, and everything else works the same.",
      {
        list: [
          "<b>Search Public</b> finds surveys that contain every word you type. <em>bus night</em> finds “Night buses on weekends”.",
          "<b>Search by Code</b> opens surveys by the access code you were given.",
          "<b>Top Responses</b>, <b>Top Likes</b> and <b>Top Discussion</b> show what others care about most.",
        ],
      },
    ],
  },
  takingPart: {
    title: "Taking part",
    blocks: [
      "Reading needs nothing. To answer, like, post, reply, report or publish, enable your anonymous ID once: where the page offers it, or on the <anonymousId>Anonymous ID Policy</anonymousId> page. It holds for this browser until you opt out; another browser or a private window is somebody else.",
    ],
  },
  answering: {
    title: "Answering",
    blocks: [
      "Press <b>Answer</b> on a survey, fill in what you like and press <b>Submit</b>. You may leave questions out, but at least one needs an answer. A written answer takes up to 240 characters.",
      "Above <b>Submit</b> stands when results show: in groups of answers, after closing, or at once. Under <insightsHere>Reading insights</insightsHere> is what each means.",
      "You can answer each survey once, until it closes, and cannot change your answer afterwards. What you have begun stays in this tab: a reload or a lost connection loses nothing.",
    ],
  },
  accessCodes: {
    title: "Surveys with an access code",
    blocks: [
      "Some surveys are for people who were given a code, such as <code>PTA-2026</code> on a letter from school. Such a survey is in no list and no search for words; open it by its link or with <b>Search by Code</b>. This browser then remembers the code.",
      "After three different wrong codes the survey is blocked for you for 15 minutes. Codes have to match exactly, capital letters included.",
    ],
  },
  discussing: {
    title: "Discussing",
    blocks: [
      "Under <b>Discuss</b> you can post up to 240 characters and reply to posts. Others see you as “User” with four letters or digits, which are different in every survey. You can edit your own replies; posts stay as they are.",
    ],
  },
  reporting: {
    title: "Reporting a survey",
    blocks: [
      "Press <b>Report</b> and say in a few words what is wrong. It disappears from your list; once enough people have reported it, it is hidden from everyone until the operator has looked at it. The rules are in the <disclaimer>Disclaimer</disclaimer>.",
    ],
  },
} as const;
