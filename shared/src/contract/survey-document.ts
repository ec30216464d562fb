/** Path of the JSON schema of a survey file; it identifies such a file. */
export const surveyDocumentSchema = "/schema/survey.json";
