import { renderAt } from "@nearsay/core/testing";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import {
  Link,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router-dom";
import { fakeScrolling } from "../testing/fake-scrolling.ts";
import { usePageChange } from "./use-page-change.ts";

function Site() {
  usePageChange({ location: useLocation(), navigation: useNavigationType() });
  const navigate = useNavigate();
  return (
    <>
      <Link to="/one">To one</Link>
      <Link to="/two">To two</Link>
      <Link to="/two?q=1">Search two</Link>
      <Link to="/two#part">To the part</Link>
      <Link to="/two#nowhere">To nowhere</Link>
      <Link to="/late">To the late page</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/one" element={<Words title="One" />} />
          <Route path="/two" element={<Words title="Two" />} />
          <Route path="/late" element={<LateWords />} />
        </Routes>
      </main>
    </>
  );
}

function Words({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <h2 id="part">Part of {title}</h2>
    </>
  );
}

/** Like a remote: its heading appears later. */
function LateWords() {
  const [here, setHere] = useState(false);
  if (here) return <Words title="Late" />;
  return <button onClick={() => setHere(true)}>Arrive</button>;
}

/** The remote loads without any action of the person. */
const arrive = () =>
  act(async () => {
    screen.getByRole("button", { name: "Arrive" }).click();
    await Promise.resolve();
  });

const follow = (name: string) =>
  userEvent.click(screen.getByRole("link", { name }));
const goBack = () =>
  userEvent.click(screen.getByRole("button", { name: "Back" }));
const heading = (name: string) => screen.getByRole("heading", { name });

let page: ReturnType<typeof fakeScrolling>;
let scrolledIntoView: jest.Mock;

/** @param type How the browser navigated to the document. */
function show(path = "/one", type = "navigate") {
  performance.getEntriesByType = () => [{ type }] as never;
  return renderAt(<Site />, { path });
}

beforeEach(() => {
  page = fakeScrolling(900);
  scrolledIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrolledIntoView;
});

describe("the first page", () => {
  it("does not change focus and scroll position", () => {
    show();
    expect(document.body).toHaveFocus();
    expect(window.scrollY).toBe(0);
  });

  it("starts at the anchor in its address", () => {
    show("/one#part");
    expect(heading("Part of One")).toHaveFocus();
    expect(scrolledIntoView).toHaveBeenCalledTimes(1);
  });

  it("starts at an anchor that appears later", async () => {
    show("/late#part");
    expect(document.body).toHaveFocus();
    await arrive();
    expect(heading("Part of Late")).toHaveFocus();
    expect(scrolledIntoView).toHaveBeenCalledTimes(1);
  });

  it("does not change the focus if no element has the anchor's name", () => {
    show("/one#%E0%A4%A");
    expect(document.body).toHaveFocus();
  });

  it.each(["reload", "back_forward"])(
    "has its earlier position after a %s",
    (type) => {
      const first = show("/one#part");
      page.scrollTo(600);
      window.dispatchEvent(new Event("pagehide"));
      first.unmount();
      page.scrollTo(0);
      show("/one#part", type);
      expect(window.scrollY).toBe(600);
      expect(document.body).toHaveFocus();
    },
  );
});

describe("a new page", () => {
  it("starts at its top, with the focus on its heading", async () => {
    show();
    page.scrollTo(500);
    await follow("To two");
    expect(heading("Two")).toHaveFocus();
    expect(window.scrollY).toBe(0);
  });

  it("has the focus on its content until its heading exists", async () => {
    show();
    await follow("To the late page");
    expect(screen.getByRole("main")).toHaveFocus();
    await arrive();
    expect(heading("Late")).toHaveFocus();
  });

  it("does not take the focus from an element that the person has focused in the meantime", async () => {
    show();
    await follow("To the late page");
    const link = screen.getByRole("link", { name: "To one" });
    link.focus();
    await arrive();
    expect(link).toHaveFocus();
  });

  it("starts at the anchor in a link", async () => {
    show();
    await follow("To the part");
    expect(heading("Part of Two")).toHaveFocus();
    expect(scrolledIntoView).toHaveBeenCalledTimes(1);
  });

  it("starts at its top if there is no such anchor", async () => {
    show();
    page.scrollTo(500);
    await follow("To nowhere");
    expect(heading("Two")).toHaveFocus();
    expect(window.scrollY).toBe(0);
  });
});

describe("the same page", () => {
  it("scrolls to an anchor each time its link is followed", async () => {
    show("/two");
    await follow("To the part");
    await follow("To the part");
    expect(heading("Part of Two")).toHaveFocus();
    expect(scrolledIntoView).toHaveBeenCalledTimes(2);
  });

  it("scrolls to its top when the anchor is removed from the address", async () => {
    show("/two#part");
    page.scrollTo(500);
    await follow("To two");
    expect(window.scrollY).toBe(0);
  });

  it("keeps focus and position when only the query changes", async () => {
    show("/two");
    page.scrollTo(500);
    await follow("Search two");
    expect(screen.getByRole("link", { name: "Search two" })).toHaveFocus();
    expect(window.scrollY).toBe(500);
  });
});

describe("going back", () => {
  it("restores the position at which the page was left, with the focus on its heading", async () => {
    show();
    page.scrollTo(500);
    await follow("To two");
    await goBack();
    expect(window.scrollY).toBe(500);
    expect(heading("One")).toHaveFocus();
  });

  it("restores the earlier position instead of the anchor", async () => {
    show();
    await follow("To the part");
    page.scrollTo(500);
    await follow("To one");
    scrolledIntoView.mockClear();
    await goBack();
    expect(window.scrollY).toBe(500);
    expect(scrolledIntoView).not.toHaveBeenCalled();
  });

  it("waits for content that loads later", async () => {
    show("/late");
    page.scrollTo(700);
    await follow("To one");
    page.grow(100);
    await goBack();
    page.grow(900);
    expect(window.scrollY).toBe(700);
  });
});
