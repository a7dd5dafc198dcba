import {brand} from '@site/src/data/brand';
import {claims, frameworks} from '@site/src/data/claims';
import {firstWeeks} from '@site/src/data/firstWeeks';
import {agreementFrom} from '@site/src/data/legal';
import {whiteLabelSetupEur} from '@site/src/data/plans';
import {featurePlans, withFullCatalogue} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {clientInOrder} from '@site/src/data/sampleClients';
import {sampleReport} from '@site/src/data/sampleReport';
import {
  exampleClients,
  productPerClientEur,
  savedPercent,
  savedPerClientEur,
  savedPerYearEur,
  severalExampleClients,
  traditionalStackEur,
} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import {clauses} from './clauses';
import {priceListWords} from './priceListWords';

const {eur, number, percent, list} = formats('en');
const saved = eur(savedPerClientEur);
const {entry, trial, onRequest, several} = priceList;
const {from, since} = priceListWords;
const price = eur(entry.eurPerMonth);
const [allOfThem, ofTheirOwn] = [since(featurePlans.fullCatalogue), since(featurePlans.customFrameworks)];
/** Name of the first plan with all frameworks: the smallest has the basic catalogue. */
const allFrameworks = withFullCatalogue.customFrameworks
  ? `all of them, and frameworks of your own, ${allOfThem}`
  : `all of them ${allOfThem}, frameworks of your own ${ofTheirOwn}`;
/** First plans with features that pictures show: a custom domain and two frameworks. */
const ownDomain = since(featurePlans.customDomain);
const later = withFullCatalogue.customDomain
  ? `Your own domain, NIS2 and GDPR ${allOfThem}`
  : `Your own domain ${ownDomain}, NIS2 and GDPR ${allOfThem}`;
const [roiFrom, roiTo] = claims.roiMonths;
const [onboardFrom, onboardTo] = claims.onboardingHours;
const {client} = sampleReport;

export const home = {
  meta: {
    title: 'White-label cybersecurity for MSPs, telcos and platforms',
    description: `Sell security under your own brand: scans, compliance and breach monitoring for your clients, from ${price} a month. ${claims.trialDays}-day free trial, no credit card.`,
  },
  hero: {
    eyebrow: 'White-label security for MSPs, telcos and platforms',
    title: 'Sell security under your own name, from Monday.',
    lede: 'Scans, compliance and breach monitoring that your clients see as yours: your logo, your colours, your price list. We stay out of the picture.',
    primary: 'Start Free Trial',
    secondary: 'Contact us',
    promises: [
      `${claims.trialDays} days free on ${trial.name}`,
      'No credit card',
      `Set up in ${claims.setupMinutes} minutes`,
    ],
    /** Label of the name field, and of the sample brands. The card shows the first of them. */
    own: {
      label: 'See this whole page under your name',
      samples: 'See it as one of these sample partners:',
    },
    /** First plan with the features in the picture, if the smallest lacks them. */
    later: `${later}.`,
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
    title: 'The frameworks your clients are asked about, in one place',
    pause: 'Pause the moving list',
  },
  savingsCallout: {
    title: `Save up to ${saved} per client, every month`,
    text: `Against the separate tools that the platform replaces, ${clauses.perClient}.`,
    action: 'See the cost comparison',
  },
  growthPath: {
    eyebrow: 'Growth path',
    title: 'A plan for each stage of your service',
    lede: several
      ? 'You pay for the stage you are at and move up when your clients ask for more. What you charge them is always your decision.'
      : 'You pay one price, known in advance. What you charge your clients is always your decision.',
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
    title: 'We scan our own site first, and publish the result',
    lede: 'Every build is scanned before it goes online. The trust page says what passed, what is still open, and who closes it by when.',
    /** Captions of the proofs. The day follows the first. */
    proof: {
      scan: 'checks of this site’s own build passed on',
      report: 'findings in the sample report, each with its evidence and how to fix it',
      answer: 'days, at most, until a person answers a vulnerability report',
    },
    trust: 'Certificates, sub-processors, and where data is kept',
    source: 'Partners as we count them; the rest as they report it to us. Not audited.',
    items: [
      {value: `${number(claims.msps)}+`, label: 'MSPs on board'},
      {
        value: `${claims.fewerSupportRequestsPercent}%`,
        label: 'fewer support requests with a client workspace',
      },
      {value: `${roiFrom}–${roiTo}`, label: 'months to a positive return'},
      {
        value: `${claims.savingsPercent}%`,
        label: `the highest saving on tools that partners report; at list prices it is ${percent(savedPercent)}`,
      },
    ],
  },
  features: {
    title: 'What a security service needs, on one platform',
    lede: `Setup takes ${claims.setupMinutes} minutes, onboarding ${onboardFrom} to ${onboardTo} hours. Your own domain is scanned first, a client’s as soon as they have authorized it in writing.`,
    action: 'See the whole platform',
    screen: {
      label: `The screen of ${client.name}, a sample client: score, frameworks and open findings`,
      counts: {closed: 'Findings fixed', open: 'Still open'},
      by: (day: string) => `by ${day}`,
      sample: (about: string, news: string, before: string, now: string) =>
        `${client.name} is a sample client (${about}); its findings and the figures below are invented. Of ${news} new findings the forgotten gateway is the worst: together they took the score from ${before} down to ${now}.`,
      action: 'Read the report its owner gets',
    },
    /** Captions of the figures, which come from the sample clients. */
    items: {
      surface: {
        title: 'Attack surface management',
        text: 'Scheduled vulnerability scans of domains, websites and email systems. Findings arrive ranked, explained and ready to assign.',
        figure: 'findings open, the worst first',
      },
      compliance: {
        title: 'Compliance assessments',
        text: `Assessments and dashboards for ${list(frameworks)}: ${allFrameworks}.`,
        figure: 'of its NIS2 controls met',
      },
      remediation: {
        title: 'Remediation plans',
        text: 'Findings become a plan with owners, effort and order of work.',
        figure: 'of work, planned by date',
      },
      workspaces: {
        title: 'Client workspaces',
        text: 'Clients follow their own progress, and ask you less about it.',
        figure: 'the score, which its owner sees as well',
      },
      breach: {
        title: 'Breach and dark web',
        text: 'Leaked credentials and company data, found early and turned into a task.',
        figure: 'accounts with a leaked password',
      },
      campaigns: {
        title: 'Campaign manager',
        text: 'Assessment campaigns for many clients at once: who opened, who answered, and a reminder for everyone who has not yet.',
        figure: 'NIS2 questionnaires answered, of several clients',
      },
      footprint: {
        title: 'Digital footprint reports',
        text: 'What an outsider can learn about a client, in a report that opens the sales conversation.',
        figure: 'its score for what the internet can reach',
      },
      advisor: {
        title: 'AI sales advisor and API',
        text: 'Suggests what each client needs next, such as a restore test every quarter; the API passes it to your CRM.',
        figure: 'clients with a suggestion',
      },
    },
  },
  growthModels: {
    title: 'How telcos, platforms and enterprises use it',
    lede: 'The same platform, used in three ways: in a connectivity bundle, through an API, or across a supply chain.',
    action: 'Explore all growth models',
    /** Heading of the counts in the suppliers' picture. */
    met: 'Controls met',
    models: {
      telco: {
        title: 'Telco',
        text: `Add security to the bundle that businesses already buy from you. Live in under ${claims.telcoLaunchDays} days, on your portal and your invoice.`,
        action: 'The telco model',
        diagram: 'An operator’s bill: fibre, mobile lines and security',
      },
      platform: {
        title: 'Platform',
        text: 'Insurers and marketplaces embed assessments through the API, so that a quote rests on what a scan has found.',
        action: 'The platform model',
        diagram: 'A call to the API, answered with score, findings and frameworks',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'See the exposure of your whole supply chain, assess each supplier against the same framework and follow what they fix.',
        action: 'The enterprise model',
        diagram: 'Suppliers, and how many of the controls each meets, the weakest first',
      },
    },
  },
  calculator: {
    eyebrow: 'ROI calculator',
    title: 'What would you save?',
    lede: 'Put in your own numbers. They stay in the page’s address, to keep or to share; nothing is sent unless you send it.',
  },
  savingsTeaser: {
    title: 'Six tools and six invoices, or one',
    text: `The sum for one client, each tool at its average price; together they cost ${eur(traditionalStackEur.from)} to ${eur(traditionalStackEur.to)}. ${
      severalExampleClients
        ? `With ${number(exampleClients)} clients and a plan for each you save ${eur(savedPerYearEur)} a year; with one ${entry.name} plan, which holds them all, more.`
        : `You save ${eur(savedPerYearEur)} a year.`
    }`,
    action: 'Calculate your savings',
    chartLabel: `Cost per client per month: traditional stack ${eur(traditionalStackEur.typical)}, ${brand.name} ${eur(productPerClientEur)}`,
    stack: 'Traditional stack',
  },
  finalCta: {
    title: 'Your next client meeting could start with their own scan',
    text: `The ${claims.trialDays}-day trial is long enough to scan one domain, read the report and show it to the person who should see it. It runs on ${trial.name}: NIS2 and GDPR come ${allOfThem}.`,
    primary: 'Start Free Trial',
    secondary: 'Contact us',
    report: 'Read a whole sample report',
  },
  faq: {
    title: 'Questions partners ask first',
    text: 'Not here?',
    contact: 'Ask us',
    items: [
      {
        question: 'Will my clients ever see another brand?',
        answer: `They see yours: reports, emails and screens carry your logo and colours ${since(featurePlans.logoAndColours)}; they are on your own domain ${since(featurePlans.customDomain)}. Data protection documents name us, as a sub-processor. ${brand.name} does not approach your clients; from ${longDate('en', agreementFrom.nonSolicitation)} the partner agreement says so as well.`,
      },
      {
        question: 'How long until I can sell?',
        answer: `Setting up your account takes ${claims.setupMinutes} minutes and onboarding ${onboardFrom} to ${onboardTo} hours. The report on your own domain can follow the same week; in our plan for partners the first paying clients follow from week ${firstWeeks.clients[0]}. A telecom operator with its own portal and billing launches in under ${claims.telcoLaunchDays} days.`,
      },
      {
        question: 'Do I need security specialists?',
        answer: `Not to begin with. Scans run by themselves, assessments take your client from question to question, and every finding is explained; ${since(featurePlans.remediationEngine)} it comes with a plan as well. What it takes is someone who goes through the report with the client and sees to it that the work gets done. Our second-level support answers your technicians. As you grow, specialists find the detail they need.`,
      },
      {
        question: 'What does it cost, and what can I charge?',
        answer: `${from} a month for up to ${number(exampleClients)} clients, billed annually, plus taxes and ${eur(whiteLabelSetupEur)} once for the white label. You set your own prices. Against separate tools at ${eur(traditionalStackEur.typical)} per client per month, partners save up to ${saved} per client per month, ${clauses.perClient}, and the return is usually positive within ${roiFrom} to ${roiTo} months.${several ? ' You can move up a plan at any time and pay the difference; moving down takes effect when the billing cycle ends.' : ''}`,
      },
      {
        question: 'Is there a free trial?',
        answer: `Yes: ${claims.trialDays} days on the ${trial.name} plan, and we ask for no credit card. If you give no payment method, nothing is charged and the paid features end with the trial. If you add one, the trial becomes a paid year unless you cancel before it ends.`,
      },
    ],
  },
  education: {
    title: 'Worth reading, and worth passing on to your clients',
    items: {
      eduHub: {
        kind: 'Hub',
        title: 'Cyber Edu Hub',
        text: 'The fundamentals, explained so that you can pass them on.',
      },
      guideWhiteLabel: {
        kind: 'Guide',
        title: 'Start a white-label service',
        text: 'Setup, pricing and client onboarding, step by step.',
      },
      guideBestPractices: {
        kind: 'Guide',
        title: 'Security best practices',
        text: 'Access, training, data and policies a small firm can keep up with.',
      },
      blog: {
        kind: 'Blog',
        title: 'Notes from the team',
        text: 'NIS2, pricing, trust: what we learn with partners.',
      },
    },
  },
};

export type HomeContent = typeof home;
