import { formatCount } from "@nearsay/core/domain";
import type { DraftFailure } from "@nearsay/core/contract";
import type { QuestionType, ReadMode } from "@nearsay/core/contract";
import type { RoundNumber } from "./in-round-numbers.ts";

/** Everything the creator says, in one language. */
export const texts = {
  page: {
    title: "Start a New Survey",
    intro: "Describe what you want to ask, or begin with a blank page.",
    guide: "User Guide",
  },
  consent: {
    generate:
      "Enable anonymous ID participation on the Anonymous ID Policy page to use AI generation.",
    publish:
      "Enable anonymous ID participation on the Anonymous ID Policy page to create and publish surveys.",
  },
  prompt: {
    label: "Describe your survey",
    hint: "Who is it for, and what would you like to find out?",
    manual: "Start from scratch",
    manualHint: "Opens an empty survey that you write yourself.",
    generate: "Generate Survey",
    startManual: "Start Manual Draft",
    noConsent: "Enable participation to generate/draft",
    enableAndGenerate: "Enable and generate",
    enableAndDraft: "Enable and draft",
    working: "Generating…",
    note: "AI drafting usually finishes within tens of seconds during beta",
    soFar: "So far",
    drafted: (count: number) =>
      count === 1 ? "1 question so far." : `${count} questions so far.`,
    cancel: "Cancel",
    cancelled: "Drafting was cancelled.",
    empty: "Please provide some context after @review.",
    tooLong: (max: number) =>
      `Please shorten your input to ${max} characters or fewer.`,
    failed: "Failed to generate survey from content.",
    failures: {
      busy: "The AI model has too much to do right now.",
      declined: "The AI model declined to draft this survey.",
      cut: "The AI model broke off before it was done.",
      unreadable: "What the AI model wrote could not be read.",
      silent: "The AI model fell silent.",
      unreachable: "The AI model could not be reached.",
      broken: "Failed to generate survey from content.",
    } satisfies Record<DraftFailure, string>,
    byRules: "Draft by rules instead",
    came: "What had come",
    keep: (count: number) =>
      count === 1 ? "Keep this question" : `Keep these ${count} questions`,
    kept: "The AI model did not finish. These are the questions that had come; add what is missing.",
    templates: "Choose a survey to begin with",
    templatesNote:
      "Your text does not say yet what to ask. Describe what you want to find out, or begin with one of these.",
    counter: (used: number, max: number) => `${used}/${max}`,
  },
  openFile: {
    action: "Open a file",
    hint: "A survey saved as JSON here, or one of SurveyJS.",
    failed: "This file could not be read. Try again.",
  },
  kept: {
    title: "Surveys you have not published yet",
    untitled: "Untitled survey",
    resume: "Continue editing",
    resumeNamed: (title: string) => `Continue editing “${title}”`,
    discard: "Discard",
    discardNamed: (title: string) => `Discard “${title}”`,
    discarded: (title: string) => `“${title}” was discarded.`,
    undo: "Undo",
    earlier: (count: number) =>
      count === 1 ? "1 earlier draft" : `${count} earlier drafts`,
    openElsewhere:
      "This draft is open in another tab. Close it there to discard it.",
    copy: "This draft is open in another tab. You are editing a copy.",
  },
  editor: {
    heading: "Edit your survey",
    loading: "Loading the editor",
    failed: "The editor could not be loaded. Your draft waits here.",
    back: "Back to the description",
    preview: "Preview Mode",
    title: "Survey Title",
    instructions: "Survey Instructions",
    closesAt: "Responses Close On",
    closesAtHint:
      "In your local time. Left empty, the survey closes after 30 days.",
    language: {
      label: "Language of the survey",
      told: "As its words tell",
      hint: "Readers can ask for surveys in one language, and screen readers read it aloud in it.",
    },
    listOnFeedback: "List on Feedback page",
    notKept:
      "This browser cannot keep your draft. Publish it before you leave.",
    leftOut: "Different from the file:",
    more: (count: number) => `And ${count} more`,
    looks: (count: number) => `Left out, as it only changes looks: ${count}`,
    dismiss: "Hide this list",
  },
  leave: {
    title: "Leave this survey?",
    kept: "It is kept in this browser and offered when you come back.",
    notKept: "This browser cannot keep your draft, so it will be lost.",
    stay: "Stay",
    leave: "Leave",
  },
  questions: {
    heading: "Questions",
    none: "No questions yet. Add the first one.",
    add: {
      free_text: "+ Add Free Text",
      multiple_choice: "+ Add Multiple Choice",
    } satisfies Record<QuestionType, string>,
    name: (number: number) => `Question ${number}`,
    text: "Question text",
    kind: "Answer type",
    kinds: {
      text: "Text",
      one: "One choice",
      several: "Several choices",
      yes_no: "Yes / No",
      scale: "Scale",
      ranking: "Ranking",
      number: "Number",
      date: "Date",
      statement: "Statement",
    },
    options: "Options",
    option: (number: number) => `Option ${number}`,
    addOption: "Add option",
    removeOption: (number: number) => `Remove option ${number}`,
    optionsHint: "Enter adds the next option. Alt and an arrow key move it.",
    unfit: (unfit: number, lines: number) =>
      `${unfit} of ${lines} lines did not fit.`,
    shortened: (count: number, max: number) =>
      `Shortened to ${max} characters: ${count} of the pasted lines.`,
    more: "More",
    set: {
      required: "must be answered",
      hint: "hint",
      shuffled: "random order",
      bounds: "least or most options",
      section: "starts a section",
      sectionNamed: (heading: string) => `section “${heading}”`,
      showIf: "depends on answers",
    },
    addOther: "Add “Other …”",
    addNone: "Add “None of these”",
    otherHint: "People write their own words to this option.",
    exclusiveHint: "Chosen alone: it excludes all others.",
    formFailed: "The settings of this question could not be loaded.",
    formLoading: "Loading the settings",
  },
  list: {
    grip: "sortable",
    reorder: (name: string) => `Reorder ${name}`,
    dragHelp:
      "To reorder, press Space, move with the arrow keys and press Space again. Escape puts it back.",
    position: (position: number, count: number) =>
      `Position ${position} of ${count}.`,
    lifted: (name: string, position: string) => `Lifted ${name}. ${position}`,
    dropped: (position: number, count: number) =>
      `Dropped at position ${position} of ${count}.`,
    putBack: (name: string) => `${name} was put back.`,
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Delete ${name}`,
    moved: (name: string, position: number, count: number) =>
      `${name} moved to position ${position} of ${count}.`,
    removed: (name: string) => `${name} deleted.`,
  },
  challenges: {
    heading: "Challenge Questions",
    about:
      "Optional. Only people who give the expected answer can respond to the survey.",
    hint: "Prefer a single lowercase word for an exact match.",
    guide: "How challenge questions work",
    add: "+ Add Challenge Question",
    name: (number: number) => `Challenge ${number}`,
    text: "Question",
    expectedAnswer: "Expected answer",
  },
  access: {
    label: "Access & Visibility",
    heading: "Visibility & Access",
    legend: "Who can see this survey",
    global: "Public (visible to everyone)",
    code: {
      choice: "Require access code",
      label: "Access code",
      make: "Make an access code",
      short: "Code must be at least 4 characters",
      spaces: "No spaces allowed in code",
    },
    exportCode: {
      choice: "Require a separate code to export insights (HTML)",
      label: "Export code",
      make: "Make an export code",
      short: "Export code must be at least 4 characters",
      spaces: "No spaces allowed in export code",
    },
    hint: "4 to 32 characters, no spaces.",
    made: (code: string) => `The code is now ${code}`,
    strength: {
      names: {
        first: "Very easy to guess:",
        easy: "Easy to guess:",
        fair: "Fairly hard to guess:",
        hard: "Hard to guess:",
      },
      first: "among the first that anybody tries.",
      among: {
        exact: (count: string) => `${count} possibilities.`,
        about: (count: string) => `about ${count} possibilities.`,
        beyond: () => "more than a trillion possibilities.",
      } satisfies Record<RoundNumber["precision"], (count: string) => string>,
    },
    embed: {
      legend: "Where it may be embedded",
      anywhere: "On any site",
      listed: "Only on these sites",
      nowhere: "Nowhere but here",
      sites: "Sites",
      hint: (max: number) =>
        `One on each line, such as https://example.org. Up to ${max}.`,
      never: "Surveys with an access code are never embedded in other sites.",
    },
    results: {
      legend: "When do results show?",
      fixed: "For you as for everybody. Cannot be changed after publishing.",
      /** @param least Fewest answers in a group, where the site tells it. */
      groups: (least: number | undefined) =>
        least === undefined
          ? "In groups of answers"
          : `In groups of at least ${least} answers`,
      groupsHint: "While the survey is open, and never one by one.",
      closed: "After closing",
      closedHint:
        "Nobody sees figures before. How many answered shows at once.",
      live: "At once, with each answer",
      liveHint:
        "Whoever watches the figures can tell what one person answered.",
    },
    reads: {
      legend: "What do you read yourself?",
      fixed:
        "With a key of the survey. People are told before they answer, so it stays as it is after publishing.",
      choices: {
        figures: "Figures alone",
        texts: "What people write, word for word",
        rows: "Whole responses",
      } satisfies Record<ReadMode, string>,
      hints: {
        figures: "Nobody reads single answers.",
        texts:
          "Shuffled, in groups, and apart from what the same person answered else.",
        rows: "In groups and by number, with no name or time. Some people answer less freely then.",
      } satisfies Record<ReadMode, string>,
    },
  },
  preview: {
    heading: "Preview",
    untitled: "Untitled survey",
    noText: "(No question text)",
    loading: "Loading the preview",
    expected: "Expected answers",
    expectedHint: "Only you see them here.",
  },
  publish: {
    action: "Publish",
    noConsent: "Enable participation to publish",
    enable: "Enable and publish",
    working: "Publishing…",
    problems: "Not published yet",
    noToken: "Unable to reserve a survey token. Please try again.",
    failed: "Unexpected error while saving survey.",
    before:
      "It was published before the connection was lost, without your last changes.",
    goToIt: "Go to the survey",
    another: "Publish as another survey",
    place: {
      legend: "Where is it about?",
      kinds: {
        near: "My approximate place",
        named: "A place by name",
        point: "A point on the map",
        nowhere: "Nowhere",
      },
      kept: "A square of about 1 km is kept and shown to everybody who sees the survey, and it stands for good.",
      failed: "This part could not be loaded.",
      missing: {
        named: "Look for a place and choose one, or “Nowhere”.",
        point: "Choose a point on the map, or “Nowhere”.",
      },
      unknown: "This browser does not tell your location.",
      near: "It stands where this site last knew you to be in the past day, to about 1 km; else in the city of your internet address; else nowhere. Everybody who sees the survey can learn that place, and it cannot be changed later.",
      nowhere:
        "It stands nowhere: everybody reads “Distance unknown”, and lists show it after the surveys that have a place. This cannot be changed later.",
    },
  },
  problems: {
    noTitle: "Give the survey a title.",
    closingPast: "Choose a closing time in the future.",
    closingUnfinished: "Complete the closing date or clear it.",
    noQuestion: "Add at least one question.",
    tooManyQuestions: (max: number) =>
      `A survey can have ${max} questions at most.`,
    tooLong: (max: number) =>
      `The texts of this survey have more than ${formatCount(max)} characters together, in all its languages. Shorten them or leave out some questions.`,
    noQuestionText: (number: number) => `Write the text of question ${number}.`,
    fewOptions: (number: number) =>
      `Give question ${number} at least two options.`,
    sameOption: (number: number) =>
      `Question ${number} has the same option twice.`,
    form: {
      kind: (number: number) =>
        `Question ${number} is asked in a way that does not fit its kind. Choose the kind again.`,
      number: (number: number) =>
        `Question ${number} needs a lowest number below its highest, both with as many digits as are asked for.`,
      dates: (number: number) =>
        `Question ${number} needs a first day before its last, at most 120 years apart.`,
      options: {
        ranking: (number: number) =>
          `Question ${number} can have 2 to 10 options to be put in order.`,
        answers: (number: number) =>
          `Write every answer of question ${number}.`,
      },
      bounds: (number: number) =>
        `Question ${number} cannot take so few or so many options: look at “at least” and “at most”.`,
      other: (number: number) =>
        `Write what question ${number} asks of people who choose “Other”.`,
      backwards: (number: number) =>
        `Question ${number} depends on a question that is not before it, or was deleted. Move it, or choose another question.`,
      "no-choice": (number: number) =>
        `Question ${number} depends on a question that has no options any more. Choose another question.`,
      "no-option": (number: number) =>
        `Question ${number} depends on an option that is not there. Choose an option.`,
      unreachable: (number: number) =>
        `Nobody is ever asked question ${number}: no answers before it fulfil its rules.`,
      entangled: (number: number) =>
        `Question ${number} depends on more than can be checked. Use fewer rules.`,
    },
    halfChallenge:
      "Each challenge question must include both a question and an expected answer.",
    sites: {
      none: "Name a site that may embed the survey, or choose another answer.",
      wrong: (text: string) =>
        `“${text}” is no site. Write its address, such as https://example.org.`,
      tooMany: (max: number) => `Name ${max} sites at most.`,
    },
    exportCode: {
      short: "Insights export code must be at least 4 characters.",
      spaces: "Insights export code cannot contain spaces.",
    },
  },
} as const;
