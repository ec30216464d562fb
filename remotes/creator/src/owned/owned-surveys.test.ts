import {
  findOwnedSurvey,
  forgetKey,
  forgetSurvey,
  keepKey,
  listOwnedSurveys,
  readOwnedSurvey,
} from "./owned-surveys.ts";

const uuid = "0b0d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a01";

function keysOf(survey = uuid): string[] {
  return readOwnedSurvey(survey)?.keys.map(({ key }) => key) ?? [];
}

describe("surveys whose keys this browser stores", () => {
  it("are found by uuid and by number", () => {
    keepKey({ uuid, key: "k", id: "7", title: "Parks", role: "own" });
    expect(readOwnedSurvey(uuid)).toMatchObject({ id: "7", title: "Parks" });
    expect(findOwnedSurvey("7")?.uuid).toBe(uuid);
    expect(findOwnedSurvey("8")).toBeNull();
  });

  it("keep known data when less is stored", () => {
    keepKey({ uuid, key: "k", id: "7", title: "Parks", role: "own" });
    keepKey({ uuid, key: "k" });
    expect(readOwnedSurvey(uuid)).toMatchObject({
      title: "Parks",
      keys: [{ key: "k", role: "own" }],
    });
  });

  it("lose no key to one with fewer rights", () => {
    keepKey({ uuid, key: "owner", role: "own" });
    keepKey({ uuid, key: "reader", role: "read" });
    expect(keysOf()).toEqual(["owner", "reader"]);
    forgetKey(uuid, "owner");
    expect(keysOf()).toEqual(["reader"]);
    forgetKey(uuid, "reader");
    expect(listOwnedSurveys()).toEqual([]);
  });

  it("are restored when forgetting is undone", () => {
    keepKey({ uuid, key: "k", title: "Parks" });
    const undo = forgetSurvey(uuid);
    expect(listOwnedSurveys()).toEqual([]);
    undo();
    expect(keysOf()).toEqual(["k"]);
  });

  it("are listed with the most recently added one first", () => {
    jest.useFakeTimers({ now: 0 });
    keepKey({ uuid: "a", key: "k" });
    jest.setSystemTime(1000);
    keepKey({ uuid: "b", key: "k" });
    jest.useRealTimers();
    expect(listOwnedSurveys().map((owned) => owned.uuid)).toEqual(["b", "a"]);
  });

  it("are skipped if what is stored is invalid", () => {
    localStorage.setItem("owned_survey:a", "{");
    localStorage.setItem("owned_survey:b", '{"version":1,"keys":[{"key":1}]}');
    localStorage.setItem("owned_survey:c", '{"version":9,"keys":[]}');
    expect(listOwnedSurveys()).toEqual([]);
  });

  it("stay on the page if the browser cannot store them", () => {
    const refused = jest
      .spyOn(Storage.prototype, "setItem")
      .mockImplementation(() => {
        throw new DOMException("", "QuotaExceededError");
      });
    expect(keepKey({ uuid, key: "k" })).toBe(false);
    expect(keysOf()).toEqual(["k"]);
    refused.mockRestore();
    expect(keepKey({ uuid, key: "k" })).toBe(true);
  });
});
