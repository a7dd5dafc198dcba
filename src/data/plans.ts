import type {Plan} from './planSchema';

/** Currency of all amounts whose name has `eur`, by its ISO 4217 code. */
export const currency: string = 'EUR';

/**
 * Plans of the platform, smallest first: the only source of prices and limits on the site. One to six; the last may be
 * "on request". Each `id` is also a key in src/content/planWords.ts and its translations.
 */
export const plans = [
  {
    id: 'attract',
    name: 'Attract',
    eurPerMonth: 49,
    mspUsers: 1,
    clients: 10,
    scansPerMonth: 300,
    addOns: {extraClient: 2, extraUser: 19},
    freeTrial: true,
    popular: false,
    adds: [
      'assessments',
      'complianceDashboard',
      'vulnerabilityScans',
      'digitalFootprint',
      'dataBreach',
      'logoAndColours',
      'support',
    ],
  },
  {
    id: 'engage',
    name: 'Engage',
    eurPerMonth: 199,
    mspUsers: 5,
    clients: 100,
    scansPerMonth: 3000,
    addOns: {extraClient: 1.9, extraUser: 19},
    freeTrial: false,
    popular: true,
    adds: [
      'fullCatalogue',
      'customAssessments',
      'customFrameworks',
      'campaignManager',
      'remediationEngine',
      'customDomain',
    ],
  },
  {
    id: 'scale',
    name: 'Scale',
    eurPerMonth: 1999,
    mspUsers: 15,
    clients: 150,
    scansPerMonth: 7500,
    addOns: {extraClient: 10, extraUser: 35},
    freeTrial: false,
    popular: false,
    adds: ['clientWorkspace', 'salesAdvisor', 'fullApi'],
  },
  {
    id: 'custom',
    name: 'Custom',
    eurPerMonth: null,
    mspUsers: null,
    clients: null,
    scansPerMonth: null,
    freeTrial: false,
    popular: false,
    adds: ['customIntegrations'],
  },
] as const satisfies readonly Plan[];

export const contractMonths = 12;

/** One-time setup fee of the white label, in `currency`. */
export const whiteLabelSetupEur = 199;
