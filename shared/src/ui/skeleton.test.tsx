import { render, screen } from "@testing-library/react";
import { Skeleton } from "./skeleton.tsx";

describe("Skeleton", () => {
  it("says that something is loading and hides its shapes", () => {
    const { container } = render(
      <Skeleton lines={2} label="Loading surveys" />,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Loading surveys");
    expect(container.querySelectorAll("[aria-hidden=true]")).toHaveLength(2);
  });

  it("keeps quiet beside a neighbour that speaks", () => {
    render(<Skeleton blockSize={80} label={null} />);
    expect(screen.queryByRole("status")).toBeNull();
  });
});
