import { act } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { keepForms, replaceServerMarkup } from "./replace-server-markup.ts";

const drawn = `<main><p><input type="radio" name="a" value="1"></p><textarea></textarea></main>`;

function Page() {
  return (
    <main>
      <p>
        <input type="radio" name="a" value="1" />
      </p>
      <textarea defaultValue="Quiet" />
    </main>
  );
}

function draw() {
  const root = document.createElement("div");
  root.dataset.drawn = "";
  root.innerHTML = drawn;
  document.body.append(root);
  const find = (name: "input" | "textarea") => {
    const found = root.querySelector(name);
    if (found === null) throw new Error(`There is no ${name}.`);
    return found;
  };
  const replace = (page = <Page />) => {
    const before = root.firstChild ?? root;
    act(() => {
      replaceServerMarkup(root, () => {
        createRoot(root).render(page);
      });
    });
    expect(root.firstChild).not.toBe(before);
  };
  return { root, find, replace };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe("the page that takes over from a drawn one", () => {
  it("is there at once, and no longer counts as drawn", () => {
    const { root, find, replace } = draw();
    replace();
    expect(find("textarea")).toHaveValue("Quiet");
    expect(root).not.toHaveAttribute("data-drawn");
  });

  it("waits until what is pressed is let go", () => {
    const { root, find } = draw();
    const press = jest.spyOn(root, "matches").mockReturnValue(true);
    const frames: FrameRequestCallback[] = [];
    jest
      .spyOn(window, "requestAnimationFrame")
      .mockImplementation((frame) => frames.push(frame));
    const render = jest.fn();
    replaceServerMarkup(root, render);
    expect(render).not.toHaveBeenCalled();
    find("input").click();
    press.mockReturnValue(false);
    frames.pop()?.(0);
    expect(render).toHaveBeenCalledTimes(1);
    expect(frames).toHaveLength(0);
    expect(find("input")).toBeChecked();
  });

  it("leaves the focus where it was", () => {
    const { find, replace } = draw();
    find("input").focus();
    replace();
    expect(find("input")).toHaveFocus();
  });

  it("leaves the focus where it was in a shadow root, which its page cannot see", () => {
    const { root, find, replace } = draw();
    const host = document.createElement("div");
    document.body.append(host);
    const inside = host.attachShadow({ mode: "open" });
    inside.append(root);
    find("input").focus();
    replace();
    expect(inside.activeElement).toBe(find("input"));
  });

  it("leaves the cursor where it was", () => {
    const { find, replace } = draw();
    find("textarea").value = "Quiet";
    find("textarea").focus();
    (find("textarea") as HTMLTextAreaElement).setSelectionRange(2, 3);
    replace();
    expect(find("textarea")).toHaveFocus();
    expect(find("textarea")).toMatchObject({
      selectionStart: 2,
      selectionEnd: 3,
    });
  });

  it("takes no focus where nothing had it", () => {
    const { replace } = draw();
    replace();
    expect(document.body).toHaveFocus();
  });

  it("takes no focus where another thing now stands", () => {
    const { find, replace } = draw();
    find("input").focus();
    replace(<p>Failed</p>);
    expect(document.body).toHaveFocus();
  });

  it("leaves the cursor in a line of text where it was", () => {
    const { root, replace } = draw();
    root.innerHTML = '<div><input value="Quiet"></div>';
    const line = () => root.querySelector("input") as HTMLInputElement;
    line().focus();
    line().setSelectionRange(1, 2);
    replace(
      <div>
        <input defaultValue="Quiet" />
      </div>,
    );
    expect(line()).toHaveFocus();
    expect(line()).toMatchObject({ selectionStart: 1, selectionEnd: 2 });
  });

  it("chooses what was chosen before it could be kept", () => {
    const { find, replace } = draw();
    find("input").click();
    const onChange = jest.fn();
    replace(
      <main>
        <p>
          <input type="radio" name="a" value="1" onChange={onChange} />
        </p>
      </main>,
    );
    expect(find("input")).toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("keeps what was filled in, out of sight, while its part is missing", () => {
    const { root, replace } = draw();
    root.innerHTML = '<form><textarea aria-label="Why?"></textarea></form>';
    const area = root.querySelector("textarea") as HTMLTextAreaElement;
    area.value = "Quiet";
    keepForms(root);
    replace(<p>Failed</p>);
    expect(area).not.toBeVisible();
    expect(document.querySelector("[data-drawn] form textarea")).toBe(area);
    expect(area).toHaveValue("Quiet");
  });

  describe("with buttons that were clicked", () => {
    const asked: string[] = [];
    const button = (name: string) => (
      <button
        onClick={() => {
          asked.push(name);
        }}
      >
        {name}
      </button>
    );
    const page = (first: string) => (
      <div>
        {button(first)}
        {button("B")}
      </div>
    );
    const drawClicked = () => {
      asked.length = 0;
      const drawn = draw();
      drawn.root.innerHTML =
        "<div><button data-clicked>A</button><button>B</button></div>";
      return drawn;
    };

    it("does what each was asked for before it could", () => {
      drawClicked().replace(page("A"));
      expect(asked).toEqual(["A"]);
    });

    it("clicks no other button that now stands there", () => {
      drawClicked().replace(page("Try again"));
      expect(asked).toEqual([]);
    });

    it.each([
      ["opens a menu again that is open", true, ["A"]],
      ["leaves a menu closed that was closed again", false, []],
    ])("%s", (_case, open, expected) => {
      const { root, replace } = drawClicked();
      // The test browser knows no popovers.
      const menu = { matches: () => open };
      const opener = root.querySelector("button");
      Object.defineProperty(opener, "popoverTargetElement", { value: menu });
      replace(page("A"));
      expect(asked).toEqual(expected);
    });
  });
});
