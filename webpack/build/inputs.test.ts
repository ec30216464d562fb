import path from "node:path";
import { remoteFolder, root } from "../checkout/paths.ts";
import { requireInputs } from "./inputs.ts";

const queue = path.join(root, "shared/src/contract/operator-queue.ts");

it("contains the files of core that a remote uses", () => {
  requireInputs(remoteFolder("operator"), [queue]);
});

it("lacks what only another remote uses, so that it keeps its version", () => {
  expect(() => requireInputs(remoteFolder("surveys"), [queue])).toThrow(
    /surveys does not contain shared\/src\/contract\/operator-queue\.ts/,
  );
});
