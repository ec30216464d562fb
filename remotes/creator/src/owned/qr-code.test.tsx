import { render, screen } from "@testing-library/react";
import { QrCode } from "./qr-code.tsx";

it("is an image with a name, dark on a light background, with a quiet zone", () => {
  render(
    <QrCode text="https://nearsay.example/surveys/7" label="The survey" />,
  );
  const picture = screen.getByRole("img", { name: "The survey" });
  const path = picture.querySelector("path")?.getAttribute("d") ?? "";
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)];
  const size = Number(picture.getAttribute("viewBox")?.split(" ")[2]);
  expect(corners.length).toBeGreaterThan(50);
  for (const [, x, y, length] of corners) {
    expect(Number(x)).toBeGreaterThanOrEqual(4);
    expect(Number(y)).toBeGreaterThanOrEqual(4);
    expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4);
  }
});
