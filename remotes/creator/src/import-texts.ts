/** What is said of a file that is opened as a survey. */
export const importTexts = {
  refused: {
    tooLarge: "This file is larger than 1 MB, which no survey is.",
    noJson: "This file is no JSON. Choose one that was saved as JSON.",
    unknown:
      "This file is neither a survey saved on this site nor a SurveyJS survey.",
  },
  survey: "The survey",
  page: (number: number) => `Page ${number}`,
  question: (number: number) => `Question ${number}`,
  panel: "A panel",
  noText: (where: string, name: string) => `${where}: “${name}” is no text.`,
  cut: (where: string, name: string, max: number) =>
    `${where}: “${name}” was cut to ${max} characters.`,
  settings: (where: string, names: readonly string[]) =>
    `${where}: ${names.join(", ")}.`,
  unreadable: (where: string) => `${where}: it could not be read.`,
  noChoice: (where: string, name: string) =>
    `${where}: “${name}” says nothing that is known here.`,
  kind: (where: string, kind: string) =>
    `${where}: questions of the kind “${kind}” are not asked here.`,
  asText: (where: string, kind: string) =>
    `${where}: it is asked as free text, not as “${kind}”.`,
  noBounds: (where: string) =>
    `${where}: the file does not say from where to where its answers go. Look at the bounds.`,
  ends: (where: string, ends: string) =>
    `${where}: the words at its ends, “${ends}”.`,
  visibleIf: (where: string, condition: string) =>
    `${where}: asked of more people. The file asks it only if “${condition}”.`,
  named: (title: string) => `“\u2068${title}\u2069”`,
  hidden: (where: string) => `${where}: left out. The file asks it of nobody.`,
  goesBy: (where: string, other: string) =>
    `${where}: depends on ${other}, whose answers may differ from those in the file.`,
  again: (names: readonly string[]) =>
    `Once a question is no longer asked, its answer decides nothing here. In the file it still does, for ${names.join(", ")}.`,
  requiredIf: (where: string, condition: string) =>
    `${where}: nobody has to answer it. The file requires it if “${condition}”.`,
  enableIf: (where: string, condition: string) =>
    `${where}: everybody can answer it. The file lets people answer only if “${condition}”.`,
  readOnly: (where: string) =>
    `${where}: people can answer it. In the file nobody can.`,
  prefilled: (where: string) =>
    `${where}: starts without an answer. The file fills one in.`,
  shared: (where: string) =>
    `${where}: has an answer of its own. In the file it shares one with another question.`,
  unchecked: (where: string) =>
    `${where}: takes answers that the file refuses.`,
  comment: (where: string) => `${where}: no comment is asked for beside it.`,
  anyRow: (where: string) =>
    `${where}: nobody has to answer it. The file requires one row.`,
  step: (where: string, step: number) =>
    `${where}: does not go in steps of ${step}, as it does in the file.`,
  twoDigits: (where: string) => `${where}: two digits after the point at most.`,
  piped: (where: string, name: string) =>
    `${where}: “…” stands where the file puts an earlier answer, “${name}”. Write the text without it.`,
  problem: (where: string, message: string) =>
    `${where}: cannot be published as it is. ${message}`,
  notTaken: (where: string, names: readonly string[]) =>
    `${where}: not taken from the file: ${names.join(", ")}.`,
  trigger: (kind: string, names: readonly string[]) =>
    `What the file does by itself is not done here: ${[kind, ...names].join(", ")}.`,
  keptHidden:
    "Answers to questions that are hidden again do not count. In the file they do.",
  quiz: "Right answers are not counted here.",
  options: {
    limited: (where: string) =>
      `${where}: all its options are offered to everybody. The file offers some to some people only.`,
    together: (where: string, option: string) =>
      `${where}: “${option}” can be chosen with others. In the file it cannot.`,
    none: (where: string) => `${where}: it has no options. Write them again.`,
    unreadable: (where: string) => `${where}: some options could not be read.`,
    tooMany: (where: string, max: number) =>
      `${where}: options after the first ${max}.`,
    repeated: (where: string) => `${where}: options that repeat another.`,
    unused: (where: string) => `${where}: options of a free text.`,
  },
  questions: {
    tooMany: (max: number) => `Questions after the first ${max}.`,
    challenges: (max: number) => `Challenge questions after the first ${max}.`,
    tooDeep: "Questions in panels within more than 20 others.",
    expected: "Expected answers of challenge questions. Write them again.",
    code: "The access code. Write another one.",
  },
} as const;
