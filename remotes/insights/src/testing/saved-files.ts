import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";

interface SavedFile {
  name: string;
  text: string;
}

/** Saves a choice of a figure's download menu; returns the file that the browser received. */
export async function saveFigure(
  figure: string,
  choice: "Chart (SVG)" | "Numbers (CSV)",
): Promise<SavedFile> {
  let content = new Blob();
  let name = "";
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return "blob:saved";
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  const menu = openMenu(figure);
  await userEvent.click(within(menu).getByRole("button", { name: choice }));
  await waitFor(() => {
    expect(name).not.toBe("");
  });
  return { name, text: await readText(content) };
}

/** Opens a popover as a browser does on a press of its button, since jsdom has no popovers. */
export function openMenu(figure: string): HTMLElement {
  const button = screen.getByRole("button", { name: `Download ${figure}` });
  const menu = document.getElementById(
    button.getAttribute("popovertarget") ?? "",
  );
  if (!menu) throw new Error(`No menu belongs to "Download ${figure}".`);
  fireEvent(menu, new Event("beforetoggle"));
  return menu;
}

async function readText(content: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve) => {
    reader.onload = resolve;
  });
  reader.readAsText(content);
  await read;
  return reader.result as string;
}
