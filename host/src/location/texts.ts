export const locationTexts = {
  title: "Enable Location",
  description:
    "With your approximate location, surveys and posts near you come first. It is rounded to about a kilometre before anything is compared with it.",
  enable: "Enable location",
  requesting: "Requesting…",
  cancel: "Cancel",
  status: {
    checking: "Checking whether location is allowed.",
    idle: "Location is off.",
    requesting: "Waiting for your answer to the browser's question.",
    granted: "Location is on.",
  },
};
