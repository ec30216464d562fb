import { formatCount, plural } from "@nearsay/core/domain";

/** What the form says: apart, since a widget brings these and no others. */
export const answerTexts = {
  loading: "Loading questions",
  failed: "Failed to load questions.",
  none: "No questions available for this survey.",
  submit: "Submit",
  submitting: "Submitting…",
  closedButton: "Responses closed",
  readOnlyButton: "Enable anonymous ID to submit",
  notConsented: "Enable anonymous ID participation to submit responses.",
  enableAndSubmit: "Enable and submit",
  closed: "This survey is no longer accepting responses.",
  challenges: "Challenge questions",
  challengesMissing: "Please answer the challenge questions before submitting.",
  challengesBlocked: "The challenge questions keep this survey closed to you.",
  optedOut: "Participation disabled while anonymous ID is opted out.",
  refused: "Content not allowed.",
  submitFailed: "Failed to submit survey response",
  kept: "Your answers are kept here until you send them again.",
  oneAllowed: "Choose one.",
  severalAllowed: "Choose any number.",
  clearChoice: "Clear choice",
  unanswerable:
    "This question cannot be answered on this page. It is left out of your response.",
  progress: (answered: number, all: number) =>
    `${formatCount(answered)} of ${formatCount(all)} answered`,
  resultsInGroups: (least: number) =>
    `Results show in groups of at least ${least} answers, never one by one.`,
  resultsAfterClosing: "Results show after closing.",
  resultsAtOnce:
    "Results show at once: whoever watches them can tell what you answered.",
  /** What the author of the survey reads, beside what everybody sees. */
  readsFigures: "Its author reads no single answer.",
  readsTexts: "Its author reads what you write, apart from your other answers.",
  readsRows: "Its author reads whole responses, with no name or time.",
  edits: {
    changed: "Wording changed on",
    before: ": before",
    after: "now",
  },
  thanks: "Thanks for your response!",
  duplicate: "You've already submitted this survey. Thanks!",
} as const;

/** Everything this remote says. */
export const texts = {
  home: {
    title: "See what people near you are asking, and answer in seconds.",
    lead: "No account needed. A question of your own?",
    ask: "Put it to your neighbours",
    assistant: "Open the AI assistant",
    newTab: "(opens in a new tab)",
    start: "Start New Survey",
    surveys: "Surveys",
    loading: "Loading surveys",
    more: "Show more surveys",
    moreFailed: "More surveys could not be loaded.",
    retry: "Try again",
    closed: "Closed surveys",
    mixed: "The newest and the most answered, by turns.",
    filters: {
      label: "Filters",
      openOnly: "Open only",
      unanswered: "Not answered yet",
      within: "Distance",
      anywhere: "Any distance",
      km: (reach: number) => `Within ${formatCount(reach)} km`,
      none: "No survey is left with these filters.",
    },
    empty: "No surveys found.",
    emptyNext: "Be the first to ask your neighbours something.",
    emptyCodeNext:
      "No open survey has this access code. Check it and search again.",
    emptySearch: (text: string) => `No public surveys found for "${text}"`,
    emptySearchNext: "Nobody has asked about this yet. You could be the first.",
    draft: "Turn this into a survey",
    didYouMean: "Did you mean",
    showAll: "Show all surveys",
    searching: "Searching",
    slowCode:
      "Many wrong codes were entered, so this search can take up to 10 seconds.",
    found: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} survey found`,
        other: `${formatCount(count)} surveys found`,
      }),
    search: {
      label: "Search surveys",
      placeholder: "Search, or enter an access code",
      byText: "Search Public",
      byCode: "Search by Code",
      suggested: "Suggestions",
      suggestions: (count: number) =>
        plural(count, {
          one: `${formatCount(count)} suggestion`,
          other: `${formatCount(count)} suggestions`,
        }),
      survey: (responses: number, likes: number) =>
        `Responses ${formatCount(responses)} · Likes ${formatCount(likes)}`,
      keyword: (count: number) =>
        plural(count, {
          one: `Keyword of ${formatCount(count)} survey`,
          other: `Keyword of ${formatCount(count)} surveys`,
        }),
    },
    top: {
      label: "Top surveys",
      responses: "Top Responses",
      likes: "Top Likes",
      discussion: "Top Discussion",
    },
    keywords: {
      label: "Popular keywords",
      more: "More keywords",
    },
    failed: "The surveys could not be loaded.",
    publishedLoading: "Loading the links of your survey",
    featuredFailed: "The linked survey could not be loaded.",
  },
  card: {
    fresh: "New",
    closed: "Closed",
    responded: "Responded",
    demo: "Demo",
    responses: (count: number) => `Responses ${formatCount(count)}`,
    comments: (count: number) => `Comments ${formatCount(count)}`,
    closes: "Closes",
    closedOn: "Closed",
    created: "Created",
    answer: "Answer",
    questions: "Questions",
    insights: "Insights",
    discuss: "Discuss",
    answerArea: (title: string) => `Questions of ${title}`,
    like: "Like",
    liked: "Liked",
    likes: (count: number) => `Likes ${formatCount(count)}`,
    likeFailed: "Your like could not be saved.",
    shareLink: {
      name: "Copy share link",
      label: "Share",
      copied: "Share link copied",
    },
    homepageLink: {
      name: "Copy homepage link",
      label: "Homepage",
      copied: "Homepage link copied",
    },
    copied: "Copied",
    linkFailed: "The link could not be made.",
    copyByHand: "Your browser did not copy the link. Copy it from here:",
    embed: "Embed",
    report: "Report",
    reported: "Reported",
    readOnly:
      "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
    enableAndLike: "Enable and like",
    enableAndCopy: "Enable and copy",
    insightsArea: (title: string) => `Insights of ${title}`,
    discussArea: (title: string) => `Discussion of ${title}`,
    insightsLoading: "Loading insights",
    discussLoading: "Loading the discussion",
  },
  report: {
    title: "Report survey",
    about: "Enough reports hide a survey from everybody.",
    reason: "What is wrong with this survey?",
    submit: "Send report",
    notLoaded: "The form for a report could not be loaded.",
    failed: "Failed to report survey",
    thanks: "Thank you. Your report was received.",
  },
  answer: answerTexts,
  preview: {
    freeText: "(Free text response)",
    nothingSent: "This is a preview. Nothing is sent.",
  },
  accessCode: {
    title: "Enter Access Code",
    description:
      "This survey requires an access code. Enter it below to continue",
    label: "Access code",
    empty: "Please enter the access code.",
    required: "Access code required for this survey.",
    locked: "Too many incorrect attempts. Access has been temporarily blocked.",
    contactOwner: "Please contact the survey owner for assistance.",
    enter: "Enter access code",
    needed: "This survey opens with an access code.",
  },
  hiddenSurvey: {
    title: "Your survey is hidden",
    about: (date: string) =>
      `It was reported or taken down, and nobody but you has been shown it since ${date}. Its answers are kept.`,
    reason: "Why should it be shown again?",
    reasonHint: "Whoever runs this site reads it. You can ask once.",
    tooShort: "Please say in a few words why (at least 3 characters).",
    ask: "Ask for a review",
    asking: "Sending…",
    failed: "Failed to ask for a review",
    asked: "You asked for a review",
    askedNext:
      "Whoever runs this site reads what you wrote. If they show the survey again, it is back at this address.",
  },
  surveyPage: {
    heading: "Survey",
    loading: "Loading the survey",
    failed: "Failed to load survey",
    notFound: "Survey not found.",
    notFoundNext: "The link may be incomplete, or the survey was taken down.",
    takenDown: "It was taken down while you had it open.",
    allSurveys: "All surveys",
    documentTitle: (title: string) => `${title} · Nearsay`,
    afterwards: "See how others answered, or say more.",
    /** Where results do not show yet, or never will. */
    afterwardsLater: {
      from: (first: string) =>
        `Results show from ${first} answers on, never one by one. Say more meanwhile.`,
      closing: (date: string) =>
        `Results show once the survey is closed${date && `, on ${date}`}. Say more meanwhile.`,
      never:
        "Too few answered to show results without telling who gave them. Say more all the same.",
    },
    others: "What others say",
  },
  feedback: {
    title: "Product Feedback and Suggestions",
    about:
      "What works, what does not, what is missing? Answer what others ask, or publish a survey of your own with “List on Feedback page” ticked. The people who build Nearsay read along.",
    start: "Start New Survey",
    browse: "All surveys",
    surveys: "Feedback surveys",
    loading: "Loading feedback surveys",
    failed: "The feedback surveys could not be loaded.",
    empty: "No surveys found.",
    emptyNext:
      "Nobody has asked about Nearsay yet. Publish a survey with “List on Feedback page” ticked, and it stands here for everyone.",
  },
} as const;
