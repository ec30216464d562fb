/**
 * One step of a drawing: opens an element by its name and attributes, writes
 * text into it, or closes it. Addresses in it lack their origin.
 */
export type DrawingStep =
  [name: string, attributes: Record<string, string>] | string | 0;

/** A part that the server drew, for pages that let nothing write HTML into them. */
export interface Drawing {
  styles: {
    /** Of their file: another with each change. */
    name: string;
    /** Made to fit a shadow root. */
    rules: string;
  };
  steps: DrawingStep[];
}
