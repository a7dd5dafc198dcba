import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {entryHasAllTools, featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {
  clientsSharing,
  exampleClients,
  productPercent,
  productPerClientEur,
  savedPerClientEur,
  savedPerMonthEur,
  savedPerYearEur,
  savedWithOnePlanEur,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {clauses} from './clauses';
import {priceListWords} from './priceListWords';

const {eur, number, percent, list} = formats('en');
const {entry, several} = priceList;
const {since} = priceListWords;
const from = eur(entry.eurPerMonth);
const perClient = eur(productPerClientEur);
const stack = eur(traditionalStackEur.typical);
const saved = eur(savedPerClientEur);
const savedPerYear = eur(savedPerYearEur);
const clients = number(exampleClients);
const {remediationEngine: remediation, clientWorkspace: workspaces, fullCatalogue: catalogue} = featurePlans;
/** Features of the traditional stack that the smallest plan lacks. */
const notInEntry = [
  ...(remediation.later ? [`automatic remediation plans (from ${remediation.name})`] : []),
  ...(catalogue.later ? [`NIS2 and GDPR (from ${catalogue.name})`] : []),
  ...(workspaces.later ? [`client workspaces (from ${workspaces.name})`] : []),
];
const [roiFrom, roiTo] = claims.roiMonths;

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
    lede: `Scanner, compliance, dark web, projects, reporting, portal: bought one by one they add up. ${brand.name} puts them into one platform under your brand.`,
    primary: 'Start Free Trial',
    secondary: 'Calculate your savings',
  },
  preview: {
    label: `Quick preview: traditional stack ${stack} a month, ${brand.name} ${perClient} a month, ${saved} saved per month per client`,
    stack: 'Traditional stack',
    stackNote: 'six tools, six invoices',
    productNote: `one platform, ${clauses.perClient}`,
    perMonth: '/month',
    saving: `Save ${saved} per month per client`,
    /** Features that the price excludes. Empty if it includes everything. */
    without: notInEntry.length ? `${perClient} is ${entry.name}, without ${list(notInEntry)}.` : '',
  },
  table: {
    eyebrow: 'Comparison',
    title: 'What each tool costs, and where it is included',
    lede: 'Average cost for one client, per month. The range in grey shows how far offers vary.',
  },
  callout: {
    title: `${savedPerYear} a year with ${clients} clients`,
    text: `The monthly difference, times your clients, times twelve, ${clauses.perClient}.${clientsSharing ? '' : ` With one plan for all ${clients} it is ${eur(savedWithOnePlanEur)}.`}${notInEntry.length ? ` ${clientsSharing ? 'This counts' : 'Both count'} ${entry.name}, without ${list(notInEntry)}.` : ''}`,
    factors: [
      {value: saved, label: 'saved per client per month'},
      {value: clients, label: 'clients'},
      {value: '12', label: 'months'},
    ],
  },
  charts: {
    eyebrow: 'Drawn to scale',
    title: 'The gap is there every month, so it adds up',
    bars: {
      title: 'Cost per client per month',
      label: `Cost per client per month: traditional stack ${stack}, ${brand.name} ${perClient}`,
      stack: 'Traditional stack',
      share: `${brand.name} costs ${percent(productPercent)} of the traditional stack.`,
    },
    year: {
      title: 'Savings over the year',
      text: `With ${clients} clients, ${eur(savedPerMonthEur)} less to spend each month, ${clauses.perClient}.`,
      label: `Savings over the year with ${clients} clients: ${eur(savedPerMonthEur)} after the first month, ${savedPerYear} after twelve`,
      month: (count: number) => (count === 1 ? 'month 1' : `month ${count}`),
    },
  },
  calculator: {
    eyebrow: 'ROI calculator',
    title: 'Now with your own numbers',
    lede: 'Clients, price and tools are yours to change. The address of the page keeps them; nothing is sent unless you send it.',
  },
  benefits: {
    eyebrow: 'Beyond the price',
    title: 'What else changes when six tools become one',
    action: 'See how it works',
    items: {
      contracts: {
        title: 'Five fewer contracts to renew',
        text: 'One agreement, one invoice and one renewal date instead of six.',
      },
      work: {
        title: 'No more copying between tools',
        text: 'A finding from a scan becomes a task, then a line in the report. No one types it twice.',
      },
      brand: {
        title: 'Your brand, and only yours, in front of clients',
        text: `Dashboard, reports and emails carry your brand, whichever part of the platform they come from; the domain is yours ${since(featurePlans.customDomain)}.`,
      },
    },
  },
  proof: {
    eyebrow: 'Partners',
    title: 'What changes when the stack is gone',
    action: 'Find your growth model',
    quotes: [
      {
        quote:
          'We added up our renewals and found three tools that largely did the same job. Now one platform does it, and the reports finally look like ours.',
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
        results: [`${savedPerYear} saved per year, ${clauses.perClient}`, `${clients} clients moved over`],
        sample: true,
      },
      {
        quote:
          'The board asked when it would pay for itself. We could answer in the same meeting, with our own figures.',
        author: 'Karin Lindqvist',
        role: 'Head of security services',
        company: 'a regional telecom operator',
        results: [
          `Up to ${claims.savingsPercent}% saved on tools, as partners report`,
          `Positive return within ${roiFrom}–${roiTo} months`,
        ],
        sample: true,
      },
    ],
  },
  faq: {
    eyebrow: 'FAQ',
    title: 'Questions about the numbers',
    text: 'Not here?',
    contact: 'Ask us',
    items: [
      {
        question: `Where does the figure of ${stack} come from?`,
        answer: `It is the sum of six kinds of tools that providers usually buy one by one, each counted at the middle of its range. The whole stack costs between ${eur(traditionalStackEur.from)} and ${eur(traditionalStackEur.to)} per client per month. If you pay less or more today, put your own price into the calculator.`,
      },
      {
        question: `Does the ${from} plan cover all six?`,
        answer: `${entryHasAllTools ? 'Yes.' : 'Not all of them.'} ${entry.name} covers scanning, compliance assessments, dark web monitoring and reporting for up to ${clients} clients.${
          remediation.later
            ? ` Automatic remediation plans come with ${remediation.name} at ${eur(remediation.eurPerMonth ?? 0)} a month.`
            : ' Automatic remediation plans are included.'
        }${
          workspaces.later
            ? ` Client workspaces come with ${workspaces.name} at ${eur(workspaces.eurPerMonth ?? 0)}.`
            : ' So are client workspaces.'
        }${several ? ' The calculator picks the plan that your clients and tools need.' : ''}`,
      },
      {
        question: 'When do separate tools cost less?',
        answer: `${workspaces.later ? `If you have only a few clients and they need workspaces (from ${workspaces.name})` : 'With very few clients'}, or if one or two cheap tools are all you need. The calculator says so in words instead of showing a saving, and you can try the platform now and run the numbers again as you grow.`,
      },
      {
        question: 'What is not in the calculation?',
        answer: `Add-ons such as extra clients or users, and the one-time white-label setup fee of ${eur(whiteLabelSetupEur)}. Your own working time is not in it either, although one platform usually takes less of it.`,
      },
      {
        question: 'How soon does it pay off?',
        answer: `Partners report a positive return within ${roiFrom} to ${roiTo} months. Plans are billed annually${several ? '; upgrades apply at once and are prorated, downgrades apply at the end of the billing cycle' : ''}.`,
      },
      {
        question: 'Can I take the figures to a meeting?',
        answer:
          'Yes. The “Download PDF” button makes a document with your inputs, the result, the table, the formula and the assumptions. It is made in your browser, and nothing is uploaded. “Print” gives you the same on paper.',
      },
    ],
  },
  finalCta: {
    title: 'Hand the PDF to the person who signs',
    text: `It has your inputs, the result and every assumption. If they agree with the sum, try the platform for ${claims.trialDays} days before you cancel a single tool.`,
    primary: 'Start Free Trial',
    secondary: 'Contact us',
  },
  assumptions: {
    title: 'Assumptions and sources',
    lede: 'What the figures on this page rest on.',
  },
};

export type PricingComparisonContent = typeof pricingComparison;
