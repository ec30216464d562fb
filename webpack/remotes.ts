/** The one list of remotes: what each exposes and where its dev server listens. */
export const remotes = {
  surveys: {
    port: 4311,
    modules: ["HomePage", "SurveyPage", "FeedbackPage", "SurveyPreview"],
  },
  insights: { port: 4312, modules: ["InsightsPanel"] },
  discussion: { port: 4313, modules: ["Discussion"] },
  creator: { port: 4314, modules: ["CreatePage"] },
} satisfies Record<string, RemoteSettings>;

export interface RemoteSettings {
  port: number;
  /** Named exports of the remote's `src/expose.ts`. */
  modules: string[];
}

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];

export const hostDevPort = 4310;

/** Each gallery has a port of its own, from this one on. */
export const firstGalleryPort = 4320;

/** Where the product is while developing, unless PORT says otherwise. */
export const serverDevPort = 4300;

export function isRemoteName(name: string): name is RemoteName {
  return name in remotes;
}
