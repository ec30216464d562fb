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

describe("the page that replaces a server-rendered one", () => {
  it("is rendered at once, and is no longer marked as server-rendered", () => {
    const { root, find, replace } = draw();
    replace();
    expect(find("textarea")).toHaveValue("Quiet");
    expect(root).not.toHaveAttribute("data-drawn");
  });

  it("waits until a pressed control is released", () => {
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

  it("keeps the focus", () => {
    const { find, replace } = draw();
    find("input").focus();
    replace();
    expect(find("input")).toHaveFocus();
  });

  it("keeps the focus in a shadow root, which is invisible to its page", () => {
    const { root, find, replace } = draw();
    const host = document.createElement("div");
    document.body.append(host);
    const inside = host.attachShadow({ mode: "open" });
    inside.append(root);
    find("input").focus();
    replace();
    expect(inside.activeElement).toBe(find("input"));
  });

  it("keeps the cursor position", () => {
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

  it("does not take the focus if nothing had it", () => {
    const { replace } = draw();
    replace();
    expect(document.body).toHaveFocus();
  });

  it("does not take the focus if another element is now in that position", () => {
    const { find, replace } = draw();
    find("input").focus();
    replace(<p>Failed</p>);
    expect(document.body).toHaveFocus();
  });

  it("keeps the cursor position in a line of text", () => {
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

  it("selects what was selected before scripts ran", () => {
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

  it("keeps entered data, hidden, while its remote is missing", () => {
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

    it("repeats each click", () => {
      drawClicked().replace(page("A"));
      expect(asked).toEqual(["A"]);
    });

    it("does not click another button that is now in that position", () => {
      drawClicked().replace(page("Try again"));
      expect(asked).toEqual([]);
    });

    it.each([
      ["repeats the click on the button of a menu that is open", true, ["A"]],
      [
        "does not repeat the click on the button of a menu that was closed again",
        false,
        [],
      ],
    ])("%s", (_case, open, expected) => {
      const { root, replace } = drawClicked();
      // The test browser has no popovers.
      const menu = { matches: () => open };
      const opener = root.querySelector("button");
      Object.defineProperty(opener, "popoverTargetElement", { value: menu });
      replace(page("A"));
      expect(asked).toEqual(expected);
    });
  });
});
