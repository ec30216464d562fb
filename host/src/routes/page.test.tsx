import { renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect } from "react";
import { Link, Route, Routes } from "react-router-dom";
import { Page } from "./page.tsx";

function Broken(): never {
  throw new Error("boom");
}

/** A remote that has already loaded. */
function Named() {
  useEffect(() => {
    document.title = "The first item · Nearsay";
  }, []);
  return <>words</>;
}

function show(path: string) {
  renderAt(
    <>
      <Link to="/two">To two</Link>
      <Link to="/items/2">To item 2</Link>
      <Routes>
        <Route path="/two" element={<Page title="Two">words</Page>} />
        <Route path="/items/:id" element={<Page title="Item">words</Page>} />
        <Route
          path="/named"
          element={
            <Page title="Item">
              <Named />
            </Page>
          }
        />
        <Route
          path="/broken"
          element={
            <Page title="Broken">
              <Broken />
            </Page>
          }
        />
      </Routes>
    </>,
    { path },
  );
}

const follow = (name: string) =>
  userEvent.click(screen.getByRole("link", { name }));

describe("Page", () => {
  it("sets the document's title at every path", async () => {
    show("/items/1");
    expect(document.title).toBe("Item · Nearsay");
    await follow("To two");
    expect(document.title).toBe("Two · Nearsay");
  });

  it("does not override the title of content that sets a better one at once", () => {
    show("/named");
    expect(document.title).toBe("The first item · Nearsay");
  });

  it("does not keep a title that a remote set at another path", async () => {
    show("/items/1");
    document.title = "The first item · Nearsay";
    await follow("To item 2");
    expect(document.title).toBe("Item · Nearsay");
  });

  it("keeps a page that crashes navigable", async () => {
    jest.spyOn(console, "error").mockImplementation();
    show("/broken");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Broken",
    );
    expect(screen.getByRole("button", { name: "Load again" })).toBeVisible();
    await follow("To two");
    expect(screen.getByText("words")).toBeVisible();
  });
});
