/** Headline figures that the client states. No other figure may be claimed. */
export const claims = {
  /** Minutes to set up an account. */
  setupMinutes: 5,
  /** Hours to bring a partner on board, from and to. */
  onboardingHours: [1, 2],
  /** Days of the free trial. */
  trialDays: 14,
  /** MSPs on the platform, at least. */
  msps: 500,
  /** Fewer support requests with a client workspace, percent. */
  fewerSupportRequestsPercent: 40,
  /** Months until the return is positive, from and to. */
  roiMonths: [3, 6],
  /** Saved against a traditional stack, percent, at most. */
  savingsPercent: 85,
  /** Days until a telecom operator is live, fewer than. */
  telcoLaunchDays: 90,
  /** What the partner of the client's case study saves, EUR per year. */
  caseStudySavedEurPerYear: 4200,
  /** The success story of the ROI article: more recurring revenue, lower costs, percent. */
  successStory: {mrrIncreasePercent: 40, costReductionPercent: 25},
  /** The service that the article applies the lower costs to: its cost, percent of its price. */
  exampleCostPercent: 70,
  /** What the product card of the home page shows. */
  dashboard: {vulnerabilities: 0, scansCompleted: 247, compliancePercent: 98},
} as const;

/** Margin of the article's example before and after the costs fell, percent of the price. */
export const exampleMargins = {
  before: 100 - claims.exampleCostPercent,
  after: 100 - (claims.exampleCostPercent * (100 - claims.successStory.costReductionPercent)) / 100,
};

/** Frameworks that the platform assesses against: proper names, the same in every language. */
export const frameworks = ['NIS2', 'ISO 27001', 'NIST', 'GDPR', 'SOC 2', 'CMMC'] as const;

/** Those that only the full catalogue has: the basic one has ISO 27001, NIST 800-171 and our own. */
export const fullCatalogueOnly = frameworks.filter((name) => name !== 'ISO 27001' && name !== 'NIST');
