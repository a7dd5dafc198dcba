/** Paths of the site without the locale prefix. Components turn them into links of the page's language. */
export const routes = {
  home: '/',
  solutions: '/solutions',
  whiteLabelPreview: '/solutions#white-label',
  growthModels: '/growth-models',
  innovationLab: '/innovation-lab',
  pricing: '/pricing',
  priceRuler: '/pricing#price-ruler',
  pricingComparison: '/pricing-comparison',
  savingsCalculator: '/pricing-comparison#roi-calculator',
  partnerProgram: '/partner-program',
  partnerCalculator: '/partner-program#roi',
  sampleReport: '/sample-report',
  proposal: '/proposal',
  blog: '/blog',
  blogTags: '/blog/tags',
  blogAuthors: '/blog/authors',
  blogSubscribe: '/blog/subscribe',
  contact: '/contact',
  contactThanks: '/contact/thanks',
  legal: '/legal',
  terms: '/terms',
  termsPayment: '/terms#section-6',
  fairUse: '/terms#section-10',
  dpa: '/dpa',
  cookies: '/cookies',
  eduHub: '/resources/cyber-edu-hub',
  eduHubSheets: '/resources/cyber-edu-hub#brand',
  guides: '/guides',
  guideWhiteLabel: '/guides/white-label',
  guideSetup: '/guides/setup',
  guidePricing: '/guides/pricing',
  guideOnboarding: '/guides/onboarding',
  guideBestPractices: '/guides/security-best-practices',
  guideRiskAssessment: '/guides/risk-assessment',
  trust: '/trust',
  trustCertificates: '/trust#certificates',
  trustData: '/trust#data',
  disclosure: '/trust#disclosure',
  customers: '/customers',
  customerMsp: '/customers/msp',
  customerMssp: '/customers/mssp',
  customerTelco: '/customers/telco',
  customerInsurer: '/customers/insurer',
  customerApiHub: '/customers/api-hub',
  changelog: '/changelog',
  guideFirstWeeks: '/guides/white-label#a-plan-for-the-first-twelve-weeks',
  checklistOnboarding: '/guides/onboarding#closing-checklist-for-day-30',
  checklistSetup: '/guides/setup#thirty-day-checklist',
  checklistPricing: '/guides/pricing#checklist-before-you-publish-a-price',
  checklistRiskAssessment: '/guides/risk-assessment#checklist-for-the-final-meeting',
  search: '/search',
  serverTest: '/server-test',
  emailTest: '/email-test',
} as const;

/** Archive of articles by year, if `archiveBasePath` is set. */
export const archivePath = '/blog/archive';

export type RouteId = keyof typeof routes;

/** Pages that never wear a visitor's brand, with those below them: no other company stands behind their promises. */
export const unbrandedRoutes = ['terms', 'dpa', 'trust'] as const satisfies readonly RouteId[];

/** Navbar and mobile menu, in order. */
export const navbarRoutes = [
  'home',
  'solutions',
  'growthModels',
  'innovationLab',
  'pricing',
  'pricingComparison',
  'blog',
  'partnerProgram',
] as const satisfies readonly RouteId[];

/** Pages that call the API. A site without an API (`API_ORIGIN=none`) omits them. */
export const serverRoutes = [
  'serverTest',
  'emailTest',
  'contactThanks',
] as const satisfies readonly RouteId[];

/** Pages that are tools or carry a visitor's own data: not indexed, not in the sitemap. */
export const unlistedRoutes = ['search', 'proposal', ...serverRoutes] as const satisfies readonly RouteId[];

export const footerGroups = {
  company: ['home', 'innovationLab', 'customers', 'trust', 'contact'],
  product: ['solutions', 'growthModels', 'pricing', 'partnerProgram', 'sampleReport'],
  resources: ['savingsCalculator', 'blog', 'eduHub'],
  legal: ['terms', 'dpa'],
} as const satisfies Record<string, readonly RouteId[]>;
