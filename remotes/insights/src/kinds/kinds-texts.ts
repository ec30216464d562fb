/** What is said of rankings, numbers, dates and statements beside their findings. */
export const kindsTexts = {
  section: "Rankings, Numbers and Dates",
  rankingColumns: ["Item", "Put first", "Mean rank", "Pairs won"],
  stepColumns: ["Answer", "Responses", "Share"],
  savedStepColumns: ["Answer", "Responses", "Share in %"],
  statements: "Statements",
  order: "Order of the statements",
  orders: { asked: "As asked", consensus: "Consensus", divided: "Divided" },
  statementColumns: ["Statement", "Agree", "Disagree", "Pass"],
  savedStatementColumns: [
    "Statement",
    "Agree",
    "Disagree",
    "Pass",
    "Agree in %",
  ],
  ofSide: (side: string, column: string) => `${side}: ${column}`,
};
