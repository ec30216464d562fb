import { createParentPage, parentIn } from "./parent-page.ts";

const partner = "https://partner.example";
const look = { theme: "dark", accent: null, radius: null, font: null };
const hello = { nearsay: 1, type: "hello", look, visitor: null };

/** In jsdom the page is the top window, unlike in a frame. */
function putInto(around: object) {
  jest
    .spyOn(window, "parent", "get")
    .mockReturnValue(around as unknown as Window);
}

/** MessageEvent in jsdom only accepts real windows. */
function arrive(data: unknown, origin: string, source: unknown) {
  const event = new Event("message");
  dispatchEvent(Object.assign(event, { data, origin, source }));
}

function framed(origin: string | null = partner) {
  const around = { postMessage: jest.fn() };
  putInto(around);
  const heard = jest.fn();
  const page = createParentPage(origin);
  page.hear(heard);
  return { around, heard, page };
}

describe("the page around a frame", () => {
  it("receives messages by its origin, and no other page does", () => {
    const { around, page } = framed();
    page.say({ type: "height", px: 400 });
    expect(around.postMessage.mock.calls).toEqual([
      [{ nearsay: 1, type: "height", px: 400 }, partner],
    ]);
  });

  it("is listened to", () => {
    const { around, heard } = framed();
    arrive(hello, partner, around);
    expect(heard.mock.calls).toEqual([[hello]]);
  });

  it.each([
    ["a page of another origin", "https://other.example", "around"],
    [
      "a page whose origin only begins the same way",
      `${partner}.evil.example`,
      "around",
    ],
    ["a page without an origin", "null", "around"],
    ["a sibling frame", partner, "sibling"],
    ["not a window", partner, null],
  ])("is ignored when it is %s", (_who, origin, source) => {
    const { around, heard } = framed();
    arrive(hello, origin, source === "around" ? around : source);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    null,
    "hello",
    [],
    { ...hello, nearsay: 2 },
    { ...hello, type: "submit" },
    { ...hello, visitor: "x".repeat(700) },
    { ...hello, look: null },
  ])("is ignored when it sends %j", (data) => {
    const { around, heard } = framed();
    arrive(data, partner, around);
    expect(heard).not.toHaveBeenCalled();
  });

  it("gets no messages and is ignored if the frame does not know its origin", () => {
    const { around, heard, page } = framed(null);
    page.say({ type: "hello" });
    arrive(hello, partner, around);
    expect(around.postMessage).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
  });

  it("does not exist if the page is opened directly", () => {
    const posted = jest.spyOn(window, "postMessage");
    createParentPage(location.origin).say({ type: "hello" });
    expect(posted).not.toHaveBeenCalled();
  });
});

describe("the origin in a frame's address", () => {
  it.each([
    ["?parent=https%3A%2F%2Fpartner.example&theme=dark", partner],
    ["?parent=http%3A%2F%2Flocalhost%3A8080", "http://localhost:8080"],
    ["?parent=https%3A%2F%2Fpartner.example%2F", null],
    ["?parent=https%3A%2F%2FPARTNER.example", null],
    ["?parent=null", null],
    ["?parent=*", null],
    ["?parent=data%3A%2Cx", null],
    ["", null],
  ])("of %s is %s", (search, origin) => {
    expect(parentIn(search)).toBe(origin);
  });
});
