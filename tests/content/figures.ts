/**
 * What the built pages may say in figures, and how each was counted. A page with an amount or a count that is not here fails
 * (`figures.test.ts`, `prices.test.ts`): take the figure from src/data, or say here how it was counted. One line is enough;
 * the lines stand in no order that matters.
 */
import {brand} from '@site/src/data/brand';
import {claims, exampleMargins, frameworks} from '@site/src/data/claims';
import {firstOrder, firstYears, setupOf} from '@site/src/data/firstOrder';
import {partnerClientsIncluded, partnerRoiInputs} from '@site/src/data/partnerRoi';
import {disclosure} from '@site/src/data/disclosure';
import {agreement, dataProcessing} from '@site/src/data/legal';
import {contractMonths, whiteLabelSetupEur} from '@site/src/data/plans';
import {planReach} from '@site/src/data/planReach';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs, priceRulerSamples} from '@site/src/data/priceRuler';
import {samplePortfolio} from '@site/src/data/sampleClients';
import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {reportAreas} from '@site/src/data/sampleReport';
import {sampleTrend} from '@site/src/data/sampleTrend';
import {sampleInvoice} from '@site/src/data/sampleInvoice';
import {sampleRevenueEur} from '@site/src/data/sampleRevenue';
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
import {computeFloorPrice, floorPriceDefaults} from '@site/src/lib/calculators/floorPrice';
import {computePartnerRoi, partnerRoiDefaults} from '@site/src/lib/calculators/partnerRoi';
import {costScale, planCosts, stretches} from '@site/src/lib/calculators/planCosts';
import {computePriceRuler, priceRulerDefaults} from '@site/src/lib/calculators/priceRuler';
import {computeSavings, savingsDefaults} from '@site/src/lib/calculators/savings';
import type {Language} from '@site/tests/languages';

/** Figures, and where they come from. */
export interface Explained {
  readonly how: string;
  readonly values: readonly number[];
  /** The texts that count so, as English paths; all pages without it. */
  readonly on?: readonly string[];
}

const {priced, entry, all} = priceList;
const {mspUsers} = priceRulerDefaults;
const shown = computeSavings(savingsDefaults);
const ruler = computePriceRuler(priceRulerDefaults, all);
const floor = computeFloorPrice(floorPriceDefaults);
const toCents = (eur: number) => Math.round(eur * 100) / 100;
const numbers = (...values: readonly (number | null | undefined)[]) =>
  values.filter((value) => typeof value === 'number');
const {min, max} = priceRulerInputs.clients;

/** Amounts in EUR. */
export const amounts: readonly Explained[] = [
  {
    how: 'price list: plans and add-ons',
    values: priced.flatMap(({eurPerMonth, addOns}) => [eurPerMonth, ...Object.values(addOns ?? {})]),
  },
  {how: 'price list: white-label setup', values: [whiteLabelSetupEur]},
  {
    how: 'formula: a full plan, for each of its clients',
    values: priced.flatMap(({eurPerMonth, clients}) => (clients ? [toCents(eurPerMonth / clients)] : [])),
    on: ['/partner-program'],
  },
  {how: 'formula: a year of the smallest plan', values: [entry.eurPerMonth * contractMonths]},
  {
    how: 'formula: the first year of each plan with a price',
    values: [firstOrder?.trial ?? 0, ...firstYears.flatMap(({year, setup, total}) => [year, setup, total])],
  },
  {how: 'sample: revenue of the invented partner', values: sampleRevenueEur},
  {
    how: 'sample: a month of one client, by the example of the pricing guide',
    values: [sampleInvoice.price, sampleInvoice.plan, sampleInvoice.own, sampleInvoice.kept],
    on: ['/partner-program'],
  },
  {
    how: 'specification: what tools cost elsewhere, and their sum',
    values: [
      ...Object.values(traditionalStackEur),
      ...Object.values(toolCostEur).flatMap(([from, to]) => [from, to, (from + to) / 2]),
    ],
  },
  {how: 'formula: a plan for each client of the example', values: [productPerClientEur, savedPerClientEur]},
  {
    how: 'formula: the same for the clients of the example, month after month',
    values: [
      ...Array.from({length: 12}, (_, month) => (month + 1) * savedPerMonthEur),
      savedPerYearEur,
      exampleClients * traditionalStackEur.typical,
    ],
  },
  {how: 'formula: the same with one plan for all of them', values: [savedWithOnePlanEur]},
  {how: 'specification: a hire and a campaign', values: [hireEurPerYear, campaignEur]},
  {how: 'sample: the letter to copy in the pricing guide', values: [325, 340]},
  {how: 'specification: the case study', values: [claims.caseStudySavedEurPerYear]},
  {
    how: 'brand file: share capital',
    values: numbers(...Object.values(brand.particulars?.shareCapital ?? {})),
  },
  {
    how: 'formula: the savings calculator with its first inputs, and its largest price',
    values: [
      savingsDefaults.price,
      savingsInputs.price.max,
      shown.currentCost,
      shown.productCost,
      shown.monthlySavings,
      shown.annualSavings,
    ],
  },
  {
    how: 'cost model: every plan for the numbers of clients of the table',
    values: priceRulerSamples.flatMap((clients) =>
      numbers(...planCosts(priced, {clients, mspUsers}).map(({eurPerMonth}) => eurPerMonth)),
    ),
  },
  {how: 'cost model: lines of the ruler’s scale', values: costScale(priced, max, mspUsers)},
  {
    how: 'cost model: the price ruler with its first inputs',
    values: numbers(
      priceRulerDefaults.ownCost,
      ...ruler.costs.map(({eurPerMonth}) => eurPerMonth),
      ruler.least?.offer.eurPerYear,
      // With what is paid once.
      ruler.least && ruler.least.offer.eurPerYear + setupOf(ruler.least.offer.plan),
      ruler.least?.ask,
      ruler.least && toCents(ruler.least.earnings.costPerClient),
      // As the written-out sum has them: to the cent, the rest left off.
      ruler.least && ruler.least.earnings.costPerClient,
      ruler.least && Math.floor(ruler.least.earnings.costPerClient * 100) / 100,
      ruler.least &&
        Math.floor((ruler.least.earnings.costPerClient / (1 - priceRulerDefaults.margin / 100)) * 100) / 100,
      ruler.least?.earnings.revenue,
      ruler.least?.earnings.cost,
      ruler.least && Math.abs(ruler.least.earnings.kept),
      ruler.least && Math.abs(ruler.least.earnings.keptPerYear),
    ),
  },
  {
    how: 'the example of the pricing guide (src/data/floorPrice.ts), and what its floor price is worked out from',
    values: numbers(
      ...Object.values(floorPriceDefaults),
      ...[floor.markup, floor.floor, floor.list, floor.halfTheClients, floor.oneMoreHour].flatMap(
        ({price, cost}) => [price, cost],
      ),
      // As the written-out sum has them: to the cent, the rest left off.
      ...Object.values(floor.lines).flatMap((line) => [toCents(line), Math.floor(line * 100) / 100]),
    ),
    on: ['/guides/pricing'],
  },
];

/** What is counted, by the words that follow the number. */
export const units = {
  client: {en: /(?:extra )?clients?/, it: /clienti?e?/},
  user: {en: /(?:extra |MSP )*users?|team members/, it: /(?:utenti|utente)(?: MSP)?/},
  scan: {en: /scans?/, it: /scansion[ei]/},
  month: {en: /months?/, it: /mes[ei]/},
  day: {en: /days?/, it: /giorn[oi]/},
  hour: {en: /hours?/, it: /or[ae]/},
  // How long a text takes to read is counted by the build.
  minute: {en: /minutes?(?! read)/, it: /minut[oi](?! di lettura)/},
  framework: {en: /frameworks?/, it: /framework/},
  percent: {en: /%/, it: /%/},
} as const satisfies Record<string, Record<Language, RegExp>>;
/** A kind of thing that pages count. */
export type Unit = keyof typeof units;

const guides = [
  'common-threats',
  'onboarding',
  'pricing',
  'risk-assessment',
  'security-best-practices',
  'setup',
  'white-label',
].map((slug) => `/guides/${slug}`);
const articles = ['client-trust', 'cybersecurity-trends', 'nis2-directive-italy'].map(
  (slug) => `/blog/${slug}`,
);

const roi = computePartnerRoi(partnerRoiDefaults);
const [roiFrom, roiTo] = claims.roiMonths;

/** Counts on all pages but those of the agreements, whose versions are kept as they were signed, and of the desk of writers. */
export const counts: Readonly<Record<Unit, readonly Explained[]>> = {
  client: [
    {how: 'price list: included in plans', values: numbers(...all.map(({clients}) => clients))},
    {how: 'data: clients of the savings examples', values: [exampleClients]},
    {how: 'data: the savings calculator', values: [savingsDefaults.clients, savingsInputs.clients.max]},
    {
      how: 'specification: the partner calculator',
      values: [partnerRoiInputs.clients.min, partnerRoiDefaults.numberOfClients, partnerClientsIncluded],
    },
    {how: 'data: the price ruler', values: [min, max, priceRulerDefaults.clients]},
    {how: 'cost model: break points', values: stretches(priced, max, mspUsers).map(({from}) => from)},
    {
      how: 'cost model: extra clients of the first inputs',
      values: ruler.costs.map(({extraClients}) => extraClients),
    },
    {
      how: 'formula: clients with a scan a day each',
      values: numbers(...planReach.map(({dailyClients}) => dailyClients)),
      on: ['/pricing'],
    },
    {how: 'sample: an activity on the home page’s card', values: [3]},
    {how: 'data: clients of the sample partner', values: [samplePortfolio.clients]},
    {
      how: 'example: clients of the floor price',
      values: [floorPriceDefaults.clients],
      on: ['/guides/pricing'],
    },
    {how: 'example: the client base of the pricing guide', values: [20], on: ['/guides/pricing']},
  ],
  user: [
    {how: 'price list: included in plans', values: numbers(...all.map((plan) => plan.mspUsers))},
    {how: 'data: the price ruler', values: [mspUsers]},
    {how: 'example: users of the package in the pricing guide', values: [50], on: ['/guides/pricing']},
  ],
  scan: [
    {how: 'price list: included in plans', values: numbers(...all.map(({scansPerMonth}) => scansPerMonth))},
    {
      how: 'cost model: per client with the first inputs',
      values: numbers(ruler.least?.scansPerClient).map((value) => Math.round(value * 10) / 10),
    },
    {
      how: 'specification: the product card',
      values: [claims.dashboard.scansCompleted, claims.dashboard.vulnerabilities],
    },
  ],
  month: [
    {how: 'specification: months to a positive return', values: [roiFrom, roiTo]},
    {how: 'price list: months that are billed', values: [contractMonths]},
    {how: 'formula: break-even of the partner calculator', values: [roi.monthsToBreakEven]},
    {how: 'calendar: a year', values: [12]},
    {
      how: 'formula: 1 / 2% a month, the stay of the article’s example',
      values: [50],
      on: ['/blog/maximizing-roi'],
    },
  ],
  day: [
    {how: 'specification: trial', values: [claims.trialDays]},
    {
      how: 'data: what the agreements say of invoices, audits, sub-processors and deletion',
      values: [
        agreement.invoiceDueDays,
        dataProcessing.auditNoticeDays,
        dataProcessing.subProcessorNoticeDays,
        dataProcessing.deletionDays,
      ],
      on: ['/pricing'],
    },
    {how: 'specification: launch of a telco', values: [claims.telcoLaunchDays]},
    {
      how: 'data: disclosure, and the notice of a new sub-processor',
      values: [
        disclosure.answerDays,
        disclosure.assessmentDays,
        disclosure.publicationDays,
        dataProcessing.subProcessorNoticeDays,
      ],
      on: ['/trust'],
    },
    {
      how: 'data: the agreement in six lines',
      values: [agreement.invoiceDueDays, agreement.curePeriodDays, dataProcessing.deletionDays],
      on: ['/partner-program'],
    },
    {
      how: 'rule of the guides: the longest patch window, the first weeks of a client and of a service',
      values: [14, 30],
      on: ['/guides', ...guides, '/sample-report'],
    },
    {how: 'example: days of work lost, and the days a week of a team', values: [1, 2, 3, 4], on: guides},
  ],
  hour: [
    {
      how: 'data: notice of a personal data breach',
      values: [dataProcessing.breachNotificationHours],
      on: ['/pricing'],
    },
    {how: 'specification: onboarding', values: claims.onboardingHours},
    {
      how: 'law: early warning (NIS2, article 23) and notification (NIS2, article 23; GDPR, article 33)',
      values: [24, 72],
      on: [...guides, ...articles, '/sample-report'],
    },
    {
      how: 'rule of the guides: patch window of what is exploited, or critical and reachable',
      values: [48],
      on: [...guides, ...articles],
    },
    {
      how: 'example: hours of technicians and of a restore',
      values: [0.5, 3],
      on: ['/guides/pricing', '/guides/risk-assessment', '/guides/setup'],
    },
  ],
  minute: [
    {how: 'specification: setup', values: [claims.setupMinutes]},
    {
      how: 'advice: agendas of calls and meetings',
      values: [2, 3, 10, 30, 45],
      on: ['/guides/onboarding', '/guides/setup'],
    },
  ],
  framework: [{how: 'data: frameworks', values: [frameworks.length]}],
  percent: [
    {
      how: 'specification: claims',
      values: [
        claims.savingsPercent,
        claims.fewerSupportRequestsPercent,
        claims.dashboard.compliancePercent,
        ...sampleTrend.compliancePercent,
        ...Object.values(claims.successStory),
      ],
    },
    {
      how: 'example: the margin of the article on ROI',
      values: [claims.exampleCostPercent, exampleMargins.before, exampleMargins.after],
      on: ['/growth-models'],
    },
    {
      how: 'formula: share of the traditional stack',
      values: [Math.round((productPerClientEur / traditionalStackEur.typical) * 1000) / 10],
    },
    {how: 'formula: saved at list prices', values: [savedPercent]},
    {how: 'formula: the calculators with their first inputs', values: [shown.marginPercent, roi.roi]},
    {
      how: 'cost model: the margin of the first inputs',
      values: numbers(priceRulerDefaults.margin, ruler.least?.earnings.marginPercent),
    },
    {
      how: 'sample: progress on drawings of the product',
      values: sampleCompliance.map(({percent}) => percent),
    },
    {
      how: 'data: the sample report: weights of the areas, and their sum',
      values: [...reportAreas.map(({weight}) => weight), 100],
      on: ['/sample-report'],
    },
    {
      how: 'law: ceilings of article 34 NIS2 and article 38 of decree 138/2024, and what readers are warned of',
      values: [0.07, 0.1, 1.4, 2, 10],
      on: ['/blog/nis2-directive-italy'],
    },
    {
      how: 'example: loss of clients and margins of the article',
      values: [2, 60, 70],
      on: ['/blog/maximizing-roi'],
    },
    {
      how: 'example: margins and floor of the pricing guide, and net retention that neither grows nor shrinks',
      values: [10, 33, 49, 50, 51, 60, 100],
      on: ['/guides/pricing'],
    },
    {how: 'example: targets of the onboarding guide', values: [45, 70, 100], on: ['/guides/onboarding']},
  ],
};

const plans = `(?<of>${priced.map(({name}) => name).join('|')})`;
const value = String.raw`(?<value>\d+(?:[.,]\d+)*)`;

/** A question that pages answer in words, and the words in which they do. */
export interface Question {
  readonly ask: string;
  /** The answer; with `of` in the words, that of each. */
  readonly answer: number | ((of: string) => number | undefined);
  readonly said: Record<Language, readonly RegExp[]>;
}

const patterns = (...texts: readonly string[]) => texts.map((text) => new RegExp(text, 'g'));

/**
 * Questions with one answer, wherever on the site they are answered: pages, guides, articles, legal texts. In the words,
 * `value` is the answer and `of` what it is the answer for.
 */
export const questions: readonly Question[] = [
  {
    ask: 'How many days is the trial?',
    answer: claims.trialDays,
    said: {
      en: patterns(`${value}[- ]day (?:free )?trial`, `${value} days free`, `trial of ${value} days`),
      it: patterns(`${value} giorni gratis`, `prova (?:gratuita )?(?:è )?(?:di|per) ${value} giorni`),
    },
  },
  {
    ask: 'How many minutes does it take to set up?',
    answer: claims.setupMinutes,
    said: {
      en: patterns(
        `[Ss]etup takes ${value} minutes`,
        `account takes ${value} minutes`,
        `${value} minutes to set up`,
      ),
      it: patterns(`bastano ${value} minuti`, `${value} minuti per configurare`),
    },
  },
  {
    ask: 'Within how many days is a telco live?',
    answer: claims.telcoLaunchDays,
    said: {
      en: patterns(`live in under ${value} days`, `launches in under ${value} days`),
      it: patterns(`parte in meno di ${value} giorni`),
    },
  },
  {
    ask: 'What is saved per client and month?',
    answer: savedPerClientEur,
    said: {
      en: patterns(`[Ss]aves? up to €${value} per client`, `Save €${value} (?:per month|a month) per client`),
      it: patterns(`[Rr]isparmi\\w* (?:fino a )?${value} € (?:al mese )?per cliente`),
    },
  },
  {
    ask: 'What does a plan cost per month?',
    answer: (name) => priced.find((plan) => plan.name === name)?.eurPerMonth,
    said: {
      en: patterns(`${plans}(?: costs|:) €${value} (?:a|per) month`),
      it: patterns(`${plans}(?: costa|:) ${value} € al mese`),
    },
  },
  {
    ask: 'What does the white-label setup cost?',
    answer: whiteLabelSetupEur,
    said: {
      en: patterns(
        `White-label setup: €${value}`,
        `setup fee of €${value}`,
        `for the white label: €${value}`,
      ),
      it: patterns(
        `Attivazione del white label: ${value} €`,
        `costo una tantum di ${value} €`,
        `per il white label: ${value} €`,
      ),
    },
  },
  {
    ask: 'How many percent does nobody save more than?',
    answer: claims.savingsPercent,
    said: {
      en: patterns(`Up to ${value}% saved`),
      it: patterns(`[Ff]ino (?:al|all’)\\s?${value}% di risparmio`, `risparmio fino (?:al |all’)${value}%`),
    },
  },
];
