import fc from "../testing/property.ts";
import {
  readTicketCode,
  ticketBytes,
  writeTicketCode,
} from "./ticket-codes.ts";

const bytes = fc.uint8Array({ minLength: ticketBytes, maxLength: ticketBytes });

describe("the code of a ticket", () => {
  it("has four groups and differs for any other bytes", () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const code = writeTicketCode(one);
        expect(code).toMatch(
          /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/,
        );
        const same = one.every((byte, at) => byte === other[at]);
        expect(writeTicketCode(other) === code).toBe(same);
      }),
    );
  });

  it("can be read with any spacing, case and look-alike characters", () => {
    fc.assert(
      fc.property(bytes, (one) => {
        const code = writeTicketCode(one);
        const typed = code
          .toLowerCase()
          .replaceAll("-", " – ")
          .replaceAll("0", "O")
          .replaceAll("1", "l")
          .replaceAll("v", "u");
        expect(readTicketCode(` ${typed}.`)).toBe(code);
        expect(readTicketCode(code.replaceAll("-", ""))).toBe(code);
      }),
    );
  });

  it("is rejected if characters are missing, superfluous or unknown", () => {
    for (const text of [
      "",
      "7KQ2-M0XR-94TB",
      "7KQ2-M0XR-94TB-WZ1FF",
      "7KQ2-M0XR-94TB-WZ1?",
    ])
      expect(readTicketCode(text)).toBeNull();
  });
});
