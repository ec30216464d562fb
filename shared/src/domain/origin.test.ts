import { isOrigin } from "./origin.ts";

describe("isOrigin", () => {
  it.each([
    "https://partner.example",
    "http://partner.example:8080",
    "https://my_shop.partner.example.",
    "https://xn--bcher-kva.example",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
  ])("accepts %s", (text) => {
    expect(isOrigin(text)).toBe(true);
  });

  it.each([
    "",
    "null",
    "file://",
    "partner.example",
    "https://partner.example/",
    "https://partner.example:443",
    "https://user@partner.example",
    "HTTPS://partner.example",
    "https://Partner.example",
    "https://bücher.example",
    "ftp://partner.example",
    `https://${"a".repeat(250)}.example`,
  ])("rejects %j", (text) => {
    expect(isOrigin(text)).toBe(false);
  });

  it.each([
    "https://*.partner.example",
    "https://*",
    "https://partner.example;sandbox",
    "https://partner.example,default-src",
    "https://'none'",
    "https://partner.example\r\nset-cookie:a",
    "https://partner.example script-src",
  ])("rejects %j, which would have another meaning in a header", (text) => {
    expect(isOrigin(text)).toBe(false);
  });
});
