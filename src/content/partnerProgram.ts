import {floorPriceDefaults} from '@site/src/data/calculators/floorPrice';
import {claims, frameworks} from '@site/src/data/claims';
import {agreement, dataProcessing} from '@site/src/data/legal';
import {popularExtras} from '@site/src/data/planFacts';
import type {PricedPlan} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/data/format';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {eur, number, list} = formats('en');
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;
const {entry, popular, trial, several} = priceList;
const {from} = priceListWords;
const clientsOf = ({clients}: PricedPlan) =>
  clients ? `Up to ${number(clients)} clients` : 'All your clients';
const costOf = ({name, eurPerMonth}: PricedPlan) => `on ${name} for ${eur(eurPerMonth)} a month`;

/** Features that make a partner move to the most popular plan: the smallest lacks them. */
const asked = {
  fullCatalogue: 'NIS2 and GDPR',
  customDomain: 'your own domain',
  remediationEngine: 'remediation plans',
  clientWorkspace: 'client workspaces',
};
const furtherClients = entry.addOns
  ? ` Just need more clients? Add them to ${entry.name} for ${eur(entry.addOns.extraClient)} a month each.`
  : '';

export const partnerProgram = {
  meta: {
    title: 'White-label partner program',
    description: `Put your brand on a cybersecurity platform, sell it at your own price and keep the client. ${from} a month, ${claims.trialDays}-day free trial.`,
  },
  start: 'Start partnership',
  sales: 'Contact sales',
  hero: {
    crumb: 'Partner program',
    title: 'Sell a security service and keep the margin.',
    lede: `${several ? `Plans start at ${eur(entry.eurPerMonth)}` : from} a month, and you set your own prices. You look after clients, and we run the platform and back up your technicians.`,
    promises: [
      `${claims.trialDays} days free on ${trial.name}`,
      'No credit card',
      'Your price, your invoice',
    ],
  },
  reports: {
    label: 'The same report under the brands of three sample partners',
    title: 'Security report',
    own: home.hero.own,
    client: `For ${sampleReport.client.name}`,
    chart: 'Sample progress of one client',
    /** Invoice of a sample partner to a sample client (`src/data/sampleInvoice.ts`). */
    invoice: {
      title: 'Invoice',
      client: `To ${sampleReport.client.name}`,
      service: 'Monthly security service',
      /** Stub of costs that the client does not see. */
      stub: `Your costs, with ${number(floorPriceDefaults.clients)} clients`,
      plan: 'Plan cost per client',
      own: 'Your time and costs',
      kept: 'Your profit',
      source: 'See the calculation',
    },
    sample: true,
  },
  /** Weeks as planned in docs/guides/white-label.md, with facts from guides, data and agreement. */
  steps: {
    title: 'Three steps to recurring revenue',
    lede: 'Go from contracts to paying clients in twelve weeks, with a guide for each step.',
    weeks: (from: number, to?: number) => (to ? `Weeks ${from}–${to}` : `Week ${from}`),
    you: 'You',
    we: 'We',
    items: {
      setup: {
        title: 'Sign up and customize',
        figure: `${claims.trialDays} days free`,
        unit: 'for your own company',
        text: 'Add your logo and colours, and scan your own domains.',
      },
      deliver: {
        title: 'Sell and deliver',
        figure: clientsOf(entry),
        unit: costOf(entry),
        text: 'Present the report with your brand, sell the fixes and prove your work with regular scans.',
      },
      grow: {
        title: 'Earn and grow',
        figure: clientsOf(popular),
        unit: costOf(popular),
        text: 'Earn a monthly fee from every client, and sell the next service with each finding.',
      },
    },
    stretches: {
      papers: {
        title: 'Contracts, people, prices',
        you: 'Contracts and data roles, three packages, a price for each',
        we: 'Partner agreement and DPA to build on, guides and checklists',
        done: 'A colleague can explain the offer from one page',
        guide: 'Checklist: set up the business',
      },
      own: {
        title: 'Your own report',
        you: 'Logo and colours on, your own domains scanned',
        we: `Account in ${claims.setupMinutes} minutes, onboarding in ${onboardFrom} to ${onboardTo} hours`,
        done: 'Your own report, with findings assigned',
        guide: 'Guide: fix what it finds',
      },
      known: {
        title: 'Three companies that know you',
        you: 'A signed authorization from each, and twenty minutes to present',
        we: 'Scans, assessments and reports with your brand',
        done: 'Three reports presented, at least one paid project agreed',
        guide: 'Guide: from findings to priorities',
      },
      clients: {
        title: 'First paying clients',
        you: 'Thirty days with each: baseline, kick-off, fixes, second scan',
        we: 'The first onboarding with you, then second-level support',
        done: 'First monthly review held',
        guide: 'Checklist: a client on day 30',
      },
      others: {
        title: 'The rest of your prospects',
        you: 'The other prospects, with hours and prices reviewed',
        we: several ? 'A larger plan when clients ask for it' : 'Second-level support for your technicians',
        done: 'You know your hours per client, and your prices reflect them',
        guide: 'Guide: set your prices',
      },
    },
    larger: popularExtras.length
      ? {
          title: `Why ${popular.name}`,
          text: `Upgrade for ${list(popularExtras.map((feature) => asked[feature]))}.${furtherClients}`,
        }
      : undefined,
    who: 'Week-by-week plan',
    plan: 'Read the plan in the white-label guide',
  },
  benefits: {
    title: 'Your brand, your prices, your clients',
    items: [
      {
        title: 'Recurring revenue',
        figure: `${roiFrom}–${roiTo} months`,
        unit: 'to a positive return¹',
        text: 'Clients pay you every month, at the price you set. You pay for one plan.',
      },
      {
        title: 'Branded reports and interfaces',
        figure: `${number(frameworks.length)} frameworks`,
        unit: 'plus our own, in the full catalogue',
        text: 'Reports, emails and screens show your logo and colours. Your clients only ever deal with you.',
      },
      {
        title: 'Technical and sales support',
        figure: `${onboardFrom}–${onboardTo} hours`,
        unit: 'of onboarding with us, then chat and email',
        text: `Our second-level team backs up your technicians, and your salespeople get guides and forms. Client workspaces cut support requests by ${claims.fewerSupportRequestsPercent}%.¹`,
      },
    ],
    sheets: {
      title: 'Forms to leave with a client',
      text: 'Emergency contacts, checklists and a risk register, with your name and colour.',
      link: 'Put your name on them',
    },
  },
  testimonial: {
    title: 'From a partner',
    report: 'Read a sample report',
    quote:
      'We had the clients and their trust, but no security service we could put our name on. Now the report they read every month is ours, and so is the invoice.',
    author: 'Giulia Ferrante',
    role: 'Head of managed services',
    sample: true,
  },
  responsibilities: {
    title: 'You look after clients, we back you up',
    lede: 'You give first-level support to your End Users. We give second-level support to your technicians.',
    caption: 'Responsibilities of partner and provider',
    you: 'You, the partner',
    we: 'We, the provider',
    rows: {
      sales: {
        topic: 'Sales',
        you: 'Your offer, your price, your invoice',
        we: 'One invoice to you, for your plan',
      },
      service: {
        topic: 'Service',
        you: 'Assessments, advice and remediation with the client',
        we: 'Platform, scans and up-to-date frameworks',
      },
      brand: {topic: 'Brand', you: 'Your logo, colours and domain', we: 'Behind the scenes'},
      data: {
        topic: 'Personal data',
        you: 'Processor for your End Users, the controllers',
        we: 'Sub-processor, under the Data Processing Agreement',
      },
    },
    inShort: {
      title: 'The terms in six lines',
      terms: {
        prices: {
          topic: 'Prices',
          text: 'You set your own. No exclusivity, no minimum sales.²',
        },
        payment: {
          topic: 'Payment',
          text: `Online at purchase, or ${agreement.invoiceDueDays} days from the invoice with an Order Form.`,
        },
        renewal: {
          topic: 'Renewal',
          text: 'Plans bought online renew for the same period. You can cancel before the renewal.',
        },
        breach: {
          topic: 'Breach',
          text: `The party in breach has ${agreement.curePeriodDays} days from the notice to cure it.`,
        },
        data: {
          topic: 'Data at the end',
          text: `We return or delete personal data within ${dataProcessing.deletionDays} days.`,
        },
        law: {
          topic: 'Law',
          text: `Italian law and the courts of ${agreement.courts.outsideUs}. In the US, Delaware and ${agreement.courts.us}.`,
        },
      },
    },
    contracts: 'In full:',
    terms: 'Master Services and Reseller Agreement',
    dpa: 'Data Processing Agreement',
  },
  cases: {
    title: 'Your kind of business',
    items: {
      msp: {
        title: 'MSP',
        text: 'Add security and a monthly fee to the IT contracts you have.',
      },
      mssp: {
        title: 'MSSP',
        text: 'See scans, assessments and compliance of many clients on one screen.',
      },
      telco: {
        title: 'Telco',
        text: `Sell security in your business bundle, and go live in under ${claims.telcoLaunchDays} days.`,
      },
      insurer: {
        title: 'Insurance platform',
        text: 'Embed assessments through the API, and quote on real scan results.',
      },
    },
  },
  finalCta: {
    title: 'Pick your first client with us',
    text: 'Bring one name to a first meeting. We’ll go through the report that client would get from you.',
  },
  notes: [
    '¹ Reported by partners. The drop in support requests applies with client workspaces.',
    '² An Order Form can set other terms.',
    'Prices exclude taxes.',
  ],
};

export type PartnerProgramContent = typeof partnerProgram;
