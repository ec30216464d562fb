import {
  embed,
  frameOf,
  openPartnerPage,
  rulesOf,
} from "../testing/partner-page.ts";

beforeEach(openPartnerPage);

function asked(html: string): Record<string, string> {
  const { searchParams } = new URL(frameOf(embed(html))?.src ?? "about:blank");
  searchParams.delete("parent");
  searchParams.delete("lang");
  return Object.fromEntries(searchParams);
}

describe("the style of <nearsay-survey>", () => {
  it("is in the frame's address, so that the server renders its page in it", () => {
    expect(
      asked(
        `<nearsay-survey survey="7" theme="dark" accent="#AA0000" style="--nearsay-radius: 4px; --nearsay-font: Inter, sans-serif"></nearsay-survey>`,
      ),
    ).toEqual({
      theme: "dark",
      accent: "#aa0000",
      radius: "4",
      font: "Inter, sans-serif",
    });
  });

  it("uses the accent of the page's rules if no attribute sets it", () => {
    const style = `style="--nearsay-accent: #00aa00"`;
    expect(
      asked(`<nearsay-survey survey="7" ${style}></nearsay-survey>`),
    ).toMatchObject({ accent: "#00aa00" });
    expect(
      asked(
        `<nearsay-survey survey="7" accent="#aa0000" ${style}></nearsay-survey>`,
      ),
    ).toMatchObject({ accent: "#aa0000" });
  });

  it("ignores invalid values", () => {
    expect(
      asked(
        `<nearsay-survey survey="7" theme="sepia" accent="red;}" style="--nearsay-font: url(x)"></nearsay-survey>`,
      ),
    ).toEqual({ theme: "auto" });
  });

  it("is a rule of the shadow root that no rule of the page overrides", () => {
    const element = embed(
      `<nearsay-survey survey="7" accent="#AA0000"></nearsay-survey>`,
    );
    expect(rulesOf(element)).toContain(
      ":host(nearsay-survey){color-scheme:inherit!important;--nearsay-accent:#aa0000!important}iframe,.box~*{color-scheme:inherit}",
    );
    element.theme = "dark";
    element.accent = null;
    expect(rulesOf(element)).toContain(
      ":host(nearsay-survey){color-scheme:inherit!important;}iframe,.box~*{color-scheme:dark}",
    );
  });

  it("never lets an attribute insert rules", () => {
    const element = embed(
      `<nearsay-survey survey="7" theme="dark}*{color:red" accent="#000000;}*{color:red}"></nearsay-survey>`,
    );
    expect(rulesOf(element)).not.toContain("color:red");
  });
});
