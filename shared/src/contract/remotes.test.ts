import { readRemoteRegistry, type EmbedFiles } from "./remotes.ts";

const folder = "/remotes/surveys/0.1.0-aaaaaaaa";
const embed: EmbedFiles = {
  element: `${folder}/embed-v1.js`,
  inline: `${folder}/embed-inline.js`,
  react: `${folder}/embed-react.js`,
  types: `${folder}/embed-v1.d.ts`,
  styles: `${folder}/embed-inline.1.css`,
  frame: {
    scripts: [`${folder}/embed-frame.1.js`],
    styles: [`${folder}/embed-frame.1.css`],
  },
};

function readEmbed(given: unknown) {
  const item = { name: "surveys", entry: `${folder}/entry.js`, embed: given };
  return readRemoteRegistry({ remotes: [item] }).remotes[0]?.embed;
}

describe("readRemoteRegistry", () => {
  it("reads a remote's files for pages of other sites", () => {
    expect(readEmbed(embed)).toEqual(embed);
  });

  it.each(["element", "inline", "react", "types", "frame"] as const)(
    "treats files without %s as missing",
    (missing) => {
      expect(readEmbed({ ...embed, [missing]: undefined })).toBeNull();
    },
  );

  it("reads a remote whose inline styles are only in its script", () => {
    const older = { ...embed, styles: undefined };
    expect(readEmbed(older)).toEqual({ ...embed, styles: null });
  });

  it("reads a remote without files for other sites", () => {
    expect(readEmbed(undefined)).toBeNull();
  });
});
