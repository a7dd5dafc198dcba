import {brand} from '@site/src/data/brand';

/** Words of the bar that names the brand of a visit. */
export const visitBrand = {
  /** Names the bar. */
  label: 'Brand on show',
  /** `name` may be a placeholder. */
  text: (name: string) => `You are looking at ${name}`,
  back: `Back to ${brand.name}`,
  /** Said to people who do not see the screen. */
  again: `You are looking at ${brand.name} again.`,
  /** Labels of the visitor's own brand. The name is also the placeholder of a missing one. */
  name: 'Your company',
  colour: 'Your colour',
};

export type VisitBrandContent = typeof visitBrand;
