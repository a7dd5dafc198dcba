import 'react';

declare module 'react' {
  /** Custom properties, which style sheets read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
