/** Headline figures that the client states. The site may claim no other figure. */
export const claims = {
  setupMinutes: 5,
  /** Hours to onboard a partner: minimum and maximum. */
  onboardingHours: [1, 2],
  trialDays: 14,
  msps: 500,
  fewerSupportRequestsPercent: 40,
  /** Months until the return is positive: minimum and maximum. */
  roiMonths: [3, 6],
  /** Maximum saving against a traditional stack, in percent. */
  savingsPercent: 85,
  /** Days until a telecom operator is live; the claim is "fewer than". */
  telcoLaunchDays: 90,
  /** Yearly saving of the partner in the client's case study, in EUR. */
  caseStudySavedEurPerYear: 4200,
  /** Success story of the ROI article: increase of recurring revenue and reduction of costs, in percent. */
  successStory: {mrrIncreasePercent: 40, costReductionPercent: 25},
  /** Cost of the article's example service before the reduction, in percent of its price. */
  exampleCostPercent: 70,
  /** Figures on the product card of the home page. */
  dashboard: {vulnerabilities: 0, scansCompleted: 247, compliancePercent: 98},
} as const;

/** Costs of the article's example before and after the cost reduction, in percent of the price. */
export const exampleCosts = {
  before: claims.exampleCostPercent,
  after: (claims.exampleCostPercent * (100 - claims.successStory.costReductionPercent)) / 100,
};

/** Margin of the article's example before and after the cost reduction, in percent of the price. */
export const exampleMargins = {before: 100 - exampleCosts.before, after: 100 - exampleCosts.after};

/** Frameworks that the platform assesses against. Proper names, not translated. */
export const frameworks = ['NIS2', 'ISO 27001', 'NIST', 'GDPR', 'SOC 2', 'CMMC'] as const;

/** Frameworks of the full catalogue only. The basic catalogue has ISO 27001, NIST 800-171 and our own. */
export const fullCatalogueOnly = frameworks.filter((name) => name !== 'ISO 27001' && name !== 'NIST');
