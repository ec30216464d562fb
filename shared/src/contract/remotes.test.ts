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
  it("reads what a remote brings for the pages of other sites", () => {
    expect(readEmbed(embed)).toEqual(embed);
  });

  it.each(["element", "inline", "react", "types", "frame"] as const)(
    "counts files without %s as none",
    (missing) => {
      expect(readEmbed({ ...embed, [missing]: undefined })).toBeNull();
    },
  );

  it("reads a remote whose script alone knows what inline looks like", () => {
    const older = { ...embed, styles: undefined };
    expect(readEmbed(older)).toEqual({ ...embed, styles: null });
  });

  it("reads a remote that brings nothing for them", () => {
    expect(readEmbed(undefined)).toBeNull();
  });
});
