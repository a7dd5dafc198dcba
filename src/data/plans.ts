/** Plans of the platform: the one source of every price and limit on the site. */

export const planIds = ['attract', 'engage', 'scale', 'custom'] as const;
/** A plan, by the name that its records have in the code. */
export type PlanId = (typeof planIds)[number];

/** What a plan costs and holds. */
export interface Plan {
  /** Product name, the same in every language. */
  readonly name: string;
  /** EUR per month, billed annually; `null` is "on request". */
  readonly eurPerMonth: number | null;
  /** Internal team members of the MSP; `null` is unlimited. */
  readonly mspUsers: number | null;
  /** End clients included; `null` is unlimited. */
  readonly clients: number | null;
  /** Scans per month; `null` is unlimited. */
  readonly scansPerMonth: number | null;
  /** Add-ons, EUR per month each. */
  readonly addOns?: {readonly extraClient: number; readonly extraUser: number};
  readonly freeTrial: boolean;
  readonly popular: boolean;
}

/** The plans with their prices and limits. */
export const plans = {
  attract: {
    name: 'Attract',
    eurPerMonth: 49,
    mspUsers: 1,
    clients: 10,
    scansPerMonth: 300,
    addOns: {extraClient: 2, extraUser: 19},
    freeTrial: true,
    popular: false,
  },
  engage: {
    name: 'Engage',
    eurPerMonth: 199,
    mspUsers: 5,
    clients: 100,
    scansPerMonth: 3000,
    addOns: {extraClient: 1.9, extraUser: 19},
    freeTrial: false,
    popular: true,
  },
  scale: {
    name: 'Scale',
    eurPerMonth: 1999,
    mspUsers: 15,
    clients: 150,
    scansPerMonth: 7500,
    addOns: {extraClient: 10, extraUser: 35},
    freeTrial: false,
    popular: false,
  },
  custom: {
    name: 'Custom',
    eurPerMonth: null,
    mspUsers: null,
    clients: null,
    scansPerMonth: null,
    freeTrial: false,
    popular: false,
  },
} as const satisfies Record<PlanId, Plan>;

/** Months that a plan is billed for at a time. */
export const contractMonths = 12;

/** One-time fee for setting up the white label, EUR. */
export const whiteLabelSetupEur = 199;
