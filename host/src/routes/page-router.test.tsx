import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { PageRouter } from "./page-router.tsx";

/** Like the browser when a person presses Back. */
function goBackTo(path: string) {
  history.replaceState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

function Path({ goesTo }: { goesTo?: string }) {
  useLayoutEffect(() => {
    if (goesTo !== undefined) goBackTo(goesTo);
  }, [goesTo]);
  return <h1>{useLocation().pathname}</h1>;
}

const heading = () => screen.getByRole("heading");

beforeEach(() => {
  history.replaceState(null, "", "/about");
});

it("follows the history", () => {
  render(
    <PageRouter>
      <Path />
    </PageRouter>,
  );
  expect(heading()).toHaveTextContent("/about");
  act(() => {
    goBackTo("/guide");
  });
  expect(heading()).toHaveTextContent("/guide");
});

it("finds the page that was navigated to while the first one was being rendered", () => {
  render(
    <PageRouter>
      <Path goesTo="/guide" />
    </PageRouter>,
  );
  expect(heading()).toHaveTextContent("/guide");
});
