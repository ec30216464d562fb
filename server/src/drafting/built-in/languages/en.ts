import type { DraftWords } from "./draft-words.ts";
import { questionWords, toEnglishQuestion, verbs } from "./english-clauses.ts";
import { startsWith, wholeWords } from "./whole-words.ts";

const claims = startsWith(verbs);

export const en: DraftWords = {
  answers: {
    yesNo: ["Yes", "No", "Not sure"],
    frequency: [
      "Every day",
      "A few times a week",
      "About once a week",
      "A few times a month",
      "Less often",
      "Never",
    ],
    timesAWeek: ["Never", "Once", "Twice", "3 or 4 times", "More often"],
    people: ["None", "1", "2", "3", "4", "5 or more"],
    ages: [
      "Under 18",
      "18 to 29",
      "30 to 44",
      "45 to 64",
      "65 or older",
      "Prefer not to say",
    ],
    grade: ["Very good", "Good", "Fair", "Poor", "Very poor", "No opinion"],
    agreement: [
      "Strongly agree",
      "Agree",
      "Neither agree nor disagree",
      "Disagree",
      "Strongly disagree",
    ],
    support: [
      "Strongly in favour",
      "In favour",
      "Neutral",
      "Against",
      "Strongly against",
    ],
    feeling: [
      "Very positive",
      "Rather positive",
      "Neutral",
      "Rather negative",
      "Very negative",
    ],
    claim: ["Agree", "Disagree", "Pass"],
    degrees: (quality) => [
      `Very ${quality}`,
      `Fairly ${quality}`,
      `Not very ${quality}`,
      `Not at all ${quality}`,
      "Not sure",
    ],
  },
  says: {
    instructions: (questions, topic) =>
      `${questions === 1 ? "One short question" : "A few short questions"}${topic && ` about ${topic}`}. Please answer from your own experience; it takes about a minute.`,
    titleOn: (topic) => `Your view on ${topic}`,
    opinionOn: (topic) => `How do you feel about ${topic}?`,
    opinionOnBare: (topic) => `${topic}: how do you feel about it?`,
    improve: "What would you change or improve?",
    opinionOnPlan: (plan) => `${plan} Are you for or against it?`,
    improvePlan: "What would make this plan better for you?",
    whichMatter: "Which of these matter most to you?",
    whichRather: "Which would you prefer?",
    howFarAgree: (claim) => `How far do you agree: “${claim}”?`,
  },
  asks: {
    yesNo: (question) =>
      claims.test(question) && !/ or (?!not\b)/i.test(question),
    asksYesNo: /[\s,:]*\(?\byes\s*(?:\/|or)\s*no\b\)?/i,
    frequency: wholeWords("how (?:often|frequently)"),
    timesAWeek: wholeWords("how many times (?:a|per|each) week"),
    people: wholeWords(
      "how many (?:people|persons|children|kids|guests|adults|dogs|cars|bikes)",
    ),
    age: wholeWords("how old are you|what is your age|your age"),
    number: wholeWords("how (?:much|many|far|long)"),
    date: startsWith("when|(?:on )?(?:what|which) (?:day|date|time)"),
    degree: wholeWords(
      "(?:how )(satisfied|happy|pleased|safe|easy|likely|important|useful|helpful|clean|noisy|comfortable|reliable|affordable|clear|friendly|concerned|worried|interested|confident|familiar|welcome|quiet|busy)",
    ),
    rating: wholeWords("rate|rating|on a scale|out of (?:5|10)"),
    agreement: startsWith("do you (?:\\w+ )?(?:dis)?agree"),
    support: wholeWords("for or against|in favou?r or against"),
    opinion: wholeWords("what do you think|what are your thoughts"),
    ranking: wholeWords("rank|put in order|order of (?:importance|preference)"),
    several:
      /all that apply|as many as|which of (?:these|the following|them)|(?:pick|choose|select|tick) (?:several|any|some)/i,
    upTo: wholeWords(
      "(?:up to|at most|no more than|max(?:imum)?\\.?) (\\d{1,2}|two|three|four|five)",
    ),
    counts: ["two", "three", "four", "five"],
    stars: wholeWords("stars?"),
    claims: wholeWords(
      "agree or disagree|do you agree(?: with)?(?: (?:these|the following))?",
    ),
    prefers: "prefer|want|choose|build|have|get|like|be|between|either|rather",
  },
  reads: {
    joins: "and|or",
    orders: startsWith(
      "(?:please )?(?:rate|describe|name|tell us|explain|choose|pick|select|list|rank)",
    ),
    opens: startsWith(
      `${verbs} (?:you|we|i|they|it|there|the|this|these|our|your|my|people|kids|children|dogs|permits|\\w+s)|(?:what|how|when|where|why|who|which)(?:['’]s)? .*(?:${verbs}|works?|suits?|stops?|makes?|keeps?|gets?|needs?)|what['’]s`,
    ),
    request: wholeWords(
      "(?:(?:can|could|would|will) you|please|i(?:['’]d| would)? (?:need|want|like)|help me) .*(?:survey|poll|questionnaire|form|questions)",
    ),
    surveyWord: wholeWords(
      "survey|poll|questionnaire|questions?|feedback|opinions?|ask|know|find out|learn|topics?|aspects?|things|areas|options|choices",
    ),
    answersLead:
      /^(?:(?:possible )?(?:options|choices|answers))(?: are)?\s*[:：-]\s*/i,
    wantsToKnow: wholeWords(
      "know|ask|asking|find out|learn|see|understand|wonder|wondering|hear|tell (?:me|us)|decide|check|discover|measure",
    ),
    clauseStart: new RegExp(
      `(?<!\\s(?:at|for|on|in|from|to|with))\\s+(?:and\\s+|also\\s+)*(?=(?:(?:at|for|on|in|from|to|with) )?(?:${questionWords})(?:\\s|[,.;!]|$))`,
      "i",
    ),
    toQuestion: toEnglishQuestion,
    topics: [
      /\b(?:about|regarding|concerning)\s+([^.?!:;,\n]+)/i,
      /\b(?:think of|(?:survey|poll|questionnaire|opinions?|views?|feedback) (?:on|for|of)|satisfied with|happy with)\s+([^.?!:;,\n]+)/i,
      /\b(?:like|use|visit|support|enjoy|rate)\s+((?:the|our|this|these|your)\s[^.?!:;,\n]+)/i,
    ],
    plan: /\b(?:we|i|they|the (?:city|council|school|town|association|company)) .*?\b(?:plan(?:s|ning)?|going|want(?:s|ed)?|intends?|propos(?:e|es|ing)|consider(?:s|ing)?|thinking (?:of|about)|would like) (?:(?:to )(?!know\b|ask\b|find\b|learn\b|see\b|hear\b|understand\b|make\b|create\b|run\b|do\b|survey\b|get\b|check\b|decide\b|collect\b|gather\b|measure\b)|(?=\w+ing\b)|(?=an? ))/i,
    none: startsWith(
      "(?:none(?: of (?:these|them|the above))?|nothing(?: of (?:this|these))?|neither)$",
    ),
    filler: wholeWords(
      "hi|hello|hey|thanks?|thank you|please|survey|poll|questionnaire|form|test|testing|make|create|write|draft|generate|give|want|need|would|like|can|could|you|me|i|we|us|my|our|a|an|the|for|of|on|about|some|any|something|new|quick|short|small|simple|questions?|feedback|opinions?|help|to|do|it|this|people|ask|asdf|x|abc",
    ),
  },
};
