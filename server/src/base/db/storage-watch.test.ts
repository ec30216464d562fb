import { type SmallDisk, mountSmallDisk } from "../../testing/small-disk.ts";
import { StorageWatch } from "./storage-watch.ts";

const megabyte = 2 ** 20;
const disk = mountSmallDisk(100);

if (disk === null)
  test("disk space is NOT tested: this account may not mount a small disk", () => {
    expect(mountSmallDisk(1)).toBeNull();
  });
else
  describe("the space on a disk", () => {
    watching(disk);
  });

function watching(small: SmallDisk): void {
  let watch: StorageWatch;
  let onCheck = () => {};

  function begin(minFree: number): void {
    watch = new StorageWatch({ folder: small.folder, minFree, everyMs: 5 });
    watch.start(() => {
      onCheck();
    });
  }

  /** What the watch reports after it has checked this amount of space. */
  async function stateOf(free: number) {
    small.fill(free * megabyte);
    // A check that was already running may report the earlier state.
    await nextCheck();
    await nextCheck();
    const { freeBytes, state } = watch.state();
    return [Math.round(freeBytes / megabyte), state];
  }

  const nextCheck = () =>
    new Promise<void>((resolve) => {
      onCheck = resolve;
    });

  afterEach(() => {
    watch.stop();
    small.free();
  });

  afterAll(() => {
    small.remove();
  });

  it("is low below the minimum, and full below a quarter of it until the engine could be opened", async () => {
    begin(40 * megabyte);
    const states = [];
    for (const free of [50, 39, 11, 9, 23, 25, 9, 41])
      states.push(await stateOf(free));
    expect(states).toEqual([
      [50, "enough"],
      [39, "low"],
      [11, "low"],
      [9, "full"],
      [23, "full"],
      [25, "low"],
      [9, "full"],
      [41, "enough"],
    ]);
  });

  it("is enough without a minimum, until something could not be written", async () => {
    begin(0);
    expect(await stateOf(0)).toEqual([0, "enough"]);
    watch.foundFull();
    expect(watch.state().state).toBe("full");
    expect(await stateOf(0)).toEqual([0, "full"]);
    expect(await stateOf(30)).toEqual([30, "enough"]);
  });
}
