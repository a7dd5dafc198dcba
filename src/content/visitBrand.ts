import {brand} from '@site/src/data/brand';

/** Words of the bar that says whose brand the pages of a visit wear. */
export const visitBrand = {
  /** Names the bar. */
  label: 'Brand on show',
  /** The name stands in for a company's. */
  text: (name: string) => `You are looking at ${name}`,
  back: `Back to ${brand.name}`,
  /** Said to people who do not see the screen. */
  again: `You are looking at ${brand.name} again.`,
  /** Fields for the visitor's own; the name also stands in for one that nobody has entered. */
  name: 'Your company',
  colour: 'Your colour',
};

export type VisitBrandContent = typeof visitBrand;
