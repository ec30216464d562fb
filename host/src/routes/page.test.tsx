import { renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect } from "react";
import { Link, Route, Routes } from "react-router-dom";
import { Page } from "./page.tsx";

function Broken(): never {
  throw new Error("boom");
}

/** A remote that is here at once. */
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
  it("names the document, anew at every path", async () => {
    show("/items/1");
    expect(document.title).toBe("Item · Nearsay");
    await follow("To two");
    expect(document.title).toBe("Two · Nearsay");
  });

  it("leaves the title to content that knows a better one at once", () => {
    show("/named");
    expect(document.title).toBe("The first item · Nearsay");
  });

  it("does not keep the title of what a remote showed at another path", async () => {
    show("/items/1");
    document.title = "The first item · Nearsay";
    await follow("To item 2");
    expect(document.title).toBe("Item · Nearsay");
  });

  it("leaves the way out of a page that breaks", async () => {
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
