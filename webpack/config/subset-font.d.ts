declare module "subset-font" {
  export type Axis = number | { min: number; max: number; default?: number };

  export interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    variationAxes?: Record<string, Axis>;
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
