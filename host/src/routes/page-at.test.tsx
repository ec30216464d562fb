import { Link, useLocation, useParams } from "@nearsay/core/router";
import { renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { PageAt, type PagePlace } from "./page-at.tsx";

const pages: PagePlace[] = [
  { path: "/surveys/new", content: () => <p>New</p> },
  { path: "/surveys/:surveyKey", content: (props) => <Seen props={props} /> },
  { path: "*", content: () => <p>Nowhere</p> },
];

/** What a remote of that page receives as props, and from the router. */
function Seen({ props }: { props: object }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{JSON.stringify({ props, params: useParams() })}</p>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="?page=2">Next</Link>
    </>
  );
}

const at = (pathname: string, search = "") => ({
  pathname,
  search,
  hash: "",
  state: null,
  key: "a",
});

function open(pathname: string, search?: string) {
  // The address is ahead of the shown page.
  return renderAt(<PageAt location={at(pathname, search)} pages={pages} />, {
    path: "/about",
  });
}

const textOf = (surveyKey: string) => {
  const props = { surveyKey };
  return JSON.stringify({ props, params: props });
};

it.each([
  ["/surveys/12", "12"],
  ["/Surveys/12/", "12"],
  ["/surveys/a%20b", "a b"],
  ["/surveys/a%2Fb", "a/b"],
  ["/surveys/%E0%A4", "%E0%A4"],
])("passes the segments of %s to the page: %s", (path, key) => {
  open(path);
  expect(screen.getByText(textOf(key))).toBeInTheDocument();
});

it("shows the first page that matches a path", () => {
  open("/surveys/new");
  expect(screen.getByText("New")).toBeInTheDocument();
});

it.each(["/", "/surveys", "/surveys/1/more"])(
  "does not match %s with a page of a longer or a shorter path",
  (path) => {
    open(path);
    expect(screen.getByText("Nowhere")).toBeInTheDocument();
  },
);

it("passes the shown location to the page, whatever the address", () => {
  open("/surveys/12", "?share=a");
  expect(screen.getByText("at /surveys/12?share=a")).toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAttribute(
    "href",
    "/surveys/12?page=2",
  );
});

it("shows nothing if there is no page", () => {
  const { container } = renderAt(<PageAt location={at("/")} pages={[]} />);
  expect(container).toBeEmptyDOMElement();
});
