import type { Scenario, ScenarioQuestion } from "./scenario.ts";

const cycles: ScenarioQuestion = {
  text: "Do you cycle?",
  kind: "yes_no",
  options: ["Yes", "No", "Not sure"],
};

const travels: ScenarioQuestion = {
  text: "How do you travel?",
  kind: "choice",
  options: ["Bus", "Tram", "Train", "Car"],
};

const uses: ScenarioQuestion = {
  ...travels,
  text: "What do you use?",
  several: true,
};

const quality: ScenarioQuestion = {
  text: "How good are the lanes?",
  kind: "scale",
  scale: { from: 1, to: 5, look: "numbers", low: "", high: "" },
};

const anythingElse: ScenarioQuestion = { text: "Anything else?", kind: "text" };

const hidden = "the form shows no field for a question that is not asked";

/** Which questions are asked after which answers. */
export const conditions: readonly Scenario[] = [
  {
    title: "a question is asked only after the option that it depends on",
    survey: {
      questions: [
        cycles,
        {
          text: "Where to?",
          kind: "choice",
          options: ["Work", "School"],
          askedIf: {
            rules: [
              { question: "Do you cycle?", relation: "is", options: ["Yes"] },
            ],
          },
        },
        anythingElse,
      ],
    },
    people: [
      { answers: { "Do you cycle?": "Yes", "Where to?": "Work" } },
      {
        answers: { "Do you cycle?": "No" },
        asked: ["Do you cycle?", "Anything else?"],
      },
      {
        answers: { "Anything else?": "More lanes" },
        asked: ["Do you cycle?", "Anything else?"],
      },
      {
        first: { "Do you cycle?": "Yes", "Where to?": "School" },
        answers: { "Do you cycle?": "No" },
        asked: ["Do you cycle?", "Anything else?"],
      },
      {
        answers: { "Do you cycle?": "No", "Where to?": "School" },
        asked: ["Do you cycle?", "Anything else?"],
        refused: { "Where to?": "not-asked" },
        only: "sent",
        because: hidden,
      },
    ],
    counted: {
      "Do you cycle?": { Yes: 1, No: 2 },
      "Where to?": { Work: 1 },
      "Anything else?": ["More lanes"],
    },
  },
  {
    title: "“is not” holds for other options and for no answer",
    survey: {
      questions: [
        travels,
        {
          text: "Why no bus?",
          kind: "text",
          askedIf: {
            rules: [
              {
                question: "How do you travel?",
                relation: "is_not",
                options: ["Bus"],
              },
            ],
          },
        },
      ],
    },
    people: [
      { answers: { "How do you travel?": "Tram", "Why no bus?": "Too slow" } },
      { answers: { "Why no bus?": "None comes" } },
      {
        answers: { "How do you travel?": "Bus" },
        asked: ["How do you travel?"],
      },
    ],
    counted: {
      "How do you travel?": { Bus: 1, Tram: 1 },
      "Why no bus?": ["None comes", "Too slow"],
    },
  },
  {
    title: "“is not” does not hold if the option is one of several chosen ones",
    survey: {
      questions: [
        uses,
        {
          text: "Would you try the tram?",
          kind: "yes_no",
          options: ["Yes", "No"],
          askedIf: {
            rules: [
              {
                question: "What do you use?",
                relation: "is_not",
                options: ["Tram"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: {
          "What do you use?": ["Bus", "Car"],
          "Would you try the tram?": "Yes",
        },
      },
      {
        answers: { "What do you use?": ["Bus", "Tram"] },
        asked: ["What do you use?"],
      },
    ],
    counted: {
      "What do you use?": { Bus: 2, Tram: 1, Car: 1 },
      "Would you try the tram?": { Yes: 1 },
    },
  },
  {
    title: "“any of” holds for each of its options",
    survey: {
      questions: [
        uses,
        {
          text: "Is the rail network good?",
          kind: "yes_no",
          options: ["Yes", "No"],
          askedIf: {
            rules: [
              {
                question: "What do you use?",
                relation: "any_of",
                options: ["Tram", "Train"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: {
          "What do you use?": ["Bus", "Tram"],
          "Is the rail network good?": "Yes",
        },
      },
      {
        answers: {
          "What do you use?": ["Train"],
          "Is the rail network good?": "No",
        },
      },
      {
        answers: { "What do you use?": ["Bus", "Car"] },
        asked: ["What do you use?"],
      },
    ],
    counted: {
      "What do you use?": { Bus: 2, Tram: 1, Train: 1, Car: 1 },
      "Is the rail network good?": { Yes: 1, No: 1 },
    },
  },
  {
    title: "“at least” holds from its step of a scale on",
    survey: {
      questions: [
        quality,
        {
          text: "What is good?",
          kind: "text",
          askedIf: {
            rules: [
              {
                question: "How good are the lanes?",
                relation: "at_least",
                options: ["4"],
              },
            ],
          },
        },
        anythingElse,
      ],
    },
    people: [
      {
        answers: {
          "How good are the lanes?": "4",
          "What is good?": "The width",
        },
      },
      { answers: { "How good are the lanes?": "5" } },
      {
        answers: { "How good are the lanes?": "3" },
        asked: ["How good are the lanes?", "Anything else?"],
      },
      {
        answers: { "Anything else?": "No" },
        asked: ["How good are the lanes?", "Anything else?"],
      },
    ],
    counted: {
      "How good are the lanes?": { "3": 1, "4": 1, "5": 1 },
      "What is good?": ["The width"],
      "Anything else?": ["No"],
    },
  },
  {
    title: "“at least” of several options holds if one of them is late enough",
    survey: {
      questions: [
        {
          text: "Which days suit you?",
          kind: "choice",
          several: true,
          options: ["Thursday", "Friday", "Saturday", "Sunday"],
        },
        {
          text: "Before noon?",
          kind: "yes_no",
          options: ["Yes", "No"],
          askedIf: {
            rules: [
              {
                question: "Which days suit you?",
                relation: "at_least",
                options: ["Saturday"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: {
          "Which days suit you?": ["Thursday", "Sunday"],
          "Before noon?": "No",
        },
      },
      {
        answers: { "Which days suit you?": ["Thursday", "Friday"] },
        asked: ["Which days suit you?"],
      },
    ],
    counted: {
      "Which days suit you?": { Thursday: 2, Friday: 1, Sunday: 1 },
      "Before noon?": { No: 1 },
    },
  },
  {
    title: "“and” needs all of its rules",
    survey: {
      questions: [
        cycles,
        quality,
        {
          text: "What is missing?",
          kind: "text",
          askedIf: {
            join: "and",
            rules: [
              { question: "Do you cycle?", relation: "is", options: ["Yes"] },
              {
                question: "How good are the lanes?",
                relation: "any_of",
                options: ["1", "2"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: {
          "Do you cycle?": "Yes",
          "How good are the lanes?": "2",
          "What is missing?": "Light",
        },
      },
      {
        answers: { "Do you cycle?": "Yes", "How good are the lanes?": "3" },
        asked: ["Do you cycle?", "How good are the lanes?"],
      },
      {
        answers: { "How good are the lanes?": "1" },
        asked: ["Do you cycle?", "How good are the lanes?"],
      },
    ],
    counted: {
      "Do you cycle?": { Yes: 2 },
      "How good are the lanes?": { "1": 1, "2": 1, "3": 1 },
      "What is missing?": ["Light"],
    },
  },
  {
    title: "“or” needs one of its rules",
    survey: {
      questions: [
        cycles,
        travels,
        {
          text: "Do you cross the bridge?",
          kind: "yes_no",
          options: ["Yes", "No"],
          askedIf: {
            join: "or",
            rules: [
              { question: "Do you cycle?", relation: "is", options: ["Yes"] },
              {
                question: "How do you travel?",
                relation: "is",
                options: ["Bus"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: { "Do you cycle?": "Yes", "Do you cross the bridge?": "Yes" },
      },
      {
        answers: {
          "Do you cycle?": "No",
          "How do you travel?": "Bus",
          "Do you cross the bridge?": "No",
        },
      },
      {
        answers: { "Do you cycle?": "No", "How do you travel?": "Car" },
        asked: ["Do you cycle?", "How do you travel?"],
      },
    ],
    counted: {
      "Do you cycle?": { Yes: 1, No: 2 },
      "How do you travel?": { Bus: 1, Car: 1 },
      "Do you cross the bridge?": { Yes: 1, No: 1 },
    },
  },
  {
    title: "a hidden question counts as unanswered in later conditions",
    survey: {
      questions: [
        cycles,
        {
          ...travels,
          askedIf: {
            rules: [
              { question: "Do you cycle?", relation: "is", options: ["No"] },
            ],
          },
        },
        {
          text: "Which line?",
          kind: "text",
          askedIf: {
            rules: [
              {
                question: "How do you travel?",
                relation: "is",
                options: ["Tram"],
              },
            ],
          },
        },
        {
          text: "Would a tram help?",
          kind: "yes_no",
          options: ["Yes", "No"],
          askedIf: {
            rules: [
              {
                question: "How do you travel?",
                relation: "is_not",
                options: ["Tram"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: {
          "Do you cycle?": "No",
          "How do you travel?": "Tram",
          "Which line?": "Line 4",
        },
        asked: ["Do you cycle?", "How do you travel?", "Which line?"],
      },
      {
        first: {
          "Do you cycle?": "No",
          "How do you travel?": "Tram",
          "Which line?": "Line 9",
        },
        answers: { "Do you cycle?": "Yes", "Would a tram help?": "No" },
        asked: ["Do you cycle?", "Would a tram help?"],
      },
      {
        answers: { "Do you cycle?": "Yes", "How do you travel?": "Tram" },
        asked: ["Do you cycle?", "Would a tram help?"],
        refused: { "How do you travel?": "not-asked" },
        only: "sent",
        because: hidden,
      },
      {
        answers: {
          "Do you cycle?": "Yes",
          "How do you travel?": "Tram",
          "Which line?": "Line 9",
        },
        asked: ["Do you cycle?", "Would a tram help?"],
        refused: {
          "How do you travel?": "not-asked",
          "Which line?": "not-asked",
        },
        only: "sent",
        because: hidden,
      },
    ],
    counted: {
      "Do you cycle?": { Yes: 1, No: 1 },
      "How do you travel?": { Tram: 1 },
      "Which line?": ["Line 4"],
      "Would a tram help?": { No: 1 },
    },
  },
  {
    title: "a condition can depend on a statement",
    survey: {
      questions: [
        {
          text: "Trams should run at night.",
          kind: "statement",
          options: ["Agree", "Disagree", "Pass"],
        },
        {
          text: "Until when?",
          kind: "text",
          askedIf: {
            rules: [
              {
                question: "Trams should run at night.",
                relation: "is",
                options: ["Agree"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: {
          "Trams should run at night.": "Agree",
          "Until when?": "Two",
        },
      },
      {
        answers: { "Trams should run at night.": "Pass" },
        asked: ["Trams should run at night."],
      },
    ],
    counted: {
      "Trams should run at night.": { Agree: 1, Pass: 1 },
      "Until when?": ["Two"],
    },
  },
];
