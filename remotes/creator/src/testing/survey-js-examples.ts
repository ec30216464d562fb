/**
 * Surveys modelled on the public SurveyJS examples, with different texts:
 * https://surveyjs.io/form-library/examples/overview – a score with follow-up
 * questions, feedback over several pages, every kind of question, a survey in
 * two languages, and the same begun in German.
 */
export const surveyJsExamples = {
  "a survey with a score": {
    title: "The night tram",
    elements: [
      {
        type: "rating",
        name: "score",
        rateMin: 0,
        rateMax: 10,
        title: "Would you tell a friend to take it?",
        minRateDescription: "Never",
        maxRateDescription: "Surely",
        isRequired: true,
      },
      {
        type: "checkbox",
        name: "good",
        title: "What is good?",
        choices: ["Quiet", "On time", "Warm"],
        showOtherItem: true,
        otherText: "Something else",
        maxSelectedChoices: 2,
        isRequired: true,
        visibleIf: "{score} >= 9",
      },
      {
        type: "comment",
        name: "fair",
        title: "What is missing?",
        visibleIf: "{score} > 6 and {score} < 9",
      },
      {
        type: "comment",
        name: "bad",
        title: "What went wrong?",
        visibleIf: "{score} <= 6",
      },
    ],
  },
  "a feedback survey with several pages": {
    title: "The new library",
    clearInvisibleValues: "onHiddenContainer",
    description: "Two pages, some minutes.",
    pages: [
      {
        name: "use",
        title: "What you do there",
        elements: [
          {
            type: "radiogroup",
            name: "often",
            title: "How often?",
            choices: [
              { value: "week", text: "Every week" },
              { value: "month", text: "Every month" },
              { value: "never", text: "Never" },
            ],
            isRequired: true,
          },
          {
            type: "panel",
            name: "inside",
            title: "Inside",
            description: "Only if you were there.",
            visibleIf: "{often} anyof ['week', 'month']",
            elements: [
              {
                type: "checkbox",
                name: "rooms",
                title: "Which rooms?",
                choices: ["Reading", "Music", "Children"],
                showNoneItem: true,
                noneText: "None",
                showOtherItem: true,
                otherPlaceholder: "Which one?",
                choicesOrder: "random",
              },
              {
                type: "matrix",
                name: "views",
                title: "Your view",
                columns: [
                  { value: 1, text: "I agree" },
                  { value: 0, text: "I do not" },
                ],
                rows: [
                  { value: "loud", text: "It is too loud." },
                  { value: "small", text: "It is too small." },
                ],
                eachRowRequired: true,
              },
              {
                type: "comment",
                name: "how",
                title: "How large?",
                visibleIf: "{views.small} = 1",
              },
            ],
          },
        ],
      },
      {
        name: "hours",
        description: "The last page.",
        visibleIf: "{often} <> 'never'",
        elements: [
          {
            type: "ranking",
            name: "order",
            title: "What comes first?",
            choices: ["Hours", "Books", "Seats"],
          },
          {
            type: "matrix",
            name: "rate",
            title: "How was it?",
            columns: ["Poor", "Fair", "Good", "Great"],
            rows: ["Staff", "Light"],
          },
          {
            type: "rating",
            name: "stars",
            title: "All in all?",
            rateType: "stars",
            rateMax: 5,
            visibleIf: "{rooms} contains 'Music' and {rate.Light} = 'Great'",
          },
        ],
      },
    ],
  },
  "a survey with every kind of question": {
    title: "A street",
    pages: [
      {
        elements: [
          { type: "text", name: "name", title: "What is it called?" },
          {
            type: "text",
            name: "houses",
            title: "How many houses?",
            inputType: "number",
            min: 1,
            max: 500,
          },
          {
            type: "text",
            name: "width",
            title: "How wide is it?",
            inputType: "number",
            min: 1.5,
            max: 40,
            step: 0.1,
          },
          {
            type: "text",
            name: "since",
            title: "Since when?",
            inputType: "date",
            min: "2026-01-01",
            max: "2026-12-31",
          },
          {
            type: "boolean",
            name: "trees",
            title: "Are there trees?",
            labelTrue: "There are",
            labelFalse: "There are none",
          },
          {
            type: "dropdown",
            name: "kind",
            title: "Which kind?",
            choices: ["Lime", "Plane"],
            visibleIf: "{trees} = true",
          },
        ],
      },
      {
        elements: [
          {
            type: "tagbox",
            name: "needs",
            title: "What does it need?",
            choices: ["Benches", "Light", { value: "no", text: "Nothing" }],
            minSelectedChoices: 1,
          },
          {
            type: "checkbox",
            name: "who",
            title: "Who plays there?",
            choices: [
              "Children",
              { value: "nobody", text: "Nobody", isExclusive: true },
              "Dogs",
            ],
          },
          {
            type: "rating",
            name: "even",
            title: "How even is it?",
            rateValues: ["Rough", "Fair", "Smooth"],
            visibleIf: "{needs} notcontains 'no' and {who} notempty",
          },
        ],
      },
    ],
  },
  "a survey in two languages": {
    title: { default: "Parks", de: "Parks der Stadt" },
    description: { default: "Be kind.", de: "Sei nett.", ua: "Будь чемним." },
    pages: [
      {
        title: { default: "You", de: "Sie" },
        elements: [
          {
            type: "radiogroup",
            name: "which",
            title: { default: "Which park?", de: "Welcher Park?" },
            description: { default: "One alone", de: "Nur einer" },
            choices: [
              { value: "n", text: { default: "North", de: "Nord" } },
              { value: "s", text: { default: "South", de: "Süd" } },
            ],
            showOtherItem: true,
            otherText: { default: "Another", de: "Ein anderer" },
            otherPlaceholder: { default: "Which?", de: "Welcher?" },
          },
          {
            type: "rating",
            name: "size",
            rateMax: 5,
            title: { default: "How large?", de: "Wie groß?" },
            minRateDescription: { default: "Small", de: "Klein" },
            maxRateDescription: { default: "Large" },
            visibleIf: "{which} = 's'",
          },
          {
            type: "matrix",
            name: "views",
            title: { default: "Your view", de: "Ihre Sicht" },
            columns: [
              { value: "agree", text: { default: "Yes", de: "Ja" } },
              { value: "disagree", text: { default: "No", de: "Nein" } },
              { value: "pass", text: { default: "Pass", de: "Weiter" } },
            ],
            rows: [
              {
                value: "a",
                text: { default: "More dogs.", de: "Mehr Hunde." },
              },
              { value: "b", text: "Fewer dogs." },
            ],
          },
        ],
      },
    ],
  },
  "a survey begun in German": {
    locale: "de",
    title: { default: "Buses", de: "Busse", fr: "Bus" },
    elements: [
      {
        type: "boolean",
        name: "owns",
        title: { de: "Fahren Sie Bus?", default: "Do you take one?" },
        labelTrue: { de: "Ja", default: "Yes" },
        labelFalse: { de: "Nein", default: "No" },
      },
      {
        type: "comment",
        name: "why",
        title: { de: "Warum?" },
        visibleIf: "{owns} = false",
      },
    ],
  },
} as const;
