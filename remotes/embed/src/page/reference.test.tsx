import {
  embedAttributes,
  embedErrorCodes,
  embedEvents,
  embedProperties,
} from "@nearsay/core/contract";
import { renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { Reference } from "./reference.tsx";

describe("the reference of the embed", () => {
  it("explains every published name", () => {
    renderAt(<Reference />);
    const explained = screen
      .getAllByRole("term")
      .map(({ textContent }) => textContent);
    expect(explained).toEqual(
      expect.arrayContaining([
        ...embedAttributes,
        ...Object.values(embedEvents),
        ...Object.values(embedProperties),
        ...embedErrorCodes,
        "load()",
        "reload()",
      ]),
    );
  });
});
