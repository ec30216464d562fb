import {
  isExpired,
  isFull,
  isStillUpcoming,
  isUpcoming,
} from "./survey-times.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour));

describe("the times of a survey", () => {
  it("close it from its closing time on", () => {
    const survey = { expiresAt: at(12) };
    expect([11, 12, 13].map((hour) => isExpired(survey, at(hour)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("open it at its opening time", () => {
    const survey = { opensAt: at(10), expiresAt: at(12) };
    expect([9, 10, 11].map((hour) => isUpcoming(survey, at(hour)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isUpcoming({ ...survey, opensAt: null }, at(9))).toBe(false);
  });

  it("do not open a survey that was closed before it opened", () => {
    const survey = { opensAt: at(10), expiresAt: at(8) };
    expect(isUpcoming(survey, at(9))).toBe(false);
  });
});

describe("isStillUpcoming", () => {
  const opensAt = at(10).toISOString();

  it("ends at the opening time, also if the server has not described the survey again", () => {
    const survey = { upcoming: true, opensAt } as const;
    expect(isStillUpcoming(survey, +at(9))).toBe(true);
    expect(isStillUpcoming(survey, +at(10))).toBe(false);
  });

  it("is what the server says if the opening time is unknown", () => {
    expect(isStillUpcoming({ opensAt }, +at(9))).toBe(false);
    expect(isStillUpcoming({ upcoming: true }, +at(9))).toBe(true);
    const unreadable = { upcoming: true, opensAt: "soon" } as const;
    expect(isStillUpcoming(unreadable, +at(9))).toBe(true);
  });
});

describe("isFull", () => {
  it("is true from the quota on, and never without one", () => {
    expect([1, 2, 3].map((count) => isFull({ quota: 2 }, count))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isFull({ quota: null }, 1e9)).toBe(false);
  });
});
