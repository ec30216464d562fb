/** What is said of a file that is opened as a survey. */
export const importTexts = {
  refused: {
    tooLarge: "This file is larger than 1 MB, which no survey is.",
    noJson: "This file is no JSON. Choose one that was saved as JSON.",
    unknown:
      "This file is neither a survey saved on this site nor a SurveyJS survey.",
  },
  more: (count: number) => `And ${count} more.`,
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
    `${where}: it is always asked, not only if “${condition}”.`,
  options: {
    none: (where: string) => `${where}: it has no options. Write them anew.`,
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
    expected: "Expected answers of challenge questions. Write them anew.",
    code: "The access code. Write one anew.",
  },
} as const;
