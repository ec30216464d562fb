import { EventEmitter } from "node:events";
import { outliveShortage } from "./outlive-shortage.ts";

const failure = (code?: string) =>
  Object.assign(new Error("It failed."), code === undefined ? {} : { code });

it("survives only a shortage of descriptors", () => {
  const source = new EventEmitter();
  const error = jest.fn();
  const undo = outliveShortage({ error }, source);
  for (const code of ["EMFILE", "ENFILE"])
    source.emit("uncaughtException", failure(code));
  expect(error).toHaveBeenCalledTimes(2);
  for (const other of [failure("ENOENT"), failure()])
    expect(() => source.emit("uncaughtException", other)).toThrow("failed");
  undo();
  expect(source.listenerCount("uncaughtException")).toBe(0);
});
