import {
  type RemoteLoader,
  RemoteLoaderProvider,
  noRemotes,
} from "@nearsay/core/ui";
import { renderAt } from "@nearsay/core/testing";
import { act, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { PageRoutes } from "./page-routes.tsx";

/** Remotes that show their name and their props. */
const named: RemoteLoader = {
  ...noRemotes,
  load: (name) =>
    Promise.resolve((props: object) => (
      <p>{`${name} ${JSON.stringify(props)}`}</p>
    )) as never,
};

const at = { pathname: "/", search: "", hash: "", state: null, key: "a" };

function Pages() {
  return <PageRoutes location={useLocation()} />;
}

async function open(path: string, loader = named) {
  const page = renderAt(
    <RemoteLoaderProvider value={loader}>
      <main>
        <Pages />
      </main>
    </RemoteLoaderProvider>,
    { path },
  );
  await act(() => Promise.resolve());
  return page;
}

describe("the route table", () => {
  it.each([
    ["/", "surveys/HomePage {}", "Nearsay: surveys near you"],
    [
      "/surveys/12",
      'surveys/SurveyPage {"surveyKey":"12"}',
      "Survey · Nearsay",
    ],
    ["/create-survey", "creator/CreatePage {}", "Start a New Survey · Nearsay"],
    ["/feedback", "surveys/FeedbackPage {}", "Product Feedback · Nearsay"],
    ["/embed", "embed/EmbedPage {}", "Embed a Survey · Nearsay"],
  ])("shows at %s the remote %s", async (path, remote, title) => {
    await open(path);
    expect(screen.getByText(remote)).toBeVisible();
    expect(document.title).toBe(title);
  });

  it.each([
    ["/", "Nearsay: surveys near you"],
    ["/surveys/12", "Survey"],
    ["/create-survey", "Start a New Survey"],
    ["/feedback", "Product Feedback"],
    ["/embed", "Embed a Survey"],
  ])(
    "has a heading at %s before and without its remote",
    async (path, name) => {
      let fail: (error: Error) => void = () => undefined;
      const reply = new Promise<never>((_resolve, reject) => {
        fail = reject;
      });
      await open(path, { ...noRemotes, load: () => reply });
      // React logs the error that a slot caught.
      jest.spyOn(console, "error").mockImplementation();
      expect(screen.getByRole("heading", { level: 1, name })).toBeVisible();
      fail(new Error("gone"));
      expect(
        await screen.findByRole("button", { name: "Retry" }),
      ).toBeVisible();
      expect(screen.getByRole("heading", { level: 1, name })).toBeVisible();
    },
  );

  it.each([
    ["/invite", "You need an invitation", "Invitation"],
    ["/about", "About", "About"],
    ["/guide", "User Guide", "User Guide"],
    [
      "/disclaimer",
      "Legal and Responsible Use Policy",
      "Legal and Responsible Use Policy",
    ],
    ["/privacy", "Privacy Policy", "Privacy Policy"],
    ["/privacy/anonymous-id", "Anonymous ID Policy", "Anonymous ID Policy"],
    ["/privacy/your-data", "Your data", "Your data"],
    ["/review", "Create a Review", "Create a Review"],
    ["/waitlist", "Waitlist", "Waitlist"],
  ])("shows at %s the page %s", async (path, heading, title) => {
    await open(path);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      heading,
    );
    expect(document.title).toBe(`${title} · Nearsay`);
  });

  it.each([
    ["/mission/anonymous-surveys", "/about"],
    ["/nowhere", "/"],
    ["/surveys/1/more", "/"],
  ])("redirects %s to %s", async (path, target) => {
    const { location } = await open(path);
    expect(location().pathname).toBe(target);
  });

  it("shows a placeholder until the redirect target may be shown", () => {
    renderAt(<PageRoutes location={{ ...at, pathname: "/nowhere" }} />);
    expect(screen.getByRole("status")).toBeInTheDocument();
  });
});
