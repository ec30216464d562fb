import { act, render, screen } from "@testing-library/react";
import { GenerationProgress } from "./generation-progress.tsx";

describe("the progress of a draft", () => {
  it("announces the number of questions at once, then every five seconds", () => {
    jest.useFakeTimers();
    const { rerender } = render(<GenerationProgress progress={null} />);
    const show = (questions: string[]) => {
      rerender(<GenerationProgress progress={{ title: "", questions }} />);
    };
    const wait = (milliseconds: number) => {
      act(() => void jest.advanceTimersByTime(milliseconds));
    };
    show(["Why?"]);
    wait(100);
    expect(screen.getByText("1 question so far.")).toHaveAttribute(
      "role",
      "status",
    );
    show(["Why?", "Who?"]);
    wait(2_000);
    show(["Why?", "Who?", "How?"]);
    wait(2_800);
    expect(screen.getByText("1 question so far.")).toBeInTheDocument();
    wait(200);
    expect(screen.getByText("3 questions so far.")).toBeInTheDocument();
  });
});
