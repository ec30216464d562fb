import type { Scenario, ScenarioQuestion } from "./scenario.ts";

const spring: ScenarioQuestion = {
  text: "When will you come?",
  kind: "date",
  dates: { first: "2027-03-01", last: "2027-05-31" },
};

const born: ScenarioQuestion = {
  text: "When were you born?",
  kind: "date",
  dates: { first: "1926-05-01", last: "2026-11-27" },
};

const keeps = "the form sends no more of a date than is stored";
const twoFields = "the form has one field for the question";

/** Scales, numbers, dates and rankings: which answers fit, and in which step each is counted. */
export const measures: readonly Scenario[] = [
  {
    title: "a scale from 0 has a step for 0",
    survey: {
      questions: [
        {
          text: "How likely are you to come?",
          kind: "scale",
          scale: {
            from: 0,
            to: 10,
            look: "numbers",
            low: "Never",
            high: "Certainly",
          },
        },
      ],
    },
    people: [
      { answers: { "How likely are you to come?": "0" } },
      { answers: { "How likely are you to come?": "10" } },
      { answers: { "How likely are you to come?": "10" } },
      {
        answers: { "How likely are you to come?": "11" },
        refused: { "How likely are you to come?": "option" },
        only: "sent",
        because: "a number that is not on the scale cannot be chosen",
      },
    ],
    counted: { "How likely are you to come?": { "0": 1, "10": 2 } },
  },
  {
    title: "a scale from 1 has no step for 0",
    survey: {
      questions: [
        {
          text: "How good was the food?",
          kind: "scale",
          scale: { from: 1, to: 5, look: "stars", low: "Poor", high: "Great" },
        },
      ],
    },
    people: [
      { answers: { "How good was the food?": "1" } },
      { answers: { "How good was the food?": "5" } },
      {
        answers: { "How good was the food?": "0" },
        refused: { "How good was the food?": "option" },
        only: "sent",
        because: "a number that is not on the scale cannot be chosen",
      },
    ],
    counted: { "How good was the food?": { "1": 1, "5": 1 } },
  },
  {
    title: "a number of a short range is counted exactly",
    survey: {
      questions: [
        {
          text: "How many bikes do you have?",
          kind: "number",
          number: { least: 0, most: 10, decimals: 0, unit: "" },
        },
      ],
    },
    people: [
      { answers: { "How many bikes do you have?": "0" } },
      { answers: { "How many bikes do you have?": "3" } },
      { answers: { "How many bikes do you have?": "10" } },
      {
        answers: { "How many bikes do you have?": "11" },
        refused: { "How many bikes do you have?": "range" },
      },
      {
        answers: { "How many bikes do you have?": "-1" },
        refused: { "How many bikes do you have?": "range" },
      },
      {
        answers: { "How many bikes do you have?": "2.5" },
        refused: { "How many bikes do you have?": "range" },
      },
      {
        answers: { "How many bikes do you have?": "many" },
        refused: { "How many bikes do you have?": "number" },
      },
      {
        answers: { "How many bikes do you have?": ["2", "3"] },
        refused: { "How many bikes do you have?": "number" },
        only: "sent",
        because: twoFields,
      },
    ],
    counted: { "How many bikes do you have?": { "0": 1, "3": 1, "10": 1 } },
  },
  {
    title: "a number of a long range is counted in steps of round width",
    survey: {
      questions: [
        {
          text: "What is your rent?",
          kind: "number",
          number: { least: 0, most: 2000, decimals: 0, unit: "€" },
        },
      ],
    },
    people: [
      { answers: { "What is your rent?": "899" } },
      {
        typed: { "What is your rent?": "900 €" },
        answers: { "What is your rent?": "900" },
      },
      { answers: { "What is your rent?": "949" } },
      { answers: { "What is your rent?": "2000" } },
      {
        answers: { "What is your rent?": "2001" },
        refused: { "What is your rent?": "range" },
      },
    ],
    counted: {
      "What is your rent?": { "800 to 899": 1, "900 to 999": 2, "2000": 1 },
    },
  },
  {
    title: "a number with decimals is counted in steps of its last digit",
    survey: {
      questions: [
        {
          text: "How far is it?",
          kind: "number",
          number: { least: 0, most: 20, decimals: 1, unit: "km" },
        },
      ],
    },
    people: [
      {
        typed: { "How far is it?": "4,5 km" },
        answers: { "How far is it?": "4.5" },
      },
      { answers: { "How far is it?": "4" } },
      { answers: { "How far is it?": "3.9" } },
      { answers: { "How far is it?": "20" } },
      {
        answers: { "How far is it?": "4.55" },
        refused: { "How far is it?": "range" },
      },
      {
        answers: { "How far is it?": "20.1" },
        refused: { "How far is it?": "range" },
      },
    ],
    counted: { "How far is it?": { "3 to 3.9": 1, "4 to 4.9": 2, "20": 1 } },
  },
  {
    title: "the steps of a number begin at its lowest value",
    survey: {
      questions: [
        {
          text: "How cold is it?",
          kind: "number",
          number: { least: -11, most: 30, decimals: 0, unit: "°C" },
        },
      ],
    },
    people: [
      {
        typed: { "How cold is it?": "−11" },
        answers: { "How cold is it?": "-11" },
      },
      { answers: { "How cold is it?": "-10" } },
      { answers: { "How cold is it?": "0" } },
      { answers: { "How cold is it?": "30" } },
      {
        answers: { "How cold is it?": "-12" },
        refused: { "How cold is it?": "range" },
      },
    ],
    counted: {
      "How cold is it?": { "-11 to -10": 2, "-1 to 0": 1, "29 to 30": 1 },
    },
  },
  {
    title: "a date of a short range is counted by the day",
    survey: {
      questions: [
        {
          text: "When should we count?",
          kind: "date",
          dates: { first: "2026-11-01", last: "2026-11-30" },
        },
      ],
    },
    people: [
      { answers: { "When should we count?": "2026-11-01" } },
      { answers: { "When should we count?": "2026-11-27" } },
      {
        answers: { "When should we count?": "2026-12-01" },
        refused: { "When should we count?": "range" },
      },
      {
        answers: { "When should we count?": "2026-10-31" },
        refused: { "When should we count?": "range" },
      },
      {
        answers: { "When should we count?": "2026-11-31" },
        refused: { "When should we count?": "date" },
        only: "sent",
        because: "a date field contains no day that does not exist",
      },
      {
        answers: { "When should we count?": "2026-11" },
        refused: { "When should we count?": "date" },
        only: "sent",
        because: "a date field contains complete days",
      },
    ],
    counted: { "When should we count?": { "2026-11-01": 1, "2026-11-27": 1 } },
  },
  {
    title:
      "a date of a few months is counted by the week from its first day on",
    survey: { questions: [spring] },
    people: [
      { answers: { "When will you come?": "2027-03-07" } },
      { answers: { "When will you come?": "2027-03-08" } },
      { answers: { "When will you come?": "2027-05-31" } },
    ],
    counted: {
      "When will you come?": {
        "2027-03-01 to 2027-03-07": 1,
        "2027-03-08 to 2027-03-14": 1,
        "2027-05-31": 1,
      },
    },
  },
  {
    title: "a date of a few years is counted by the month",
    survey: {
      questions: [
        {
          text: "Since when have you lived here?",
          kind: "date",
          dates: { first: "2022-03-10", last: "2026-11-27" },
        },
      ],
    },
    people: [
      {
        typed: { "Since when have you lived here?": "march 2024" },
        answers: { "Since when have you lived here?": "2024-03" },
      },
      {
        answers: { "Since when have you lived here?": "2024-03-31" },
        only: "sent",
        because: keeps,
      },
      { answers: { "Since when have you lived here?": "2022-03" } },
      {
        answers: { "Since when have you lived here?": "2022-02" },
        refused: { "Since when have you lived here?": "range" },
      },
      {
        answers: { "Since when have you lived here?": "2024" },
        refused: { "Since when have you lived here?": "date" },
      },
    ],
    counted: {
      "Since when have you lived here?": {
        "2022-03-01 to 2022-03-31": 1,
        "2024-03-01 to 2024-03-31": 2,
      },
    },
  },
  {
    title: "a date of some decades is counted by the year",
    survey: {
      questions: [
        {
          text: "When did you move here?",
          kind: "date",
          dates: { first: "2000-01-01", last: "2026-11-27" },
        },
      ],
    },
    people: [
      {
        typed: { "When did you move here?": "12/31/2010" },
        answers: { "When did you move here?": "2010" },
      },
      { answers: { "When did you move here?": "2026" } },
      {
        answers: { "When did you move here?": "1999" },
        refused: { "When did you move here?": "range" },
      },
    ],
    counted: {
      "When did you move here?": {
        "2010-01-01 to 2010-12-31": 1,
        "2026-01-01 to 2026-12-31": 1,
      },
    },
  },
  {
    title: "a date of birth is counted by the decade",
    survey: { questions: [born] },
    people: [
      { answers: { "When were you born?": "1990" } },
      {
        answers: { "When were you born?": "1999-12-31" },
        only: "sent",
        because: keeps,
      },
      { answers: { "When were you born?": "2000" } },
      { answers: { "When were you born?": "1926" } },
      {
        answers: { "When were you born?": "1925" },
        refused: { "When were you born?": "range" },
      },
      {
        answers: { "When were you born?": "99" },
        refused: { "When were you born?": "date" },
        only: "sent",
        because: "the form reads two digits as a year",
      },
    ],
    counted: {
      "When were you born?": {
        "1920-01-01 to 1929-12-31": 1,
        "1990-01-01 to 1999-12-31": 2,
        "2000-01-01 to 2009-12-31": 1,
      },
    },
  },
  {
    title: "a ranking counts each item at its rank and before each later one",
    survey: {
      questions: [
        {
          text: "Which trees first?",
          kind: "ranking",
          options: ["Oak", "Ash", "Elm"],
        },
      ],
    },
    people: [
      { answers: { "Which trees first?": ["Elm", "Oak", "Ash"] } },
      {
        first: { "Which trees first?": ["Ash", "Oak", "Elm"] },
        answers: { "Which trees first?": ["Oak", "Elm", "Ash"] },
      },
      {
        answers: { "Which trees first?": ["Oak"] },
        refused: { "Which trees first?": "incomplete" },
      },
      {
        answers: { "Which trees first?": ["Oak", "Ash", "Oak"] },
        refused: { "Which trees first?": "incomplete" },
        only: "sent",
        because: "a ranked item is not offered again",
      },
      {
        answers: { "Which trees first?": ["Oak", "Ash", "Pine"] },
        refused: { "Which trees first?": "option" },
        only: "sent",
        because: "an item that is not offered cannot be ranked",
      },
    ],
    counted: {
      "Which trees first?": {
        "Oak at 1": 1,
        "Oak at 2": 1,
        "Ash at 3": 2,
        "Elm at 1": 1,
        "Elm at 2": 1,
        "Oak before Ash": 2,
        "Oak before Elm": 1,
        "Elm before Oak": 1,
        "Elm before Ash": 2,
      },
    },
  },
  {
    title: "a required ranking is not answered until an item is ranked",
    survey: {
      questions: [
        {
          text: "Which trees first?",
          kind: "ranking",
          options: ["Oak", "Ash"],
          required: true,
        },
      ],
    },
    people: [
      { answers: {}, refused: { "Which trees first?": "required" } },
      { answers: { "Which trees first?": ["Ash", "Oak"] } },
    ],
    counted: {
      "Which trees first?": {
        "Ash at 1": 1,
        "Oak at 2": 1,
        "Ash before Oak": 1,
      },
    },
  },
];
