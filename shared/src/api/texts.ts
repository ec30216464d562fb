/** What the client says where no answer of the server does. */
export const texts = {
  timeout: "The server took too long to answer.",
  network: "The server could not be reached.",
  unreadable: "The server's answer could not be read.",
  session: {
    failed: "Anon auth failed",
    cookiesRefused:
      "Anon auth failed: this browser refuses cookies, which taking part needs. Please allow them for this site.",
  },
  botCheck: {
    unavailable: "The bot-check is unavailable. Please try again.",
    notLoaded: "The bot-check failed to load. Please try again.",
    notReady: "The bot-check is not ready. Please try again.",
    noToken: "The bot-check failed to obtain a token. Please try again.",
  },
  noSurveyToken: "Unable to reserve a survey token. Please try again.",
};
