import { fakeNetwork } from "@nearsay/core/testing";
import {
  challenge,
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
  surveyList,
} from "../testing/survey-builders.ts";
import { findAnother, findOthers, type Seeker } from "./find-others.ts";

const { signal } = new AbortController();
const here = { lat: 52.52, lng: 13.405 };

const seeker: Seeker = {
  near: here,
  consented: true,
  isUnwanted: (id) => id === "7",
};

const item = (surveyId: string, more: object = {}) =>
  surveyItem({ surveyId, title: `Survey ${surveyId}`, ...more });

function serve(
  items: object[],
  routes: Parameters<typeof fakeNetwork>[0] = {},
) {
  return fakeNetwork({
    "GET /api/surveys": surveyList(...items),
    "GET /api/surveys/me/survey-responses": { responded: { 9: true } },
    ...routes,
  });
}

const idsFor = async (who: Seeker) =>
  (await findOthers(who, signal)).map(({ id }) => id);

describe("other surveys", () => {
  it("are open, near, not unwanted and not answered", async () => {
    const network = serve([item("7"), item("8"), item("9"), item("10")]);
    expect(await idsFor(seeker)).toEqual(["8", "10"]);
    expect(network.calls.map(({ path }) => path)).toEqual([
      "/api/surveys?lat=52.52&lng=13.405&open_only=1",
      "/api/surveys/me/survey-responses?ids=8%2C9%2C10",
    ]);
  });

  it("are first those in the reader's language", async () => {
    serve([
      item("8", { language: "de" }),
      item("10", { language: "en" }),
      item("11"),
    ]);
    expect(await idsFor(seeker)).toEqual(["10", "11", "8"]);
  });

  it("are not compared with the responses of a person without consent", async () => {
    const network = serve([item("9")]);
    expect(await idsFor({ ...seeker, consented: false })).toEqual(["9"]);
    expect(network.calls).toHaveLength(1);
  });

  it("can be answered from here, without a code", async () => {
    const radius = { scope: "answer", radiusMeters: 5000 };
    const berlin = { latitude: 52.52, longitude: 13.405 };
    const madrid = { latitude: 40.42, longitude: -3.7 };
    serve([
      item("1", { requires_code: true }),
      item("2", { upcoming: true }),
      item("3", { expired: true }),
      item("4", { ...radius, ...madrid }),
      item("5", { ...radius, ...berlin }),
      item("6", madrid),
    ]);
    expect(await idsFor(seeker)).toEqual(["5", "6"]);
    expect(await idsFor({ ...seeker, near: null })).toEqual(["6"]);
  });
});

describe("another survey", () => {
  it("is the nearest, with its first question", async () => {
    serve([item("8")], {
      "GET /api/surveys/8/questions": questionsReply([
        challenge,
        oneOf,
        freeText,
      ]),
    });
    expect(await findAnother(seeker, signal)).toMatchObject({
      survey: { id: "8" },
      question: oneOf.question_text,
    });
  });

  it("is not one that only a paper ticket opens, or that has no questions", async () => {
    serve([item("8"), item("10"), item("11")], {
      "GET /api/surveys/8/questions": questionsReply([oneOf], {
        tickets: "only",
      }),
      "GET /api/surveys/10/questions": questionsReply([]),
      "GET /api/surveys/11/questions": questionsReply([freeText]),
    });
    expect((await findAnother(seeker, signal))?.survey.id).toBe("11");
  });

  it("is null if there is none", async () => {
    serve([item("7"), item("9")]);
    expect(await findAnother(seeker, signal)).toBeNull();
  });
});
