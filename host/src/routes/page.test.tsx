import { renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Link, Route, Routes, useNavigate } from "react-router-dom";
import { Page } from "./page.tsx";

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function show(path = "/one") {
  renderAt(
    <>
      <nav>
        <Link to="/one">To one</Link>
        <Link to="/two">To two</Link>
        <Link to="/two?q=1">Search two</Link>
        <Link to="/two#part">To the part</Link>
        <Link to="/items/2">To item 2</Link>
        <Link to="/bare">To the bare page</Link>
        <Back />
      </nav>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/one" element={page("One")} />
          <Route path="/two" element={page("Two")} />
          <Route path="/items/:id" element={page("Item")} />
          <Route path="/bare" element={<Page title="Bare">words</Page>} />
        </Routes>
      </main>
    </>,
    { path },
  );
}

const page = (title: string) => (
  <Page title={title}>
    <h1>{title}</h1>
    <h2 id="part">Part of {title}</h2>
  </Page>
);

const follow = (name: string) =>
  userEvent.click(screen.getByRole("link", { name }));
const heading = (name: string) => screen.getByRole("heading", { name });

let scrolledTo: jest.SpyInstance;

beforeEach(() => {
  scrolledTo = jest.spyOn(window, "scrollTo").mockImplementation();
});

describe("Page", () => {
  it("leaves the focus where it is on the first page", () => {
    show();
    expect(document.body).toHaveFocus();
  });

  it("puts focus on the heading and starts at the top after a navigation", async () => {
    show();
    await follow("To two");
    expect(heading("Two")).toHaveFocus();
    expect(scrolledTo).toHaveBeenCalledWith(0, 0);
  });

  it("puts focus on the content where there is no heading yet", async () => {
    show();
    await follow("To the bare page");
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("goes to the part an address names", async () => {
    show();
    await follow("To the part");
    expect(heading("Part of Two")).toHaveFocus();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it("leaves focus and place alone when the browser goes back", async () => {
    show();
    await follow("To two");
    scrolledTo.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(heading("One")).not.toHaveFocus();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it("leaves the focus alone when only the query changes", async () => {
    show("/two");
    await follow("Search two");
    expect(screen.getByRole("link", { name: "Search two" })).toHaveFocus();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it("names the document, anew at every path", async () => {
    show();
    expect(document.title).toBe("One · Nearsay");
    await follow("To two");
    expect(document.title).toBe("Two · Nearsay");
  });

  it("does not keep the title of what a remote showed at another path", async () => {
    show("/items/1");
    document.title = "The first item · Nearsay";
    await follow("To item 2");
    expect(document.title).toBe("Item · Nearsay");
  });
});
