/** `import {light, dark} from '@site/src/css/colours.css?brand'`: colours as '#rrggbb', by token. */
declare module '*.css?brand' {
  import type {Palette} from '@site/src/site/brand/colours.cjs';

  export const light: Palette;
  export const dark: Palette;
}

/** `import {logo} from '@site/static/favicon.svg?brand'`: the brand's logo. */
declare module '*.svg?brand' {
  import type {Logo} from '@site/src/site/brand/logo.cjs';

  export const logo: Logo;
}
