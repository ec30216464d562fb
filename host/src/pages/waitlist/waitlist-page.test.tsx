import { businessCategories } from "@nearsay/core/contract";
import { siteAtom } from "@nearsay/core/session";
import { fakeNetwork, refusal, renderAt } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { WaitlistPage } from "./waitlist-page.tsx";

const route = "POST /api/waitlist";

beforeEach(() => {
  document.cookie = "nearsay_csrf=t";
});

function open() {
  const network = fakeNetwork({ [route]: null });
  renderAt(<WaitlistPage />, { path: "/waitlist" });
  return { network, user: userEvent.setup() };
}

const email = () => screen.getByRole("textbox", { name: "Email address" });
const business = () => screen.getByRole("radio", { name: "A business" });
const category = () =>
  screen.getByRole("combobox", { name: "Business category" });
const consent = () => screen.getByRole("checkbox", { name: /email alerts/ });
const join = () => screen.getByRole("button", { name: "Join the waitlist" });
const sent = (network: ReturnType<typeof open>["network"]) =>
  network.to(route).map(({ body }) => body);

describe("WaitlistPage", () => {
  it("adds a user to the list", async () => {
    const { network, user } = open();
    await user.type(email(), " ann@example.org ");
    await user.click(consent());
    await user.click(join());
    const joined = await screen.findByText("You are on the waitlist");
    expect(screen.getByText(/ann@example.org/)).toBeVisible();
    expect(document.activeElement).toContainElement(joined);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(sent(network)).toEqual([
      {
        email: "ann@example.org",
        role: "user",
        category: null,
        consent: true,
      },
    ]);
  });

  it("offers all categories to a business, in order", async () => {
    const { user } = open();
    expect(screen.queryByRole("combobox")).toBeNull();
    await user.click(business());
    const options = within(category()).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Choose a category",
      ...businessCategories,
    ]);
    expect(businessCategories).toHaveLength(32);
  });

  it("adds a business to the list", async () => {
    const { network, user } = open();
    await user.type(email(), "shop@example.org");
    await user.click(business());
    await user.selectOptions(category(), "Bakery");
    await user.click(consent());
    await user.click(join());
    const joined = await screen.findByText(/first 10 in Bakery/);
    expect(joined).toHaveTextContent(/counts once .* has confirmed/);
    expect(sent(network)).toEqual([
      {
        email: "shop@example.org",
        role: "business",
        category: "Bakery",
        consent: true,
      },
    ]);
  });

  it("sends no category after a change from business to user", async () => {
    const { network, user } = open();
    await user.type(email(), "ann@example.org");
    await user.click(business());
    await user.selectOptions(category(), "Bakery");
    await user.click(screen.getByRole("radio", { name: "An individual user" }));
    await user.click(consent());
    await user.click(join());
    await screen.findByText("You are on the waitlist");
    expect(sent(network)).toMatchObject([{ role: "user", category: null }]);
  });

  it("requires consent", async () => {
    const { network, user } = open();
    await user.type(email(), "ann@example.org");
    await user.click(join());
    const message =
      "Please check the consent box to receive email alerts before joining the waitlist.";
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    expect(consent()).toHaveFocus();
    expect(consent()).toBeInvalid();
    expect(consent()).toHaveAccessibleDescription(message);
    await user.click(consent());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(network.calls).toEqual([]);
  });

  it("requires a category for a business", async () => {
    const { network, user } = open();
    await user.type(email(), "shop@example.org");
    await user.click(business());
    await user.click(consent());
    await user.click(join());
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please choose your business category.",
    );
    expect(category()).toHaveFocus();
    expect(category()).toBeInvalid();
    expect(network.calls).toEqual([]);
  });

  it.each(["", "nobody"])(
    "leaves the refusal of the address %j to the browser",
    async (address) => {
      const { network, user } = open();
      if (address) await user.type(email(), address);
      await user.click(consent());
      await user.click(join());
      expect(email()).toBeRequired();
      expect(email()).toBeInvalid();
      expect(network.calls).toEqual([]);
    },
  );

  it.each([
    [refusal(400, "email is not an address."), "email is not an address."],
    [refusal(500, ""), "Failed to join waitlist"],
  ])(
    "shows why joining failed, and keeps the form",
    async (answer, message) => {
      const { network, user } = open();
      network.on(route, () => answer);
      await user.type(email(), "ann@example.org");
      await user.click(consent());
      await user.click(join());
      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent(message);
      expect(document.body).not.toHaveFocus();
      expect(document.activeElement).toContainElement(alert);
      expect(email()).toHaveValue("ann@example.org");
      network.on(route, null);
      await user.click(join());
      expect(
        await screen.findByText("You are on the waitlist"),
      ).toBeInTheDocument();
    },
  );

  it("joins only once at a time", async () => {
    const { network, user } = open();
    network.on(route, () => new Promise(() => undefined));
    await user.type(email(), "ann@example.org");
    await user.click(consent());
    await user.click(join());
    await user.click(screen.getByRole("button", { name: "Joining…" }));
    await user.type(email(), "{Enter}");
    expect(network.to(route)).toHaveLength(1);
  });

  it("names the contact for removal, if there is an address", () => {
    const store = createStore();
    const supportEmail = "help@example.org";
    store.set(siteAtom, { supportEmail, assistantUrl: null });
    renderAt(<WaitlistPage />, { store });
    expect(screen.getByRole("link", { name: supportEmail })).toHaveAttribute(
      "href",
      `mailto:${supportEmail}`,
    );
  });
});
