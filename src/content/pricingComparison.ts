import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {entryHasAllTools, featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {
  clientsSharing,
  exampleClients,
  productPercent,
  productPerClientEur,
  savedPerClientEur,
  savedPerYearEur,
  savedWithOnePlanEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {clauses} from './clauses';

const {eur, number, percent, list} = formats('en');
const {entry, several} = priceList;
const from = eur(entry.eurPerMonth);
const perClient = eur(productPerClientEur);
const stack = eur(traditionalStackEur.typical);
const saved = eur(savedPerClientEur);
const savedPerYear = eur(savedPerYearEur);
const clients = number(exampleClients);
const {remediationEngine: remediation, clientWorkspace: workspaces} = featurePlans;
const [roiFrom, roiTo] = claims.roiMonths;
/** What the smallest plan does not replace. */
const lacking = [
  ...(remediation.later ? ['remediation'] : []),
  ...(workspaces.later ? ['the client portal'] : []),
];

export const pricingComparison = {
  meta: {
    title: 'Cost savings: six security tools or one platform',
    description: `A traditional security stack costs ${stack} per client per month; ${brand.name} starts at ${from}. Compare line by line and calculate your own saving.`,
  },
  paper: {
    questions: 'Questions?',
  },
  hero: {
    eyebrow: 'Cost-savings comparison',
    title: 'Stop paying for six tools per client.',
    lede: `Replace them with one platform under your brand, and save up to ${saved} per client every month.`,
    primary: 'Start Free Trial',
    secondary: 'Calculate your savings',
  },
  preview: {
    label: `Quick preview: traditional stack ${stack} a month, ${brand.name} ${perClient} a month, ${saved} saved per month per client`,
    stack: 'Traditional stack',
    stackNote: 'six tools, six invoices',
    productNote: lacking.length ? `${entry.name}, without ${list(lacking)}¹` : 'one platform¹',
    perMonth: '/month',
    saving: `Save ${saved} per month per client`,
  },
  table: {
    title: 'Six tools, line by line',
    lede: 'Average cost per client per month, with the price range in grey.',
  },
  callout: {
    title: `${savedPerYear} a year with ${clients} clients¹`,
    text: clientsSharing
      ? `${saved} saved per client, over twelve months.`
      : `That counts one plan per client. All ${clients} on one ${entry.name} plan save ${eur(savedWithOnePlanEur)}${lacking.length ? `, without ${list(lacking)}` : ''}.`,
    factors: [
      {value: saved, label: 'saved per client per month'},
      {value: clients, label: 'clients'},
      {value: '12', label: 'months'},
    ],
  },
  charts: {
    title: `${saved} back every month, per client`,
    bars: {
      title: clientsSharing
        ? 'Cost per client per month'
        : 'Cost per client per month, with one plan for one client',
      label: `Cost per client per month: traditional stack ${stack}, ${brand.name} ${perClient}`,
      stack: 'Traditional stack',
      share: `${brand.name} costs ${percent(productPercent)} of the traditional stack.`,
    },
  },
  calculator: {
    title: 'Calculate your savings',
    lede: 'Enter your numbers. Copy the link to keep or share them.',
  },
  benefits: {
    title: 'More than a lower bill',
    items: {
      contracts: {
        title: 'Five fewer contracts to renew',
        text: 'You have one agreement, one invoice and one renewal date.',
      },
      work: {
        title: 'No more copying between tools',
        text: 'A finding becomes a task, then a line in the report.',
      },
      brand: {
        title: 'Your brand everywhere',
        text: 'Dashboard, reports and emails show your brand.',
      },
    },
  },
  proof: {
    title: 'Partner stories',
    action: 'Find your growth model',
    quotes: [
      {
        quote:
          'We found three tools that largely did the same job. Now one platform does it, and the reports finally look like ours.',
        author: 'Marta Galli',
        role: 'Managing director',
        company: 'an MSP in Bologna',
        results: [`${eur(claims.caseStudySavedEurPerYear)} saved per year`],
        sample: true,
      },
      {
        quote: `We moved ${clients} clients over and kept our prices. The difference pays for the hours we used to give away.`,
        author: 'Tomás Ferreira',
        role: 'Owner',
        company: 'an IT services firm in Porto',
        results: [`${savedPerYear} saved per year¹`],
        sample: true,
      },
      {
        quote:
          'The board asked when it would pay for itself. We could answer in the same meeting, with our own figures.',
        author: 'Karin Lindqvist',
        role: 'Head of security services',
        company: 'a regional telecom operator',
        results: [
          `Up to ${claims.savingsPercent}% saved on tools²`,
          `Positive return within ${roiFrom}–${roiTo} months²`,
        ],
        sample: true,
      },
    ],
  },
  faq: {
    title: 'Questions about the numbers',
    text: 'Not here?',
    contact: 'Ask us',
    items: [
      {
        question: `Where does the figure of ${stack} come from?`,
        answer: `It’s the sum of the prices of six kinds of tool, each at the middle of its price range. The whole stack costs between ${eur(traditionalStackEur.from)} and ${eur(traditionalStackEur.to)} per client per month. Enter your own price in the calculator.`,
      },
      {
        question: `Does the ${from} plan cover all six?`,
        answer: `${entryHasAllTools ? 'Yes.' : 'Not all of them.'} ${entry.name} covers scanning, compliance assessments, dark web monitoring and reporting for up to ${clients} clients.${
          remediation.later
            ? ` ${remediation.name} adds automatic remediation plans for ${eur(remediation.eurPerMonth ?? 0)} a month.`
            : ' Automatic remediation plans are included.'
        }${
          workspaces.later
            ? ` ${workspaces.name} adds client workspaces for ${eur(workspaces.eurPerMonth ?? 0)}.`
            : ' So are client workspaces.'
        }${several ? ' The calculator picks the right plan.' : ''}`,
      },
      {
        question: 'How soon does it pay off?',
        answer: `You can expect a positive return within ${roiFrom} to ${roiTo} months.²`,
      },
      {
        question: 'Can I take the figures to a meeting?',
        answer:
          'Yes. “Download PDF” makes a document with your inputs, the result, the table and the assumptions. Your browser makes it, so your numbers stay with you.',
      },
    ],
  },
  finalCta: {
    title: 'Share the numbers with your decision-maker',
    text: `Download the PDF, then try the platform free for ${claims.trialDays} days.`,
    primary: 'Start Free Trial',
    secondary: 'Contact us',
  },
  assumptions: {
    title: 'Sources and assumptions',
    more: 'How we calculate',
  },
  notes: [clauses.separateTools, '² Reported by partners.', 'Prices exclude taxes.'],
};

export type PricingComparisonContent = typeof pricingComparison;
