/** Of the page that asks for the passkey of a key. */
export const texts = {
  register: {
    about:
      "This key works only together with a passkey. Make it now, on a device or a security key that is yours alone: from then on the desk opens with both.",
    act: "Make the passkey",
  },
  prove: {
    about:
      "This key works only together with its passkey. The desk is then open in this tab for up to four hours.",
    act: "Use the passkey",
  },
  waiting: "Waiting for your device…",
  proven: "The desk is open.",
  failed: "This could not be done. Please try again.",
  lost: "Is your device gone? On the server, this takes its passkey away, and your next visit makes another:",
  failures: {
    unsupported: {
      title: "This browser has no passkeys",
      about:
        "Open the desk in one that is up to date, at an address that begins with https.",
    },
    cancelled: {
      title: "No passkey was used",
      about:
        "You cancelled, or there is no passkey of this key on the device that you chose. Nothing was changed.",
    },
    timedOut: {
      title: "That took too long",
      about: "Nothing was changed. Have your device at hand, and try again.",
    },
    elsewhere: {
      title: "Passkeys do not work at this address",
      about:
        "Open the desk by the name of the site, as its operators have set it, and not by a number or another name.",
    },
    unable: {
      title: "This device cannot make such a passkey",
      about:
        "It has to ask who you are, by a PIN, a finger or a face. Choose another device or a security key.",
    },
    refused: {
      title: "The passkey was not accepted",
    },
    failed: {
      title: "That did not work",
    },
  },
};
