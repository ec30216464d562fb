import { describeEnds, describeScale } from "./describe-scale.ts";

const scale = { from: 1, to: 5, look: "stars", low: "Poor", high: "" } as const;

it("describes a scale's mean, number of answers and top two values", () => {
  expect(describeScale(scale, [4, 6, 19, 41, 30])).toBe(
    "3.9 of 5 on average (n = 100); 71% gave one of the two highest",
  );
  expect(describeScale(scale, [0, 0, 0, 0, 0])).toBe("No answers to show yet");
  expect(describeEnds(scale)).toBe("1 is “Poor”");
  expect(describeEnds({ ...scale, low: "" })).toBe("");
});
