import {
  type GallerySection,
  press,
  refusal,
  see,
} from "@nearsay/core/standalone";
import { passkey as texts } from "#messages";
import { StandInDevice } from "../../src/testing/stand-in-device.ts";
import { operatorSection } from "../operator-section.tsx";

const { failures, prove, register } = texts;

// Browsers offer no passkeys on pages without https.
new StandInDevice().fail("NotAllowedError");

const wanted = (registered: boolean) => () =>
  refusal(403, "This key is good only with its passkey.", "PASSKEY_REQUIRED", {
    data: { registered },
  });

const refused = () =>
  refusal(
    403,
    "This is not the passkey of this key, or not of this site.",
    "PASSKEY_REFUSED",
  );

export const passkey: GallerySection = {
  name: "AskForPasskey",
  about: "The desk of a key that needs its passkey, until that is there.",
  wide: true,
  states: {
    "To be made": operatorSection("queue", { "GET /me": wanted(false) }, [
      see(register.act),
    ]),
    "To be used": operatorSection("queue", { "GET /me": wanted(true) }, [
      see(prove.act),
    ]),
    Cancelled: operatorSection(
      "queue",
      {
        "GET /me": wanted(true),
        "POST /passkey/challenges": { step: "prove", options: {} },
      },
      [see(prove.act), press(prove.act), see(failures.cancelled.title)],
    ),
    "Another passkey": operatorSection(
      "queue",
      { "GET /me": wanted(true), "POST /passkey/challenges": refused },
      [see(prove.act), press(prove.act), see(failures.refused.title)],
    ),
  },
};
