import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderAt } from "../testing/render-at.tsx";
import { Link } from "./link.tsx";

const link = () => screen.getByRole("link", { name: "Guide" });

it("opens its address without reloading the page", async () => {
  const to = "/guide?page=2#charts";
  const { location } = renderAt(<Link to={to}>Guide</Link>);
  expect(link()).toHaveAttribute("href", to);
  await userEvent.click(link());
  expect(location()).toMatchObject({
    pathname: "/guide",
    search: "?page=2",
    hash: "#charts",
  });
});

it("passes its state", async () => {
  const { location } = renderAt(
    <Link to="/guide" state={{ from: "home" }}>
      Guide
    </Link>,
  );
  await userEvent.click(link());
  expect(location().state).toEqual({ from: "home" });
});

it("stays on the page if it contains only an anchor or a query", () => {
  renderAt(<Link to="?page=2">Guide</Link>, { path: "/surveys/1" });
  expect(link()).toHaveAttribute("href", "/surveys/1?page=2");
});

it.each([
  ["with another mouse button", { button: 1 }, {}],
  ["with a key that opens another tab", { ctrlKey: true }, {}],
  ["on a link that opens another tab", {}, { target: "_blank" }],
  [
    "on a link that loads its page from the server",
    {},
    { reloadDocument: true },
  ],
])("leaves a click %s to the browser", (_name, click, props) => {
  const { location } = renderAt(
    <Link to="/guide" {...props}>
      Guide
    </Link>,
  );
  // jsdom does not implement the browser's default action.
  document.addEventListener("click", (event) => event.preventDefault(), {
    once: true,
  });
  fireEvent.click(link(), click);
  expect(location().pathname).toBe("/");
});

it("does nothing if its own handler prevents it", async () => {
  const { location } = renderAt(
    <Link to="/guide" onClick={(event) => event.preventDefault()}>
      Guide
    </Link>,
  );
  await userEvent.click(link());
  expect(location().pathname).toBe("/");
});

it("passes props to the element that the router does not use", () => {
  renderAt(
    <Link to="/guide" replace className="wide" title="How to" relative="path">
      Guide
    </Link>,
  );
  expect(link().getAttributeNames().toSorted()).toEqual([
    "class",
    "href",
    "title",
  ]);
});
