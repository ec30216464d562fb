/**
 * Surveys as people build them with SurveyJS, with different texts; everything
 * in them that is not supported here must be reported.
 */
export const surveyJsFiles = {
  "a survey with a score and follow-up questions": {
    title: "The swimming pool",
    clearInvisibleValues: "onHidden",
    completedHtml: "<h3>Thank you</h3>",
    elements: [
      {
        type: "rating",
        name: "nps",
        rateMin: 0,
        rateMax: 10,
        title: "Would you tell a friend?",
      },
      {
        type: "checkbox",
        name: "best",
        title: "What is best?",
        choices: ["calm|It is calm", "clean|It is clean"],
        hasOther: true,
        otherText: "Else",
        hasSelectAll: true,
        visibleIf: "{nps} >= 9",
      },
      {
        type: "comment",
        name: "passive",
        title: "What is missing?",
        visibleIf: "{nps} > 6 and {nps} < 9",
      },
      {
        type: "comment",
        name: "low",
        title: "What went wrong with {nps}?",
        visibleIf: "{nps} notempty and {nps} <= 6",
      },
      {
        type: "boolean",
        name: "call",
        title: "May we call you?",
        visibleIf: "{nps} <= 6 or {best} contains 'calm'",
        valueTrue: "yes",
        valueFalse: "no",
      },
      {
        type: "text",
        name: "phone",
        title: "Which number?",
        visibleIf: "{call} = 'yes'",
        inputType: "tel",
        isRequired: true,
      },
    ],
  },
  "an intake form with hidden questions": {
    title: { default: "Before your visit", de: "Vor dem Termin" },
    calculatedValues: [{ name: "bmi", expression: "{kg} / ({m} * {m})" }],
    triggers: [
      {
        type: "setvalue",
        expression: "{smokes} = 'no'",
        setToName: "years",
        setValue: "never",
      },
      { type: "complete", expression: "{age} = 'under'" },
      { type: "visible", expression: "{age} = 'over'", questions: ["office"] },
    ],
    pages: [
      {
        name: "you",
        title: "About you",
        elements: [
          {
            type: "dropdown",
            name: "age",
            title: "How old are you?",
            choices: [
              { value: "under", text: "Under 18" },
              { value: "adult", text: "18 to 64" },
              { value: "over", text: "65 or more" },
            ],
            isRequired: true,
          },
          {
            type: "text",
            name: "office",
            title: "Office note",
            visible: false,
            defaultValue: "web",
          },
          {
            type: "text",
            name: "source",
            title: "Which channel?",
            visible: false,
          },
          {
            type: "comment",
            name: "ad",
            title: "Which advertisement?",
            visibleIf: "{source} = 'ad'",
          },
          {
            type: "comment",
            name: "web",
            title: "Which page?",
            visibleIf: "{office} = 'web'",
          },
          {
            type: "comment",
            name: "fat",
            title: "Any advice on weight?",
            visibleIf: "{bmi} > 25",
          },
        ],
      },
      {
        name: "habits",
        visibleIf: "{age} anyof ['adult', 'over']",
        elements: [
          {
            type: "radiogroup",
            name: "smokes",
            title: "Do you smoke?",
            choices: ["yes", "no", "stopped"],
            defaultValue: "no",
          },
          {
            type: "radiogroup",
            name: "years",
            title: "Since when?",
            choices: ["never", "short", "long"],
            enableIf: "{smokes} = 'yes'",
          },
          {
            type: "comment",
            name: "help",
            title: "What would help?",
            visibleIf: "{years} = 'long' or {smokes} = 'yes'",
            requiredIf: "{smokes} = 'yes'",
          },
          {
            type: "panel",
            name: "ills",
            visibleIf: "{smokes} <> 'no'",
            elements: [
              {
                type: "panel",
                name: "inner",
                visible: false,
                elements: [{ type: "text", name: "i", title: "Doctor's code" }],
              },
              {
                type: "matrix",
                name: "often",
                title: "How often?",
                columns: ["0|Never", "1|Sometimes", "2|Often", "3|Always"],
                rows: [
                  { value: "cough", text: "You cough" },
                  { value: "tired", text: "You are tired" },
                ],
              },
              {
                type: "comment",
                name: "when",
                title: "At which hours?",
                visibleIf: "{often.cough} >= 2 and {often.tired} <> 0",
              },
            ],
          },
        ],
      },
      {
        name: "inside",
        visible: false,
        title: "For the office",
        elements: [{ type: "comment", name: "memo", title: "Your memo" }],
      },
    ],
  },
  "an event survey with every kind of question": {
    title: "The street party",
    focusFirstQuestionAutomatic: true,
    elements: [
      {
        type: "html",
        name: "hello",
        html: "<p>Hello</p>",
      },
      {
        type: "checkbox",
        name: "went",
        title: "Where did you go?",
        choices: ["Music", "Food", "Games"],
        choicesOrder: "asc",
        showNoneItem: true,
        showDontKnowItem: true,
      },
      {
        type: "radiogroup",
        name: "liked",
        title: "What was best?",
        choicesFromQuestion: "went",
        choicesFromQuestionMode: "selected",
      },
      {
        type: "ranking",
        name: "order",
        title: "What comes first?",
        choices: ["Longer", "Louder", "Larger"],
      },
      {
        type: "comment",
        name: "longer",
        title: "How much longer?",
        visibleIf: "{order[0]} = 'Longer'",
      },
      {
        type: "imagepicker",
        name: "poster",
        title: "Which poster?",
        choices: [{ value: "a", imageLink: "a.png" }, "b"],
      },
      {
        type: "comment",
        name: "poster2",
        title: "What is on it?",
        visibleIf: "{poster} = 'a'",
      },
      {
        type: "rating",
        name: "mood",
        title: "How was the mood?",
        rateValues: [5, 4, { value: 3, text: "so so" }, 2, 1],
      },
      {
        type: "comment",
        name: "mood2",
        title: "Who spoilt it?",
        visibleIf: "{mood} <= 2",
      },
      {
        type: "comment",
        name: "quiet",
        title: "Nothing at all?",
        visibleIf: "{went} empty or {went} contains 'none'",
      },
      {
        type: "multipletext",
        name: "who",
        title: "Who are you?",
        items: [{ name: "first" }, { name: "last" }],
      },
      {
        type: "paneldynamic",
        name: "kids",
        title: "Your children",
        templateElements: [{ type: "text", name: "kid", title: "Its name" }],
      },
      {
        type: "matrixdynamic",
        name: "stalls",
        title: "Your stalls",
        columns: [{ name: "what", cellType: "text" }],
      },
      {
        type: "text",
        name: "people",
        title: "How many came along?",
        inputType: "number",
        min: 0,
        max: 20,
        step: 1,
      },
      {
        type: "comment",
        name: "crowd",
        title: "Was it too crowded?",
        visibleIf: "{people} > 5 and {went} notempty",
      },
      {
        type: "boolean",
        name: "again",
        title: "Would you come back?",
        readOnly: true,
        correctAnswer: true,
      },
      {
        type: "comment",
        name: "why",
        title: "Why not?",
        visibleIf: "{again} = false and !({went} contains 'Music')",
      },
      {
        type: "comment",
        name: "never",
        title: "Never asked",
        visibleIf: "1 = 2",
      },
    ],
  },
  "a team survey": {
    title: "The team",
    pages: [
      {
        name: "p1",
        elements: [
          {
            type: "radiogroup",
            name: "role",
            title: "What do you do?",
            choices: ["lead|I lead", "make|I make", "help|I help"],
          },
          {
            type: "radiogroup",
            name: "stay",
            title: "Will you stay?",
            choices: [
              { value: "y", text: "Yes" },
              { value: "n", text: "No", visibleIf: "{role} <> 'lead'" },
            ],
            visibleIf: "{role} noneof ['help']",
          },
          {
            type: "comment",
            name: "go",
            title: "Where will you go?",
            visibleIf: "{stay} = 'n'",
          },
          {
            type: "tagbox",
            name: "tools",
            title: "Which tools?",
            choices: ["A", "B", "AB"],
          },
          {
            type: "comment",
            name: "both",
            title: "How do both go?",
            visibleIf: "{tools} allof ['A', 'B'] and {tools} notcontains 'AB'",
          },
          {
            type: "comment",
            name: "exact",
            title: "Only that one?",
            visibleIf: "{tools} = ['A']",
          },
          {
            type: "comment",
            name: "one",
            title: "Compared with a text?",
            visibleIf: "{tools} = 'A'",
          },
        ],
      },
    ],
  },
  "an answer alone as an expression": {
    elements: [
      {
        type: "radiogroup",
        name: "number",
        title: "None or one?",
        choices: [0, 1],
      },
      {
        type: "comment",
        name: "alone",
        title: "Shown by it alone?",
        visibleIf: "({number})",
      },
      {
        type: "comment",
        name: "not",
        title: "Shown without it?",
        visibleIf: "!{number}",
      },
    ],
  },
} as const;
