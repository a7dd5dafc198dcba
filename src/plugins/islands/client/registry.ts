/** Parts that React takes over, each in a chunk of its own. */
export const registry = {
  'savings-calculator': () => import('@site/src/components/calculators/SavingsCalculator'),
  'partner-roi-calculator': () => import('@site/src/components/calculators/PartnerRoiCalculator'),
  'comparison-pdf': () => import('@site/src/components/comparison/ComparisonPdf'),
  'contact-form': () => import('@site/src/components/forms/ContactPageForm'),
  'white-label-preview': () => import('@site/src/components/whiteLabel/WhiteLabelPreview'),
  'server-test': () => import('@site/src/components/diagnostics/ServerTest'),
  'email-test': () => import('@site/src/components/diagnostics/EmailTest'),
} as const;

export type IslandName = keyof typeof registry;
