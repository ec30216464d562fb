/** What the client says where no answer of the server does. */
export const texts = {
  timeout: "The server took too long to answer.",
  network: "The server could not be reached.",
  unreadable: "The server's answer could not be read.",
  noSurveyToken: "Unable to reserve a survey token. Please try again.",
};

// Apart, since embedded surveys bring some of them and no others.

export const sessionTexts = {
  failed: "Anon auth failed",
  cookiesRefused:
    "Anon auth failed: this browser refuses cookies, which taking part needs. Please allow them for this site.",
};

export const botCheckTexts = {
  unavailable: "The bot-check is unavailable. Please try again.",
  notLoaded: "The bot-check failed to load. Please try again.",
  notReady: "The bot-check is not ready. Please try again.",
  noToken: "The bot-check failed to obtain a token. Please try again.",
};
