import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties that pass a number of the data to the styles. */
    [name: `--${string}`]: string | number | undefined;
  }
}
