/** What a challenge question is, by an example. */
export const challengeTexts = {
  title: "Challenge questions",
  blocks: [
    "A challenge question lets in only people who know something: those who were at an event, in a class or in a shop. Its author writes the question and the answer that is expected.",
    {
      quote: [
        "<b>Survey:</b> How did you like the spring concert?",
        "<b>Challenge question:</b> Which instrument opened the evening?",
        "<b>Expected answer:</b> <code>cello</code>",
      ],
    },
    "Whoever sat in the hall answers <code>Cello</code> and is counted. Whoever was not there cannot take part in the survey.",
    {
      list: [
        "Every challenge question of a survey needs its expected answer, or the response is not taken. After three wrong tries you are blocked for 15 minutes.",
        "Capital letters and spaces around the answer do not matter; everything else does. <code>a cello</code> is not <code>cello</code>. So if you write one, prefer a single lowercase word, and say what form you expect: “in one word”, “as a number”.",
        "Ask nothing that is on the internet, and nothing personal. The answer is stored scrambled and shown to nobody; challenge answers are not part of the insights.",
      ],
    },
    "An access code hides a survey from everyone without it. A challenge question leaves it readable and decides who may answer. A survey can have both.",
  ],
} as const;
