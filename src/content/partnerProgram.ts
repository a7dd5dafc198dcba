import {claims, frameworks} from '@site/src/data/claims';
import {agreement, dataProcessing} from '@site/src/data/legal';
import {featurePlans, type FullPlan, fullPlans, popularExtras} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/lib/format';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {eur, number, list} = formats('en');
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;
const {entry, popular, trial, several} = priceList;
const {from, since} = priceListWords;
const clientsOf = ({clients}: FullPlan) =>
  clients ? `Up to ${number(clients)} clients` : 'All your clients';
/** Limit of the next plan, not the number of clients in its weeks. */
const roomOf = ({clients}: FullPlan) =>
  clients ? `Room for ${number(clients)} clients` : 'All your clients';
const clientsOn = ({name, eurPerMonth, eurPerClient}: FullPlan) =>
  `on ${name} for ${eur(eurPerMonth)} a month${eurPerClient ? `: ${eur(eurPerClient)} each when full` : ''}`;

/** Features that make a partner move to the most popular plan: the smallest lacks them. */
const asked = {
  fullCatalogue: 'NIS2 and GDPR',
  customDomain: 'your own domain',
  remediationEngine: 'remediation plans',
  clientWorkspace: 'client workspaces',
};
const furtherClients = entry.addOns
  ? ` For numbers alone you can stay: ${entry.name} takes further clients at ${eur(entry.addOns.extraClient)} a month each.`
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
    title: 'A security business with your name on it.',
    lede: `${from} a month; what your clients pay is up to you, and all above the plan is yours. You look after them, we run the platform and answer your technicians when a question goes deep.`,
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
      stub: 'Not on the invoice',
      plan: 'Their share of the plan',
      own: 'Your hours and costs',
      kept: 'Yours to keep',
      source: 'Worked out in our pricing guide',
    },
    sample: true,
  },
  /** Weeks as planned in docs/guides/white-label.md, with facts from guides, data and agreement. */
  steps: {
    eyebrow: 'Your first twelve weeks',
    title: 'Three steps to recurring revenue',
    lede: 'From papers to paying clients, as our guides plan it: the dates may move, the order of the clients stays.',
    weeks: (from: number, to?: number) => (to ? `Weeks ${from}–${to}` : `Week ${from}`),
    you: 'You',
    we: 'We',
    items: {
      setup: {
        title: 'Sign up and customize',
        figure: `${number(1)} company:`,
        unit: `your own, free for ${claims.trialDays} days`,
        text: 'Your brand and your own company come first.',
      },
      deliver: {
        title: 'Sell and deliver',
        figure: clientsOf(fullPlans.entry),
        unit: clientsOn(fullPlans.entry),
        text: 'The report under your brand shows what is wrong, your offer what it takes to fix it, and regular scans prove the work.',
      },
      grow: {
        title: 'Earn and grow',
        figure: roomOf(fullPlans.popular),
        unit: clientsOn(fullPlans.popular),
        text: 'Every client is a monthly fee, every finding a reason for the next service.',
      },
    },
    stretches: {
      papers: {
        title: 'Papers, people, prices',
        you: 'Contracts and data roles, three packages, a price for each',
        we: 'Partner agreement and DPA to build on, guides and checklists',
        done: 'A colleague can explain the offer from one page',
        guide: 'Checklist: set up the business',
      },
      own: {
        title: 'Your own report',
        you: 'Logo and colours on, your own domains scanned',
        we: `Account in ${claims.setupMinutes} minutes, onboarding in ${onboardFrom} to ${onboardTo} hours`,
        done: 'The report is on your desk, findings assigned',
        guide: 'Guide: fix what it finds',
      },
      known: {
        title: 'Three who know you',
        you: 'A signed authorization each, and twenty minutes to present',
        we: 'Scans, assessments and reports under your name',
        done: 'Three reports presented, at least one paid project agreed',
        guide: 'Guide: from findings to priorities',
      },
      clients: {
        title: 'First paying clients',
        you: 'Thirty days with each: baseline, kick-off, fixes, second scan',
        we: 'The first onboarding with you, then second level',
        done: 'First monthly review held',
        guide: 'Checklist: a client on day 30',
      },
      others: {
        title: 'The rest of your list',
        you: 'The other names of your ten; a second look at hours and prices',
        we: several ? 'A larger plan when your list asks for it' : 'Second level for your technicians',
        done: 'You know your hours per client, and your prices reflect them',
        guide: 'Guide: set your prices',
      },
    },
    larger: popularExtras.length
      ? {
          title: `Why ${popular.name}`,
          text: `It has what clients ask for and ${entry.name} lacks: ${list(popularExtras.map((feature) => asked[feature]))}.${furtherClients}`,
        }
      : undefined,
    who: 'Week by week: who does what',
    plan: 'The plan in the white-label guide',
  },
  benefits: {
    eyebrow: 'Partner benefits',
    title: 'What the program gives you',
    lede: 'The platform is the same for everyone. What you build on it is yours: brand, prices, clients.',
    items: [
      {
        title: 'Recurring revenue',
        figure: `${roiFrom}–${roiTo} months`,
        unit: 'to a positive return, as partners report',
        text: 'Clients pay you every month, at the price you set. Your own cost is one plan, known in advance, instead of a licence for each tool.',
      },
      {
        title: 'Branded reports and interfaces',
        figure: `${number(frameworks.length)} frameworks`,
        unit: 'in the full catalogue, each a report under your brand',
        text: `Reports, emails and screens carry your logo and colours ${since(featurePlans.logoAndColours)}. Your clients deal with one company: yours.`,
      },
      {
        title: 'Technical and sales support',
        figure: `${onboardFrom}–${onboardTo} hours`,
        unit: 'of onboarding with us, then chat and email',
        text: `Behind your technicians stands our second level; your salespeople get guides, and sheets with your name to hand on. Where each client has a workspace (${since(featurePlans.clientWorkspace)}), partners report ${claims.fewerSupportRequestsPercent}% fewer support requests.`,
      },
    ],
    sheets: {
      title: 'Forms to leave with a client',
      text: 'Whom to call in an incident, what to check, which risks come first. Your browser writes your name and colour into the files, today, before you sign anything.',
      link: 'Put your name on them',
    },
  },
  testimonial: {
    title: 'From a partner',
    report: 'A whole sample report',
    quote:
      'We had the clients and their trust, but no security service we could put our name on. Now the report they read every month is ours, and so is the invoice.',
    author: 'Giulia Ferrante',
    role: 'Head of managed services',
    sample: true,
  },
  responsibilities: {
    title: 'You face the client. We stand behind you.',
    lede: 'You give first-level support to your End Users. We give second-level support only: your technicians reach us, your End Users never have to.',
    path: [
      {who: 'Your End User', does: 'Asks you, and only you'},
      {who: 'You', does: 'First-level support: you answer under your name'},
      {who: 'Us', does: 'Second-level support: we help your technicians'},
    ],
    caption: 'Responsibilities of partner and provider',
    you: 'You, the partner',
    we: 'We, the provider',
    rows: [
      {topic: 'Sales', you: 'Your offer, your price, your invoice', we: 'One invoice to you, for your plan'},
      {
        topic: 'Service',
        you: 'Assessments, advice and remediation with the client',
        we: 'Platform, scans and frameworks, kept current',
      },
      {
        topic: 'Brand',
        you: `Your logo and colours, your domain ${since(featurePlans.customDomain)}`,
        we: 'Out of your clients’ sight',
      },
      {
        topic: 'Personal data',
        you: 'Processor for your End Users, who are the controllers',
        we: 'Sub-processor, under the Data Processing Agreement',
      },
    ],
    inShort: {
      title: 'The terms in six lines',
      terms: {
        prices: {
          topic: 'Prices',
          text: 'You set yours. No exclusivity and no minimum turnover, unless an Order Form says so.',
        },
        payment: {
          topic: 'Payment',
          text: `Online at purchase; under an Order Form, ${agreement.invoiceDueDays} days from the invoice.`,
        },
        renewal: {
          topic: 'Renewal',
          text: 'Plans bought online renew for the same period, unless you cancel before.',
        },
        breach: {
          topic: 'Breach',
          text: `The party in breach has ${agreement.curePeriodDays} days from the notice to put it right.`,
        },
        data: {
          topic: 'Data at the end',
          text: `Personal data is returned or deleted within ${dataProcessing.deletionDays} days.`,
        },
        law: {
          topic: 'Law',
          text: `Italian law and the courts of ${agreement.courts.outsideUs}; for partners in the US, Delaware and ${agreement.courts.us}.`,
        },
      },
    },
    contracts: 'In full:',
    terms: 'Master Services and Reseller Agreement',
    dpa: 'Data Processing Agreement',
  },
  cases: {
    title: 'How companies like yours sell it',
    items: {
      msp: {
        title: 'MSP',
        text: 'Adds security to the IT it already looks after, and a monthly fee to its contracts.',
      },
      mssp: {
        title: 'MSSP',
        text: 'Puts scans, assessments and compliance of many clients on one screen.',
      },
      telco: {
        title: 'Telco',
        text: `Sells security in its bundle for businesses, live in under ${claims.telcoLaunchDays} days.`,
      },
      insurer: {
        title: 'Insurance platform',
        text: 'Embeds assessments through the API, and bases its quotes on what a scan has found.',
      },
    },
  },
  finalCta: {
    title: 'Which client comes first?',
    text: `Bring one name to a first meeting. The ${claims.trialDays} days of the trial on ${trial.name} begin when you are ready.`,
    meeting: 'In the meeting',
    agenda: [
      'We choose one of your clients to begin with.',
      'We go through the report that they would get, under your name.',
      'We settle who does what, and when your trial begins.',
    ],
  },
};

export type PartnerProgramContent = typeof partnerProgram;
