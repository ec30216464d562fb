/** What the answers to a choice question are told in. Numbers arrive formatted, options quoted. */
export const choiceTexts = {
  noAnswers: "No answers to show yet",
  onlyAnswer: (option: string) => `The only answer is ${option}`,
  all: (option: string, count: string) => `All ${count} chose ${option}`,
  nearlyAll: (option: string, count: string, of: string) =>
    `Nearly all chose ${option}: ${count} of ${of}`,
  most: (option: string, percent: string, count: string, of: string) =>
    `Most chose ${option}: ${percent}, ${count} of ${of}`,
  leads: (option: string, percent: string, count: string, of: string) =>
    `${option} leads with ${percent}, ${count} of ${of}`,
  level: (options: string, percent: string) =>
    `${options} share the lead with ${percent} each`,
  severalLevel: (count: string, percent: string) =>
    `${count} options share the lead with ${percent} each`,
};
