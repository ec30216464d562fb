import { act } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { takeOver } from "./take-over.ts";

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
    const before = root.firstChild;
    act(() => {
      takeOver(root, () => {
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

  it("leaves the focus where it was", () => {
    const { find, replace } = draw();
    find("input").focus();
    replace();
    expect(find("input")).toHaveFocus();
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

  it("does what a button was asked for before it could", () => {
    const { root, replace } = draw();
    root.innerHTML =
      "<div><button data-clicked>A</button><button>B</button></div>";
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
    replace(
      <div>
        {button("A")}
        {button("B")}
      </div>,
    );
    expect(asked).toEqual(["A"]);
  });
});
