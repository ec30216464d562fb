import { dropTime } from "./fly-to-place.ts";

describe("the time of a drop", () => {
  it("lasts from 0.33 to 0.55 seconds, the longer the further", () => {
    const times = [0, 750, 1500, 9000].map(dropTime);
    expect(times).toEqual([330, 440, 550, 550]);
  });
});
