import { render, screen } from "@testing-library/react";
import { Skeleton } from "./skeleton.tsx";

describe("Skeleton", () => {
  it("announces that something is loading and hides its shapes", () => {
    const { container } = render(
      <Skeleton lines={2} label="Loading surveys" />,
    );
    expect(screen.getByRole("status")).toHaveTextContent("Loading surveys");
    expect(container.querySelectorAll("[aria-hidden=true]")).toHaveLength(2);
  });

  it("is not announced next to a skeleton that is", () => {
    render(<Skeleton blockSize={80} label={null} />);
    expect(screen.queryByRole("status")).toBeNull();
  });
});
