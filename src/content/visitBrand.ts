import {brand} from '@site/src/data/brand';

/** Words of the bar that names the brand of a visit, and makes an offer. */
export const visitBrand = {
  /** Names the bar. */
  label: 'Brand on show',
  /** `name` may be a placeholder. */
  text: (name: string) => `${name}’s portal`,
  demo: 'Book a demo with this brand',
  proposal: 'Make my proposal',
  exit: 'Exit',
  back: `Back to ${brand.name}`,
  /** Said to people who do not see the screen. */
  again: `You are looking at ${brand.name} again.`,
  /** Labels of the visitor's own brand. The name is also the placeholder of a missing one. */
  name: 'Your company',
  colour: 'Your colour',
};

export type VisitBrandContent = typeof visitBrand;
