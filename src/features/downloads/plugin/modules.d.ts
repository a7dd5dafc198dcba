declare module 'subset-font' {
  /** Subsets a font to the letters of a text, in another format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      /** Fixed values for the axes of a variable font. */
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
