/** Ways to build a business on the platform, in the order of the growth-models page. */
export const growthModelIds = ['msp', 'telco', 'platform', 'enterprise'] as const;
/** A way to build a business on the platform. */
export type GrowthModelId = (typeof growthModelIds)[number];

/** Anchor of a model's section on the growth-models page. */
export const growthModelAnchor = (id: GrowthModelId) => `${id}-model` as const;
