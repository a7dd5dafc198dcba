declare module 'subset-font' {
  /** A font with the letters of a text alone, in another format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      /** Values at which the axes of a variable font are fixed. */
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
