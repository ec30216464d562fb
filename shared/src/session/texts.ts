/** What consent and location say, in the specification's words where it has some. */
export const texts = {
  consent: {
    loadFailed: "Failed to initialize privacy consent",
    updateFailed: "Failed to update consent",
  },
  location: {
    promptDisabled: "Geolocation prompt disabled",
    noNavigator: "Navigator not available",
    unsupported: "Geolocation is not supported by this browser.",
    denied:
      "Location is blocked for this site. Allow it in your browser’s settings for this site: it takes effect at once.",
    withheld:
      "Your browser did not give your location. Try again, or allow it in the browser’s settings for this site.",
    notFound:
      "Your location could not be found. Check that location is on in your device’s settings, then try again.",
    timedOut: "It took too long to find your location. Please try again.",
  },
};
