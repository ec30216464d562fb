import { dropTime } from "./fly-to-place.ts";

describe("the duration of a drop", () => {
  it("is between 0.33 and 0.55 seconds, longer for longer distances", () => {
    const times = [0, 750, 1500, 9000].map(dropTime);
    expect(times).toEqual([330, 440, 550, 550]);
  });
});
