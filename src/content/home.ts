import {basicCatalogue, claims, frameworks, fullCatalogueOnly} from '@site/src/data/claims';
import {firstWeeks} from '@site/src/data/firstWeeks';
import {agreementFrom} from '@site/src/data/legal';
import {featurePlans, yearEur} from '@site/src/data/planFacts';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {clientInOrder} from '@site/src/data/sampleClients';
import {
  exampleClients,
  savedPerClientEur,
  savedPerYearEur,
  severalExampleClients,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import {clauses} from './clauses';
import {priceListWords} from './priceListWords';

const {eur, number, list} = formats('en');
const saved = eur(savedPerClientEur);
const {entry, trial, onRequest, several} = priceList;
const {from} = priceListWords;
const {fullCatalogue, customDomain} = featurePlans;
const price = eur(entry.eurPerMonth);
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;

export const home = {
  meta: {
    title: 'White-label cybersecurity for MSPs, telcos and platforms',
    description: `Sell security under your own brand: scans, compliance and breach monitoring for your clients, from ${price} a month. ${claims.trialDays}-day free trial, no credit card.`,
  },
  hero: {
    eyebrow: 'White-label security for MSPs, telcos and platforms',
    lede: 'Scan clients, prove compliance and watch the dark web under your logo and at your prices. We run the platform.',
    primary: 'Start Free Trial',
    secondary: 'Contact us',
    promises: [
      `${claims.trialDays} days free on ${trial.name}`,
      'No credit card',
      `Set up in ${claims.setupMinutes} minutes`,
    ],
    /** The headline: its end without script, and with the field for the name. The card shows the first sample brand. */
    own: {
      before: 'Sell security',
      plain: 'under your own brand.',
      as: 'as',
      label: 'Preview this page with your brand',
      samples: 'Or pick a sample partner:',
    },
  },
  dashboard: {
    label: 'The dashboard of a sample client, under four sample brands',
    menu: ['Overview', 'Attack surface', 'Dark web', 'Compliance', 'Remediation', 'Campaigns'],
    tiles: {
      vulnerabilities: 'vulnerabilities',
      scansCompleted: 'scans completed',
      compliancePercent: 'compliance',
    },
    activity: [
      {text: `${clientInOrder.name} scanned, no open findings`, when: '2 min'},
      {text: 'NIS2 assessment completed', when: '1 h'},
      {text: 'Leaked password found and reset', when: '4 h'},
    ],
  },
  frameworks: {
    title: 'The frameworks your clients have to meet, on one platform',
    pause: 'Pause the moving list',
  },
  savingsCallout: {
    title: `Save up to ${saved} per client, every month¹`,
    action: 'See the cost comparison',
  },
  growthPath: {
    eyebrow: 'Growth path',
    title: 'Start small, grow with your clients',
    lede: several
      ? 'Upgrade when your clients ask for more. You always set their prices.'
      : 'You pay one price, known in advance. You always set your clients’ prices.',
    banner: `${from} a month, billed annually.${onRequest ? ` Need more? ${onRequest.name} plans have no limits.` : ''}`,
    bannerAction: several ? 'Compare all plans' : 'See what it includes',
    popular: 'Most popular',
    perMonth: 'per month',
    billing: 'billed annually',
    /** Limits on a card. A missing number is unlimited. */
    limits: {
      clients: (most?: string) => (most ? `Up to ${most} clients` : 'Unlimited clients'),
      users: (most?: string) => (most ? `${most} team members` : 'unlimited team members'),
      scans: (most?: string) => (most ? `${most} scans a month` : 'Unlimited scans'),
    },
    actions: {trial: 'Start Free Trial', other: 'Book a meeting'},
  },
  statistics: {
    title: 'Results partners report²',
    scan: 'We scan every release of this site and publish the results, open issues included.',
    trust: 'See our latest scan',
    items: [
      {value: `${number(claims.msps)}+`, label: 'MSPs on board'},
      {
        value: `${claims.fewerSupportRequestsPercent}%`,
        label: 'fewer support requests with client workspaces',
      },
      {value: `${roiFrom}–${roiTo}`, label: 'months to a positive return'},
      {value: `${claims.savingsPercent}%`, label: 'maximum saving on tools'},
    ],
  },
  features: {
    title: 'Everything you need to run a security service',
    lede: `Set up your account in ${claims.setupMinutes} minutes and your team in ${onboardFrom} to ${onboardTo} hours.`,
    action: 'See the whole platform',
    items: {
      surface: {
        title: 'Attack surface management',
        text: 'Scan domains, websites and email systems on a schedule. Findings arrive ranked and explained.',
      },
      compliance: {
        title: 'Compliance assessments',
        text: fullCatalogue.later
          ? `Assess clients against ${list(basicCatalogue)}. ${fullCatalogue.name} adds ${list([...fullCatalogueOnly, 'your own'])}.`
          : `Assess clients against ${list(frameworks)}, or a framework you write.`,
      },
      remediation: {
        title: 'Remediation plans',
        text: 'Turn findings into a plan with owners, effort and order of work.',
      },
      workspaces: {
        title: 'Client workspaces',
        text: 'Let clients follow their own progress and call you less.',
      },
      breach: {
        title: 'Breach and dark web',
        text: 'Find leaked credentials early and turn them into a task.',
      },
      campaigns: {
        title: 'Campaign manager',
        text: 'Assess many clients at once. Reminders go out automatically.',
      },
      footprint: {
        title: 'Digital footprint reports',
        text: 'Open a sales conversation with an outsider’s view of the company: what anyone can see without access.',
      },
      advisor: {
        title: 'AI sales advisor and API',
        text: 'See what to offer each client next, straight in your CRM.',
      },
    },
  },
  growthModels: {
    title: 'Models for telcos, platforms and enterprises',
    lede: 'Add it to your bundle or product, or check your supply chain with it.',
    action: 'Explore all growth models',
    /** Heading of the counts in the suppliers' picture. */
    met: 'Controls met',
    models: {
      telco: {
        title: 'Telco',
        text: `Add security to the bundle businesses already buy from you, and go live in under ${claims.telcoLaunchDays} days.`,
        action: 'The telco model',
        diagram: 'An operator’s bill: fibre, mobile lines and security',
      },
      platform: {
        title: 'Platform',
        text: 'Embed assessments through the API, and price each quote on real scan results.',
        action: 'The platform model',
        diagram: 'A call to the API, answered with score, findings and frameworks',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Assess every supplier against the same framework and follow the fixes.',
        action: 'The enterprise model',
        diagram: 'Suppliers, and how many of the controls each meets, the weakest first',
      },
    },
  },
  calculator: {
    eyebrow: 'ROI calculator',
    title: 'What would you save?',
    lede: 'Enter your numbers. Copy the link to keep or share them.',
  },
  savingsTeaser: {
    title: 'One platform instead of six tools',
    text: `Separate tools cost ${eur(traditionalStackEur.typical)} per client per month on average, between ${eur(traditionalStackEur.from)} and ${eur(traditionalStackEur.to)}. ${severalExampleClients ? `With ${number(exampleClients)} clients, you` : 'You'} save ${eur(savedPerYearEur)} a year.¹`,
    action: 'Calculate your savings',
  },
  finalCta: {
    title: 'Start your next client meeting with a scan',
    text: `Scan a domain, read the report and show it to a client. Your ${claims.trialDays} days on ${trial.name} are free.`,
    primary: 'Start Free Trial',
    secondary: 'Contact us',
    report: 'Read a sample report',
  },
  faq: {
    title: 'Partners’ first questions',
    text: 'Not here?',
    contact: 'Ask us',
    items: [
      {
        question: 'Will my clients ever see another brand?',
        answer: `No. Reports, emails and screens show your ${customDomain.later ? `logo and colours and, from ${customDomain.name}, your own domain` : 'logo, colours and domain'}. Data protection documents name us as a sub-processor. We don’t sell to your clients.³`,
      },
      {
        question: 'How long until I can sell?',
        answer: `You set up your account in ${claims.setupMinutes} minutes and onboard your team in ${onboardFrom} to ${onboardTo} hours. You can have a report on your own company the same week. On our twelve-week schedule, your first clients start paying from week ${firstWeeks.clients[0]}. A telecom operator with its own portal and billing launches in under ${claims.telcoLaunchDays} days.`,
      },
      {
        question: 'Do I need security specialists?',
        answer: `Not to begin with. Scans run by themselves, assessments guide your client question by question, and we explain every finding. You need one person to walk the client through the report and get the fixes done. Our second-level support backs up your technicians.`,
      },
      {
        question: 'What does it cost, and what can I charge?',
        answer: `${from} a month for up to ${number(exampleClients)} clients, billed annually, with a one-time white-label setup fee of ${eur(whiteLabelSetupEur)}. You set your own prices. Compared with separate tools at ${eur(traditionalStackEur.typical)}, you save up to ${saved} per client per month.¹ ${several ? 'You can move up a plan at any time and pay the difference.' : ''}`,
      },
      {
        question: 'Is there a free trial?',
        answer: `Yes, ${claims.trialDays} days on the ${trial.name} plan, without a credit card. If you add a payment method, the trial continues as a paid year${yearEur.trial ? ` (${eur(yearEur.trial)})` : ''} unless you cancel first. If you don’t, you pay nothing.`,
      },
    ],
  },
  education: {
    title: 'Guides for you and your clients',
    items: {
      eduHub: {
        kind: 'Hub',
        title: 'Cyber Edu Hub',
        text: 'Security basics, ready to share with clients.',
      },
      guideWhiteLabel: {
        kind: 'Guide',
        title: 'Start a white-label service',
        text: 'Setup, pricing and client onboarding, step by step.',
      },
      guideBestPractices: {
        kind: 'Guide',
        title: 'Security best practices',
        text: 'Access, training, data and policies for small firms.',
      },
      blog: {
        kind: 'Blog',
        title: 'Notes from the team',
        text: 'NIS2, pricing and trust, from work with partners.',
      },
    },
  },
  notes: [
    clauses.separateTools,
    '² Partner count from our own records. Other figures reported by partners, not audited.',
    `³ The partner agreement says so from ${longDate('en', agreementFrom.nonSolicitation)}.`,
    'Prices exclude taxes.',
  ],
};

export type HomeContent = typeof home;
