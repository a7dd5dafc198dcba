declare module 'fontverter' {
  /** A font in another format: WOFF without its packing is `sfnt`. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
