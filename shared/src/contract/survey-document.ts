/** Where a site tells the form of a survey as a file, by which such a file is known. */
export const surveyDocumentSchema = "/schema/survey.json";
