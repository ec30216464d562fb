import type { Scenario, ScenarioQuestion } from "./scenario.ts";

const uses: ScenarioQuestion = {
  text: "What do you use?",
  kind: "choice",
  several: true,
  options: ["Bus", "Tram", "Train", "Car", "None of these"],
};

const anythingElse: ScenarioQuestion = { text: "Anything else?", kind: "text" };

const noOption = "an option that is not offered cannot be chosen";

/** Choices: required, how many, what excludes what, and the text of "Other". */
export const choices: readonly Scenario[] = [
  {
    title: "a required question needs an answer",
    survey: {
      questions: [
        {
          text: "How do you travel?",
          kind: "choice",
          options: ["Bus", "Tram"],
          required: true,
        },
        { text: "Why?", kind: "text", required: true },
      ],
    },
    people: [
      { answers: { "How do you travel?": "Bus", "Why?": "It is near" } },
      {
        answers: { "How do you travel?": "Tram" },
        refused: { "Why?": "required" },
      },
      {
        answers: { "How do you travel?": "Tram", "Why?": "   " },
        refused: { "Why?": "required" },
      },
      {
        answers: {},
        refused: { "How do you travel?": "required", "Why?": "required" },
      },
    ],
    counted: {
      "How do you travel?": { Bus: 1 },
      "Why?": ["It is near"],
    },
  },
  {
    title: "a required question needs no answer while it is not asked",
    survey: {
      questions: [
        {
          text: "Do you have a car?",
          kind: "yes_no",
          options: ["Yes", "No"],
        },
        {
          text: "Where is it parked?",
          kind: "choice",
          options: ["On the street", "In a garage"],
          required: true,
          askedIf: {
            rules: [
              {
                question: "Do you have a car?",
                relation: "is",
                options: ["Yes"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: { "Do you have a car?": "No" },
        asked: ["Do you have a car?"],
      },
      {
        answers: { "Do you have a car?": "Yes" },
        refused: { "Where is it parked?": "required" },
      },
      {
        answers: {
          "Do you have a car?": "Yes",
          "Where is it parked?": "In a garage",
        },
      },
    ],
    counted: {
      "Do you have a car?": { Yes: 1, No: 1 },
      "Where is it parked?": { "In a garage": 1 },
    },
  },
  {
    title: "a choice accepts one offered option",
    survey: {
      questions: [
        {
          text: "How do you travel?",
          kind: "choice",
          options: ["Bus", "Tram", "Bus line 4"],
        },
      ],
    },
    people: [
      { answers: { "How do you travel?": "Bus line 4" } },
      {
        answers: { "How do you travel?": " Tram " },
        only: "sent",
        because: "the form sends an option as it is offered",
      },
      {
        first: { "How do you travel?": "Tram" },
        answers: { "How do you travel?": "Bus" },
      },
      {
        answers: { "How do you travel?": ["Bus", "Tram"] },
        refused: { "How do you travel?": "single" },
        only: "sent",
        because: "choosing another option replaces the first",
      },
      {
        answers: { "How do you travel?": "bus" },
        refused: { "How do you travel?": "option" },
        only: "sent",
        because: noOption,
      },
      {
        answers: { "How do you travel?": "constructor" },
        refused: { "How do you travel?": "option" },
        only: "sent",
        because: noOption,
      },
    ],
    counted: { "How do you travel?": { Bus: 1, Tram: 1, "Bus line 4": 1 } },
  },
  {
    title: "a choice of any number counts each option once",
    survey: { questions: [uses, anythingElse] },
    people: [
      { answers: { "What do you use?": ["Train", "Bus"] } },
      { answers: { "What do you use?": ["Bus"] } },
      { answers: { "Anything else?": "I walk" } },
      {
        answers: { "What do you use?": ["Car", "Car"] },
        only: "sent",
        because: "a checkbox is checked or not",
      },
    ],
    counted: {
      "What do you use?": { Bus: 2, Train: 1, Car: 1 },
      "Anything else?": ["I walk"],
    },
  },
  {
    title: "a choice of two to three needs at least two and at most three",
    survey: {
      questions: [{ ...uses, least: 2, most: 3 }, anythingElse],
    },
    people: [
      {
        answers: { "What do you use?": ["Bus"] },
        refused: { "What do you use?": "least" },
      },
      { answers: { "What do you use?": ["Bus", "Car"] } },
      { answers: { "What do you use?": ["Bus", "Tram", "Car"] } },
      {
        answers: { "What do you use?": ["Bus", "Tram", "Train", "Car"] },
        refused: { "What do you use?": "most" },
      },
      { answers: { "Anything else?": "I walk" } },
    ],
    counted: {
      "What do you use?": { Bus: 2, Tram: 1, Car: 2 },
      "Anything else?": ["I walk"],
    },
  },
  {
    title: "a required choice of exactly two accepts neither one nor none",
    survey: {
      questions: [{ ...uses, least: 2, most: 2, required: true }],
    },
    people: [
      {
        answers: {},
        refused: { "What do you use?": "required" },
      },
      {
        answers: { "What do you use?": ["Tram"] },
        refused: { "What do you use?": "least" },
      },
      { answers: { "What do you use?": ["Tram", "Train"] } },
    ],
    counted: { "What do you use?": { Tram: 1, Train: 1 } },
  },
  {
    title: "an exclusive option is chosen alone, even if more are needed",
    survey: {
      questions: [{ ...uses, least: 2, exclusive: "None of these" }],
    },
    people: [
      { answers: { "What do you use?": ["None of these"] } },
      {
        first: { "What do you use?": ["Bus", "Tram"] },
        answers: { "What do you use?": ["None of these"] },
      },
      {
        answers: { "What do you use?": ["Bus", "None of these"] },
        refused: { "What do you use?": "exclusive" },
        only: "sent",
        because: "choosing an exclusive option removes the others",
      },
    ],
    counted: { "What do you use?": { "None of these": 2 } },
  },
  {
    title: "an exclusive option of a choice is a condition as any other",
    survey: {
      questions: [
        { ...uses, exclusive: "None of these" },
        {
          text: "How do you get around?",
          kind: "text",
          askedIf: {
            rules: [
              {
                question: "What do you use?",
                relation: "is",
                options: ["None of these"],
              },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: {
          "What do you use?": ["None of these"],
          "How do you get around?": "On foot",
        },
      },
      {
        answers: { "What do you use?": ["Bus"] },
        asked: ["What do you use?"],
      },
    ],
    counted: {
      "What do you use?": { Bus: 1, "None of these": 1 },
      "How do you get around?": ["On foot"],
    },
  },
  {
    title: "the text field of “Other” belongs to its option",
    survey: {
      questions: [
        {
          text: "Where to?",
          kind: "choice",
          options: ["The park", "The river", "Other …"],
        },
        {
          text: "Where else?",
          kind: "text",
          within: true,
          askedIf: {
            rules: [
              { question: "Where to?", relation: "is", options: ["Other …"] },
            ],
          },
        },
      ],
    },
    people: [
      { answers: { "Where to?": "Other …", "Where else?": "The hill" } },
      { answers: { "Where to?": "Other …" } },
      {
        first: { "Where to?": "Other …", "Where else?": "The moon" },
        answers: { "Where to?": "The park" },
        asked: ["Where to?"],
      },
      {
        answers: { "Where to?": "The park", "Where else?": "The hill" },
        asked: ["Where to?"],
        refused: { "Where else?": "not-asked" },
        only: "sent",
        because: "the field is shown only while its option is chosen",
      },
    ],
    counted: {
      "Where to?": { "The park": 1, "Other …": 2 },
      "Where else?": ["The hill"],
    },
  },
  {
    title: "a required text of “Other” is required while its option is chosen",
    survey: {
      questions: [
        {
          text: "Where to?",
          kind: "choice",
          several: true,
          options: ["The park", "Other …"],
        },
        {
          text: "Where else?",
          kind: "text",
          required: true,
          within: true,
          askedIf: {
            rules: [
              { question: "Where to?", relation: "is", options: ["Other …"] },
            ],
          },
        },
      ],
    },
    people: [
      {
        answers: { "Where to?": ["The park", "Other …"] },
        refused: { "Where else?": "required" },
      },
      {
        answers: {
          "Where to?": ["The park", "Other …"],
          "Where else?": "The hill",
        },
      },
      { answers: { "Where to?": ["The park"] }, asked: ["Where to?"] },
    ],
    counted: {
      "Where to?": { "The park": 2, "Other …": 1 },
      "Where else?": ["The hill"],
    },
  },
  {
    title: "yes or no has a third answer if its author offers it",
    survey: {
      questions: [
        {
          text: "Have you been there?",
          kind: "yes_no",
          options: ["Yes", "No", "Not sure"],
        },
        { text: "Would you go?", kind: "yes_no", options: ["Yes", "No"] },
      ],
    },
    people: [
      {
        answers: { "Have you been there?": "Not sure", "Would you go?": "No" },
      },
      { answers: { "Have you been there?": "Yes" } },
      {
        answers: { "Would you go?": "Not sure" },
        refused: { "Would you go?": "option" },
        only: "sent",
        because: noOption,
      },
      {
        answers: { "Have you been there?": ["Yes", "No"] },
        refused: { "Have you been there?": "single" },
        only: "sent",
        because: "choosing another answer replaces the first",
      },
    ],
    counted: {
      "Have you been there?": { Yes: 1, "Not sure": 1 },
      "Would you go?": { No: 1 },
    },
  },
  {
    title: "statements are agreed with, disagreed with, or passed",
    survey: {
      questions: [
        "The market is loud.",
        "It closes too early.",
        "Cars should stay out.",
      ].map((text) => ({
        text,
        kind: "statement",
        options: ["Agree", "Disagree", "Pass"],
      })),
    },
    people: [
      {
        answers: {
          "The market is loud.": "Agree",
          "It closes too early.": "Disagree",
          "Cars should stay out.": "Pass",
        },
      },
      { answers: { "It closes too early.": "Disagree" } },
      {
        answers: { "The market is loud.": "Maybe" },
        refused: { "The market is loud.": "option" },
        only: "sent",
        because: noOption,
      },
    ],
    counted: {
      "The market is loud.": { Agree: 1 },
      "It closes too early.": { Disagree: 2 },
      "Cars should stay out.": { Pass: 1 },
    },
  },
  {
    title: "passing a required statement answers it",
    survey: {
      questions: [
        {
          text: "The market is loud.",
          kind: "statement",
          options: ["Agree", "Disagree", "Pass"],
          required: true,
        },
        anythingElse,
      ],
    },
    people: [
      { answers: { "The market is loud.": "Pass" } },
      {
        answers: { "Anything else?": "No" },
        refused: { "The market is loud.": "required" },
      },
    ],
    counted: { "The market is loud.": { Pass: 1 } },
  },
  {
    title: "an answer in another language counts for the original option",
    survey: {
      questions: [
        {
          text: "How do you travel?",
          kind: "choice",
          options: ["Bus", "Bike", "On foot"],
          german: {
            text: "Wie sind Sie unterwegs?",
            options: ["Bus", "Rad", "Zu Fuß"],
          },
        },
        {
          text: "Is it safe?",
          kind: "yes_no",
          options: ["Yes", "No"],
          askedIf: {
            rules: [
              {
                question: "How do you travel?",
                relation: "any_of",
                options: ["Bike", "On foot"],
              },
            ],
          },
          german: { text: "Ist es sicher?", options: ["Ja", "Nein"] },
        },
      ],
    },
    people: [
      {
        answers: { "How do you travel?": "Bike", "Is it safe?": "No" },
        inGerman: true,
      },
      { answers: { "How do you travel?": "Bike", "Is it safe?": "Yes" } },
      {
        answers: { "How do you travel?": "Bus" },
        inGerman: true,
        asked: ["How do you travel?"],
      },
      {
        answers: { "How do you travel?": "Zu Fuß", "Is it safe?": "Ja" },
        only: "sent",
        because: "the form sends the words of the author",
      },
      {
        answers: { "How do you travel?": "À pied" },
        asked: ["How do you travel?"],
        refused: { "How do you travel?": "option" },
        only: "sent",
        because: noOption,
      },
    ],
    counted: {
      "How do you travel?": { Bus: 1, Bike: 2, "On foot": 1 },
      "Is it safe?": { Yes: 2, No: 1 },
    },
  },
];
