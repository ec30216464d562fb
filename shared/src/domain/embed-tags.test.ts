import {
  type EmbedChoice,
  embedTag,
  frameHeight,
  frameTag,
} from "./embed-tags.ts";

const site = "https://nearsay.example";
const survey = { id: "7", title: `Cars & "bikes"?` };
const plain: EmbedChoice = { mode: "frame", theme: "auto", accent: null };
const script = `<script src="${site}/embed/v1.js" async></script>`;
const link = `<a href="${site}/surveys/7">Cars &amp; &quot;bikes&quot;?</a>`;

describe("the snippet that shows a survey", () => {
  it("contains script and element, and leaves out defaults", () => {
    expect(embedTag({ site, survey }, plain)).toBe(
      `${script}<nearsay-survey survey="7">${link}</nearsay-survey>`,
    );
  });

  it("contains the survey's appearance", () => {
    const choice: EmbedChoice = { ...plain, theme: "dark", accent: "#0a7d55" };
    expect(embedTag({ site, survey }, choice)).toContain(
      '<nearsay-survey survey="7" theme="dark" accent="#0a7d55">',
    );
  });

  it("contains its language, also for the script and for what is preloaded", () => {
    const choice = { ...plain, mode: "inline", lang: "de" } as const;
    const line = embedTag({ site, survey }, choice);
    expect(line).toContain(`/visits?drawn=1&amp;lang=de">`);
    expect(line).toContain(`<script src="${site}/embed/v1.js?lang=de" async>`);
    expect(line).toContain('survey="7" mode="inline" lang="de">');
  });

  it("preloads the files that show it without a frame", () => {
    expect(embedTag({ site, survey }, { ...plain, mode: "inline" })).toBe(
      `<link rel="preload" as="fetch" crossorigin href="${site}/api/embed/surveys/7/visits?drawn=1">${script}<nearsay-survey survey="7" mode="inline">${link}</nearsay-survey>`,
    );
  });
});

describe("the frame without a script", () => {
  it("has a name, a size and only the rights that it needs", () => {
    expect(
      frameTag({ site, survey, title: survey.title, width: 720, height: 568 }),
    ).toBe(
      `<iframe src="${site}/embed/surveys/7" title="Cars &amp; &quot;bikes&quot;?" width="720" height="568" frameborder="0" loading="lazy" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    );
  });

  it("passes its appearance in its address", () => {
    const choice = { theme: "light", accent: "#0a7d55" } as const;
    expect(
      frameTag({
        site,
        survey,
        title: survey.title,
        width: "100%",
        height: 480,
        choice,
      }),
    ).toContain(
      `src="${site}/embed/surveys/7?theme=light&amp;accent=%230a7d55" `,
    );
  });

  it("is high enough for a first question, and never higher than a screen or two", () => {
    expect([0, 2, 500].map(frameHeight)).toEqual([480, 568, 1008]);
  });
});
