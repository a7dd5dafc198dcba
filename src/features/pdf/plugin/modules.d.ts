declare module 'fontverter' {
  /** Converts a font; `sfnt` is WOFF without compression. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
