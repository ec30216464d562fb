import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties that carry a number of the data into the styles. */
    [name: `--${string}`]: string | number | undefined;
  }
}
