import { render, screen } from "@testing-library/react";
import { Card } from "./card.tsx";

describe("Card", () => {
  it("is the element it is asked to be", () => {
    render(
      <Card as="article" aria-label="Survey">
        Text
      </Card>,
    );
    expect(screen.getByRole("article", { name: "Survey" })).toHaveClass("card");
  });
});
