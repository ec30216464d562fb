import type { DraftWords } from "./draft-words.ts";
import {
  questionWords,
  subjects,
  toEnglishQuestion,
  verbs,
} from "./english-clauses.ts";
import {
  askedAfter,
  startsClause,
  startsWith,
  wholeWords,
} from "./whole-words.ts";
import { listed } from "./listed.ts";

const claims = startsWith(verbs);

/** Words after which the author states what to ask. */
const tells =
  "know|ask|asking|find out|learn|see|understand|wonder|wondering|hear|tell (?:me|us)|decide|check|discover|measure|collecting|say";

export const en: DraftWords = {
  answers: {
    yesNo: ["Yes", "No", "Not sure"],
    frequency: listed(
      "Every day, A few times a week, About once a week, A few times a month, Less often, Never",
    ),
    ages: listed(
      "Under 18, 18 to 29, 30 to 44, 45 to 64, 65 or older, Prefer not to say",
    ),
    grade: listed("Very good, Good, Fair, Poor, Very poor, No opinion"),
    claim: ["Agree", "Disagree", "Pass"],
    degree: ["Not at all", "Very"],
  },
  says: {
    instructions: (questions) =>
      `${questions === 1 ? "One short question" : "A few short questions"}. Please answer from your own experience; it takes about a minute.`,
    opinion: "What do you think?",
    improve: "What would you change or improve?",
    whichMatter: "Which of these matter most to you?",
  },
  asks: {
    yesNo: (question) =>
      claims.test(question) && !/ or (?!not\b)/i.test(question),
    asksYesNo: /(?<![\s,:])[\s,:]*\(?\byes\s*(?:\/|or)\s*no\b\)?/i,
    frequency: wholeWords("how (?:often|frequently)"),
    age: wholeWords("how old are you|what is your age|your age"),
    number: wholeWords("how many|(?:(?<=^)|(?<=the ))number of"),
    date: wholeWords(
      "when (?:would|should|shall|can|could|will|did|you (?:last|first|can|could))|(?:what|which) date",
    ),
    degree: wholeWords(
      "(?:how )(satisfied|happy|pleased|safe|easy|likely|important|useful|helpful|clean|noisy|comfortable|reliable|affordable|clear|friendly|concerned|worried|interested|confident|familiar|welcome|quiet|busy)|likelihood",
    ),
    rating: wholeWords("rate|rating|on a scale|out of (?:5|10)"),
    support: wholeWords("for or against|in favou?r or against"),
    opinion: wholeWords("what do you think|what are your thoughts"),
    ranking: wholeWords("rank|put in order|order of (?:importance|preference)"),
    several:
      /all that apply|as many as|which(?: \w+)? of (?:these|the following|them)|(?:pick|choose|select|tick) (?:several|any|some)/i,
    upTo: wholeWords(
      "(?:up to|at most|no more than|max(?:imum)?\\.?) (\\d{1,2}|two|three|four|five)",
    ),
    counts: ["two", "three", "four", "five"],
    stars: wholeWords("stars?"),
    claims: wholeWords(
      "agree or disagree|do you agree(?: with)?(?: (?:these|the following))?",
    ),
    prefers: "prefer|want|choose|between|either|rather",
  },
  reads: {
    joins: "and|or",
    orders: startsWith(
      "(?:please )?(?:rate|describe|name|tell us|explain|choose|pick|select|list|rank)",
    ),
    opens: startsWith(
      `${verbs} (?:you|we|i|they|it|there|the|this|these|our|your|my|people|kids|children|dogs|permits|\\w+s)|(?:(?:at|on|for|in) )?(?:what|how|when|where|why|who|which)(?:['’]s| (?:(?!(?:${subjects}) )\\w+ ){0,4}?(?:${verbs}|works?|suits?|needs?)(?=\\s))`,
    ),
    request: wholeWords(
      "(?:(?:can|could|would|will) you|please|i(?:['’]d| would)? (?:need|want|like)|help me) .*(?:survey|poll|questionnaire|form|questions)",
    ),
    surveyWord: wholeWords(
      "survey|poll|questionnaire|form|review|questions?|feedback|opinions?|views?|comments|topics?|aspects?|things|areas",
    ),
    choiceWord: wholeWords("answers|options|choices|ideas"),
    tells: wholeWords(tells),
    asked: askedAfter(
      tells,
      "(?:curious|know|hear|ask|asking|tell us|say something)(?: (?:them|people|customers))? about",
      questionWords,
    ),
    clause: startsClause(questionWords),
    whether: startsWith("whether|if"),
    beforeTopic: startsWith("(?:about|on|for|and)(?=\\s)"),
    object:
      /^((?:\S+\s+){0,5}?)(?:plan(?:s|ning)?|wants? to \w+|review(?:s|ing)?|consider(?:s|ing)?|propos(?:es|ing)|run|needs?|organis(?:e|es|ing)|building|thinking of|about|concerning|regarding)\s+(.+)$/isu,
    within: startsWith("(?:of|on|in|at|by|for)$"),
    toQuestion: toEnglishQuestion,
    none: startsWith(
      "(?:none(?: of (?:these|them|the above))?|nothing(?: of (?:this|these))?|neither)$",
    ),
    filler: wholeWords(
      "(?:we|i|you|they)['’]\\p{L}+|love|wants|hi|hello|hey|thanks?|thank you|please|survey|poll|questionnaire|form|test|testing|make|create|write|draft|generate|give|want|need|would|like|can|could|you|me|i|we|us|my|our|a|an|the|for|of|on|about|after|yearly|annual|dear|planning|opening|thinking|next year|some|any|something|new|quick|short|small|simple|questions?|feedback|opinions?|help|to|do|it|this|people|ask|asdf|x|abc",
    ),
  },
};
