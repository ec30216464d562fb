/** What consent and location say, in the specification's words. */
export const texts = {
  consent: {
    loadFailed: "Failed to initialize privacy consent",
    updateFailed: "Failed to update consent",
  },
  location: {
    promptDisabled: "Geolocation prompt disabled",
    noNavigator: "Navigator not available",
    unsupported: "Geolocation is not supported by this browser.",
  },
};
