/**
 * Allowed figures on built pages, and how each was counted. `figures.test.ts` fails for other amounts and counts: take
 * the figure from src/data, or add a line here. The order of lines does not matter.
 */
import {brand} from '@site/src/data/brand';
import {claims, exampleCosts, exampleMargins, frameworks} from '@site/src/data/claims';
import {firstOrder, setupOf} from '@site/src/data/firstOrder';
import {partnerClientsIncluded, partnerRoiInputs} from '@site/src/data/partnerRoi';
import {disclosure} from '@site/src/data/disclosure';
import {agreement, dataProcessing} from '@site/src/data/legal';
import {contractMonths, whiteLabelSetupEur} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs} from '@site/src/data/priceRuler';
import {samplePortfolio} from '@site/src/data/sampleClients';
import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {reportAreas} from '@site/src/data/sampleReport';
import {sampleTrend} from '@site/src/data/sampleTrend';
import {sampleInvoice} from '@site/src/data/sampleInvoice';
import {
  campaignEur,
  exampleClients,
  hireEurPerYear,
  productPerClientEur,
  savedPerClientEur,
  savedPerMonthEur,
  savedPerYearEur,
  savedPercent,
  savedWithOnePlanEur,
  savingsInputs,
  toolCostEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {computeFloorPrice, floorPriceDefaults} from '@site/src/data/calculators/floorPrice';
import {computePartnerRoi, partnerRoiDefaults} from '@site/src/data/calculators/partnerRoi';
import {costScale, stretches} from '@site/src/data/calculators/planCosts';
import {computePriceRuler, priceRulerDefaults} from '@site/src/data/calculators/priceRuler';
import {computeSavings, savingsDefaults} from '@site/src/data/calculators/savings';
import type {Language} from '@site/tests/languages';

/** Explanation, figures, and English paths of the pages with them; without paths, all pages. */
export type Explained = readonly [
  how: string,
  values: readonly (number | null | undefined)[],
  on?: readonly string[],
];

const {priced, entry, all} = priceList;
const {mspUsers} = priceRulerDefaults;
const shown = computeSavings(savingsDefaults);
const {costs: rulerCosts, least} = computePriceRuler(priceRulerDefaults, all);
const floor = computeFloorPrice(floorPriceDefaults);
const toCents = (eur: number) => Math.round(eur * 100) / 100;
/** Truncates to cents, as amounts in written-out sums. */
const cutToCents = (eur: number) => Math.floor(eur * 100) / 100;
const {min, max} = priceRulerInputs.clients;

/** EUR. */
export const amounts: readonly Explained[] = [
  [
    'price list: plans, add-ons and setup',
    [
      whiteLabelSetupEur,
      ...priced.flatMap(({eurPerMonth, addOns}) => [eurPerMonth, ...Object.values(addOns ?? {})]),
    ],
  ],
  [
    'formula: a full plan, for each of its clients',
    priced.map(({eurPerMonth, clients}) => clients && toCents(eurPerMonth / clients)),
    ['/partner-program', '/pricing'],
  ],
  [
    'formula: a year of the smallest plan, and the first year of the plan with a trial',
    [entry.eurPerMonth * contractMonths, ...Object.values(firstOrder ?? {})],
  ],
  [
    'sample: a month of one client, by the example of the pricing guide',
    [sampleInvoice.price, sampleInvoice.plan, sampleInvoice.own, sampleInvoice.kept],
    ['/partner-program'],
  ],
  [
    'specification: what tools cost elsewhere, and their sum',
    [
      ...Object.values(traditionalStackEur),
      ...Object.values(toolCostEur).flatMap(([from, to]) => [from, to, (from + to) / 2]),
    ],
  ],
  [
    'formula: a plan for each client of the example, for all of them, month after month',
    [
      productPerClientEur,
      savedPerClientEur,
      ...Array.from({length: 12}, (_, month) => (month + 1) * savedPerMonthEur),
      savedPerYearEur,
      savedWithOnePlanEur,
      exampleClients * traditionalStackEur.typical,
    ],
  ],
  [
    'specification: a hire, a campaign and the case study',
    [hireEurPerYear, campaignEur, claims.caseStudySavedEurPerYear],
  ],
  ['sample: the letter to copy in the pricing guide', [325, 340]],
  ['brand file: share capital', Object.values(brand.particulars?.shareCapital ?? {})],
  [
    'formula: the savings calculator with its first inputs, and its largest price',
    [
      ...[savingsDefaults.price, savingsInputs.price.max],
      ...[shown.currentCost, shown.productCost, shown.monthlySavings, shown.annualSavings],
    ],
  ],
  ['cost model: the lines of the calculator’s scale', costScale(priced, max, mspUsers)],
  [
    'cost model: the price ruler with its first inputs',
    [priceRulerDefaults.ownCost, ...rulerCosts.map(({eurPerMonth}) => eurPerMonth)],
  ],
  [
    'cost model: the offer that costs least with these inputs',
    least
      ? [
          least.ask,
          least.offer.eurPerYear,
          // Includes the setup fee.
          least.offer.eurPerYear + setupOf(least.offer.plan),
          ...[toCents(least.earnings.costPerClient), least.earnings.costPerClient],
          cutToCents(least.earnings.costPerClient),
          cutToCents(least.earnings.costPerClient / (1 - priceRulerDefaults.margin / 100)),
          ...[least.earnings.revenue, least.earnings.cost],
          ...[Math.abs(least.earnings.kept), Math.abs(least.earnings.keptPerYear)],
        ]
      : [],
  ],
  [
    'the example of the pricing guide (src/data/floorPrice.ts), and what its floor price is worked out from',
    [
      ...Object.values(floorPriceDefaults),
      ...[floor.markup, floor.floor, floor.list, floor.halfTheClients, floor.oneMoreHour].flatMap(
        ({price, cost}) => [price, cost],
      ),
      ...Object.values(floor.lines).flatMap((line) => [toCents(line), cutToCents(line)]),
    ],
    ['/guides/pricing'],
  ],
];

/** Counted things, by the words after the number. */
export const units = {
  client: {en: /(?:extra )?clients?/, it: /clienti?e?/},
  user: {en: /(?:extra |MSP )*users?|team members/, it: /(?:utenti|utente)(?: MSP)?/},
  scan: {en: /scans?/, it: /scansion[ei]/},
  month: {en: /months?/, it: /mes[ei]/},
  day: {en: /days?/, it: /giorn[oi]/},
  hour: {en: /hours?/, it: /or[ae]/},
  // The build counts reading times.
  minute: {en: /minutes?(?! read)/, it: /minut[oi](?! di lettura)/},
  framework: {en: /frameworks?/, it: /framework/},
  percent: {en: /%/, it: /%/},
} as const satisfies Record<string, Record<Language, RegExp>>;
/** A counted thing. */
export type Unit = keyof typeof units;

const guides = [
  ...['/guides/common-threats', '/guides/onboarding', '/guides/pricing', '/guides/risk-assessment'],
  ...['/guides/security-best-practices', '/guides/setup', '/guides/white-label'],
];
const articles = ['/blog/client-trust', '/blog/cybersecurity-trends', '/blog/nis2-directive-italy'];

const roi = computePartnerRoi(partnerRoiDefaults);

/** Counts on all pages, except agreements, whose versions stay as they were signed, and pages for writers. */
export const counts: Readonly<Record<Unit, readonly Explained[]>> = {
  client: [
    ['price list: included in plans', all.map(({clients}) => clients)],
    [
      'data: clients of the savings examples and calculator',
      [exampleClients, savingsDefaults.clients, savingsInputs.clients.max],
    ],
    [
      'specification: the partner calculator',
      [partnerRoiInputs.clients.min, partnerRoiDefaults.numberOfClients, partnerClientsIncluded],
    ],
    ['data: the price ruler', [min, max, priceRulerDefaults.clients]],
    [
      'cost model: break points, and extra clients of the first inputs',
      [
        ...stretches(priced, max, mspUsers).map(({from}) => from),
        ...rulerCosts.map(({extraClients}) => extraClients),
      ],
    ],
    ['sample: the partner, and an activity on the home page’s card', [samplePortfolio.clients, 3]],
    ['example: clients of the pricing guide', [floorPriceDefaults.clients], ['/partner-program']],
    ['example: clients of the pricing guide', [floorPriceDefaults.clients, 20], ['/guides/pricing']],
  ],
  user: [
    ['price list: included in plans', all.map((plan) => plan.mspUsers)],
    ['data: the price ruler', [mspUsers]],
    ['example: users of the package in the pricing guide', [50], ['/guides/pricing']],
  ],
  scan: [
    ['price list: included in plans', all.map(({scansPerMonth}) => scansPerMonth)],
    [
      'cost model: per client with the first inputs',
      [least?.scansPerClient && Math.round(least.scansPerClient * 10) / 10],
    ],
    ['specification: the product card', [claims.dashboard.scansCompleted, claims.dashboard.vulnerabilities]],
  ],
  month: [
    ['specification: months to a positive return', claims.roiMonths],
    ['price list: months that are billed, and a year', [contractMonths, 12]],
    ['formula: break-even of the partner calculator', [roi.monthsToBreakEven]],
    ['formula: 1 / 2% a month, the stay of the article’s example', [50], ['/blog/maximizing-roi']],
  ],
  day: [
    ['specification: trial, and launch of a telco', [claims.trialDays, claims.telcoLaunchDays]],
    [
      'data: what the agreements say of invoices, audits, sub-processors and deletion',
      [
        ...[agreement.invoiceDueDays, dataProcessing.auditNoticeDays],
        ...[dataProcessing.subProcessorNoticeDays, dataProcessing.deletionDays],
      ],
      ['/pricing'],
    ],
    [
      'data: disclosure, and the notice of a new sub-processor',
      [
        ...[disclosure.answerDays, disclosure.assessmentDays, disclosure.publicationDays],
        dataProcessing.subProcessorNoticeDays,
      ],
      ['/trust'],
    ],
    [
      'data: the agreement in six lines',
      [agreement.invoiceDueDays, agreement.curePeriodDays, dataProcessing.deletionDays],
      ['/partner-program'],
    ],
    [
      'rule of the guides: the longest patch window, the first weeks of a client and of a service',
      [14, 30],
      ['/guides', ...guides, '/sample-report'],
    ],
    ['example: days of work lost, and the days a week of a team', [1, 2, 3, 4], guides],
  ],
  hour: [
    ['data: notice of a personal data breach', [dataProcessing.breachNotificationHours], ['/pricing']],
    ['specification: onboarding', claims.onboardingHours],
    [
      'law: early warning (NIS2, article 23) and notification (NIS2, article 23; GDPR, article 33)',
      [24, 72],
      [...guides, ...articles, '/sample-report'],
    ],
    [
      'rule of the guides: patch window of what is exploited, or critical and reachable',
      [48],
      [...guides, ...articles],
    ],
    ['example: hours of technicians and of a restore', [0.5, 3], guides],
  ],
  minute: [
    ['specification: setup', [claims.setupMinutes]],
    ['advice: agendas of calls and meetings', [2, 3, 10, 30, 45], ['/guides/onboarding', '/guides/setup']],
  ],
  framework: [['data: frameworks', [frameworks.length]]],
  percent: [
    [
      'specification: claims',
      [
        ...[claims.savingsPercent, claims.fewerSupportRequestsPercent, claims.dashboard.compliancePercent],
        ...sampleTrend.compliancePercent,
        ...Object.values(claims.successStory),
      ],
    ],
    [
      'example: the costs and the margin of the article on ROI',
      [...Object.values(exampleCosts), ...Object.values(exampleMargins)],
      ['/growth-models'],
    ],
    [
      'formula: saved at list prices, and share of the traditional stack',
      [savedPercent, Math.round((productPerClientEur / traditionalStackEur.typical) * 1000) / 10],
    ],
    [
      'formula: calculators and price ruler with their first inputs',
      [shown.marginPercent, roi.roi, priceRulerDefaults.margin, least?.earnings.marginPercent],
    ],
    ['sample: progress on drawings of the product', sampleCompliance.map(({percent}) => percent)],
    [
      'data: weights of the areas of the sample report, and their sum',
      [...reportAreas.map(({weight}) => weight), 100],
      ['/sample-report'],
    ],
    [
      'law: ceilings of article 34 NIS2 and article 38 of decree 138/2024, and what readers are warned of',
      [0.07, 0.1, 1.4, 2, 10],
      ['/blog/nis2-directive-italy'],
    ],
    ['example: loss of clients and margins of the article', [2, 60, 70], ['/blog/maximizing-roi']],
    [
      'example: margins, floor and net retention of the pricing guide',
      [10, 33, 49, 50, 51, 60, 100],
      ['/guides/pricing'],
    ],
    ['example: targets of the onboarding guide', [45, 70, 100], ['/guides/onboarding']],
  ],
};

/** A question that pages answer in words, and its answer. `{plan}` in the words asks for each plan's. */
export interface Question {
  readonly ask: string;
  readonly answer: number | ((plan: string) => number | undefined);
  /** Regular expressions of answers, with `#` for the figure. */
  readonly said: Readonly<Record<Language, readonly string[]>>;
}

/** Questions with a single answer on all pages, guides, articles and legal texts. */
export const questions: readonly Question[] = [
  {
    ask: 'How many days is the trial?',
    answer: claims.trialDays,
    said: {
      en: ['#[- ]day (?:free )?trial', '# days free', 'trial of # days'],
      it: ['# giorni gratis', 'prova (?:gratuita )?(?:è )?(?:di|per) # giorni'],
    },
  },
  {
    ask: 'How many minutes does it take to set up?',
    answer: claims.setupMinutes,
    said: {
      en: ['(?:[Ss]et up|account)(?: your account)? in # minutes', '# minutes to set up'],
      it: ['bastano # minuti', '# minuti per configurare'],
    },
  },
  {
    ask: 'Within how many days is a telco live?',
    answer: claims.telcoLaunchDays,
    said: {en: ['(?:live|launches) in under # days'], it: ['parte in meno di # giorni']},
  },
  {
    ask: 'What is saved per client and month?',
    answer: savedPerClientEur,
    said: {
      en: ['[Ss]aves? up to €# per client', 'Save €# (?:per month|a month) per client'],
      it: ['[Rr]isparmi\\w* (?:fino a )?# € (?:al mese )?per cliente'],
    },
  },
  {
    ask: 'What does a plan cost per month?',
    answer: (name) => priced.find((plan) => plan.name === name)?.eurPerMonth,
    said: {en: ['{plan}(?: costs|:) €# (?:a|per) month'], it: ['{plan}(?: costa|:) # € al mese']},
  },
  {
    ask: 'What does the white-label setup cost?',
    answer: whiteLabelSetupEur,
    said: {
      en: ['White-label setup: €#', 'setup fee of €#', 'for the white label: €#'],
      it: ['Attivazione del white label: # €', 'costo una tantum di # €', 'per il white label: # €'],
    },
  },
  {
    ask: 'How many percent does nobody save more than?',
    answer: claims.savingsPercent,
    said: {
      en: ['Up to #% saved'],
      it: ['[Ff]ino (?:al|all’)\\s?#% di risparmio', 'risparmio fino (?:al |all’)#%'],
    },
  },
];
