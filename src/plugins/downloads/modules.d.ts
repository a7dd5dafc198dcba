declare module 'subset-font' {
  /** A font with the letters of a text alone, in another format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {targetFormat: 'sfnt' | 'woff' | 'woff2'},
  ): Promise<Buffer>;
}
