import { render } from "@testing-library/react";
import { useWidth } from "./use-width.ts";

function Place({ draw }: { readonly draw: (width: number | null) => void }) {
  const [ref, width] = useWidth(640);
  draw(width);
  return <div ref={ref} />;
}

afterEach(() => {
  jest.restoreAllMocks();
});

function widthsDrawn(): (number | null)[] {
  const draw = jest.fn<undefined, [number | null]>();
  render(<Place draw={draw} />);
  return draw.mock.calls.map(([width]) => width);
}

test("tells the width of the element and none before it is known", () => {
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(320);
  expect(widthsDrawn()).toEqual([null, 320]);
});

test("takes the other width where nothing can be measured", () => {
  expect(widthsDrawn()).toEqual([null, 640]);
});
