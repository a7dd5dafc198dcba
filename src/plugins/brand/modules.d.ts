/** `import {light, dark} from '@site/src/css/colours.css?brand'`: each colour as '#rrggbb', by its token. */
declare module '*.css?brand' {
  export const light: import('./colours.cjs').Palette;
  export const dark: import('./colours.cjs').Palette;
}

/** `import {logo} from '@site/static/favicon.svg?brand'`: the sign of the brand. */
declare module '*.svg?brand' {
  export const logo: import('./logo.cjs').Logo;
}
