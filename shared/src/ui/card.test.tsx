import { render, screen } from "@testing-library/react";
import { Card } from "./card.tsx";

describe("Card", () => {
  it("renders the requested element", () => {
    render(
      <Card as="article" aria-label="Survey">
        Text
      </Card>,
    );
    expect(screen.getByRole("article", { name: "Survey" })).toHaveClass("card");
  });
});
