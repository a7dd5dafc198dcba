/** Ways to build a business on the platform, in the order of the growth-models page. */
export const growthModelIds = ['msp', 'telco', 'platform', 'enterprise'] as const;
export type GrowthModelId = (typeof growthModelIds)[number];

export const growthModelAnchor = (id: GrowthModelId) => `${id}-model` as const;
