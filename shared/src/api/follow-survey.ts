import type * as live from "./live.ts";

let loaded: typeof live | undefined;

/** Loads the code of `followSurvey`. */
export async function loadLive(): Promise<void> {
  loaded ??= await import("./live.ts");
}

/** See `followSurvey` of live.ts. If its code cannot be loaded, no events are reported. */
export const followSurvey: typeof live.followSurvey = (...given) => {
  if (loaded) return loaded.followSurvey(...given);
  let stopped = false;
  let stop = () => {
    stopped = true;
  };
  import("./live.ts").then(
    (brought) => {
      loaded = brought;
      if (!stopped) stop = brought.followSurvey(...given);
    },
    () => undefined,
  );
  return () => stop();
};
