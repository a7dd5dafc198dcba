import {brand} from '@site/src/data/brand';
import {claims, frameworks} from '@site/src/data/claims';
import {contractMonths, plans, whiteLabelSetupEur} from '@site/src/data/plans';
import type {CategoryId, ComparedFeatureId, ExplainedFeatureId} from '@site/src/data/planFeatures';
import {sampleOrder} from '@site/src/data/sampleOrder';
import {savedPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import {home} from './home';

const {eur, number} = formats('en');
const {attract, engage, scale, custom} = plans;
const from = eur(attract.eurPerMonth);
const saved = eur(savedPerClientEur);
const inPlans = home.growthPath.plans;
const {addOns} = plans[sampleOrder.plan];

/** The pricing page, section by section. */
export const pricing = {
  meta: {
    title: `Pricing: plans from ${from} per month`,
    description: `White-label cybersecurity plans from ${from} per month, billed annually: ${attract.name}, ${engage.name}, ${scale.name} and ${custom.name}. Compare limits, features and add-ons.`,
  },
  hero: {
    eyebrow: 'Plans and prices',
    title: 'Your cost is fixed. Your price is yours.',
    lede: `Four plans from ${from} per month. Each one says what it includes, what one more client costs and what comes next; what you charge is between you and your clients.`,
    primary: 'Start Free Trial',
    secondary: 'Compare all features',
    promises: [
      `${claims.trialDays} days free on ${attract.name}`,
      'No credit card',
      'Support by chat and email',
    ],
  },
  order: {
    title: `A month on ${plans[sampleOrder.plan].name}`,
    sample: 'Sample order',
    plan: `${plans[sampleOrder.plan].name} plan`,
    extraClients: `${number(sampleOrder.extraClients)} extra clients, ${eur(addOns.extraClient)} each`,
    extraUsers: `${number(sampleOrder.extraUsers)} extra MSP user`,
    total: 'Per month',
    clients: 'Clients',
    users: 'MSP users',
    included: (count: string) => `${count} included`,
    extra: (count: string) => `${count} extra`,
  },
  savingsBanner: {
    text: `Save up to ${saved} per client, every month`,
    action: 'Calculate your savings',
  },
  plans: {
    eyebrow: 'Plans',
    title: 'Start where you are. Move up when clients say yes.',
    lede: 'You can start with a single prospect, run a monthly service or give every client a workspace. Each plan includes everything in the one before.',
    popular: home.growthPath.popular,
    period: home.growthPath.perMonth,
    note: `Billed annually for ${contractMonths} months`,
    limits: {clients: 'Clients', mspUsers: 'MSP users', scansPerMonth: 'Scans per month'},
    upTo: (count: string) => `up to ${count}`,
    addOnsTitle: 'Add-ons',
    extraClient: (price: string) => `+ ${price} per extra client per month`,
    extraClientWithWorkspace: (price: string) => `+ ${price} per extra client per month, with workspace`,
    extraUser: (price: string) => `+ ${price} per extra MSP user per month`,
    setup: `White-label setup: ${eur(whiteLabelSetupEur)}, paid once. All prices exclude taxes.`,
    items: {
      attract: {
        tagline: inPlans.attract.tagline,
        description:
          'For the first conversations: assess a prospect, hand over a report with your logo and see who wants more.',
        features: [
          'Unlimited assessments per client',
          `ISO 27001, NIST 800-171 and the ${brand.name} framework`,
          'Digital footprint and data breach reports',
          'White label with your logo and colours',
          `Free trial of ${claims.trialDays} days`,
        ],
        action: inPlans.attract.action,
      },
      engage: {
        tagline: inPlans.engage.tagline,
        description:
          'For work that runs every month: campaigns across all your clients, and remediation plans that keep you in touch with each of them.',
        features: [
          `Everything in ${attract.name}`,
          'The full framework catalogue',
          'Custom assessments and frameworks',
          'Campaign manager',
          'Automatic remediation engine',
          'White label on your own domain',
        ],
        action: inPlans.engage.action,
      },
      scale: {
        tagline: inPlans.scale.tagline,
        description:
          'For providers whose clients log in themselves: a place for each of them, and the platform connected to your own systems.',
        features: [
          `Everything in ${engage.name}`,
          'Client workspaces',
          'AI sales advisor for your salespeople',
          'Full API',
        ],
        action: inPlans.scale.action,
      },
      custom: {
        tagline: 'Your volume, your systems.',
        description:
          'For telcos, insurers and groups that have outgrown every limit, or that want the platform inside a system of their own.',
        features: [
          `Everything in ${scale.name}`,
          'No limits on users, clients and scans',
          'Custom integrations',
        ],
        action: 'Book a meeting',
      },
    },
    onRequest: 'On request',
  },
  comparison: {
    eyebrow: 'Comparison',
    title: 'Every feature, plan by plan',
    lede: `Prices are per month. ${custom.name} has everything in ${scale.name}, without limits and with custom integrations.`,
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    values: {
      unlimited: 'Unlimited',
      basicCatalogue: 'Basic',
      fullCatalogue: 'Full',
    },
    /** What the levels of the catalogue hold. */
    catalogue: `Basic: ISO 27001, NIST 800-171 and the ${brand.name} framework. Full: ${frameworks.slice(0, -1).join(', ')} and ${frameworks.at(-1)}.`,
    upTo: (count: string) => `Up to ${count}`,
    withWorkspace: (price: string) => `${price}, with workspace`,
    categories: {
      limits: 'Limits',
      compliance: 'Assessments and compliance',
      monitoring: 'Scans and monitoring',
      selling: 'Sales and remediation',
      whiteLabel: 'White label and integration',
      addOns: 'Add-ons, per month',
      service: 'Trial and support',
    } satisfies Record<CategoryId, string>,
    features: {
      clients: 'Clients',
      mspUsers: 'MSP users',
      scansPerMonth: 'Scans per month',
      assessmentsPerClient: 'Assessments per client',
      assessments: 'Run assessments',
      catalogue: 'Framework catalogue',
      complianceDashboard: 'Compliance dashboard',
      customAssessments: 'Custom assessments',
      customFrameworks: 'Custom frameworks',
      vulnerabilityScans: 'Vulnerability scans of domains, websites and email',
      digitalFootprint: 'Digital footprint reports',
      dataBreach: 'Data breach and dark web monitoring',
      campaignManager: 'Campaign manager',
      remediationEngine: 'Automatic remediation engine',
      salesAdvisor: 'AI sales advisor',
      logoAndColours: 'Your logo and colours',
      customDomain: 'Your own domain',
      clientWorkspace: 'Client workspaces',
      fullApi: 'Full API',
      extraClient: 'Extra client',
      extraUser: 'Extra MSP user',
      freeTrial: `Free trial, ${claims.trialDays} days`,
      support: 'Support by chat and email',
    } satisfies Record<ComparedFeatureId, string>,
    next: {
      title: 'Now put your present tools next to it.',
      text: `Separate tools cost ${eur(traditionalStackEur.from)} to ${eur(traditionalStackEur.to)} per client per month. The calculator works out the difference for your own numbers.`,
      action: 'Calculate your savings',
    },
  },
  features: {
    eyebrow: 'Features',
    title: 'What each feature does for you',
    groups: {attract: 'In every plan', engage: `From ${engage.name}`, scale: `From ${scale.name}`},
    items: {
      assessments: {
        title: 'Run assessments',
        text: 'Send a client the questions of a framework, collect the evidence and get a scored report with your logo. As many as you like for each client.',
      },
      digitalFootprint: {
        title: 'Digital footprint',
        text: 'What an outsider can learn about a company from its domains, websites and email systems, in a report that opens the sales conversation.',
      },
      dataBreach: {
        title: 'Data breach',
        text: 'Leaked credentials and company data on the dark web, found early and handed to the person who can act on them.',
      },
      complianceDashboard: {
        title: 'Compliance dashboard',
        text: `How far each client has come with ${frameworks.slice(0, -1).join(', ')} or ${frameworks.at(-1)}, and which controls are still missing. The frameworks depend on your catalogue.`,
      },
      customAssessments: {
        title: 'Custom assessments',
        text: 'Write your own questions and frameworks, or adapt those of the catalogue to an industry, a contract or an insurer’s checklist.',
      },
      campaignManager: {
        title: 'Campaign manager',
        text: 'Send one assessment to many clients at once, let the reminders go out by themselves and read the answers side by side.',
      },
      remediationEngine: {
        title: 'Remediation engine',
        text: 'Turns findings into a plan by itself, with owners, effort and order of work: the offer for your next month of services.',
      },
      clientWorkspace: {
        title: 'Client workspace',
        text: `Every client follows findings, tasks and reports in a place with your brand. A workspace reduces support requests by ${claims.fewerSupportRequestsPercent}%.`,
      },
    } satisfies Record<ExplainedFeatureId, {title: string; text: string}>,
  },
  comingSoon: {
    badge: 'Coming soon',
    title: 'What we are working on',
    lede: 'Work in progress, without dates: a feature joins the table above on the day partners can use it. Choose your plan for what it has today.',
    items: [
      {
        title: 'Ticketing connectors',
        text: 'Findings and tasks in the service desk that your technicians already use.',
        sample: true,
      },
      {
        title: 'Report editor',
        text: 'Chapters of a client report, chosen and ordered by you.',
        sample: true,
      },
      {
        title: 'Calendar of obligations',
        text: 'The due dates of frameworks and contracts, client by client.',
        sample: true,
      },
    ],
    ask: 'Something missing?',
    contact: 'Tell us what you need',
  },
  faq: {
    eyebrow: 'FAQ',
    title: 'Questions about plans and billing',
    text: 'Not here?',
    contact: 'Ask us',
    items: [
      {
        question: 'Can I change plan later?',
        answer: `Yes, in both directions. An upgrade applies immediately and is prorated: you pay the difference for the time that is left. A downgrade applies at the end of the current billing cycle. The way up is ${attract.name}, ${engage.name}, ${scale.name} and then ${custom.name}, on request.`,
      },
      {
        question: 'Is the trial really free, and without a credit card?',
        answer: `Yes: ${claims.trialDays} days on ${attract.name}, no credit card. Our agreement says that a trial may require a payment method because that can apply to trials agreed on other terms; you would be told before such a trial starts.`,
      },
      {
        question: 'Who counts as a user?',
        answer: `MSP users are the members of your own team, and only they count towards the limit of your plan. End clients are your customers; from ${scale.name} on, each has a workspace. Visitors just look at what you share with them. External customers whom you invite into a workspace do not count as users either.`,
      },
      {
        question: 'What happens when I reach a limit?',
        answer: `You add what you need and stay on your plan. On ${attract.name} an extra client costs ${eur(attract.addOns.extraClient)} a month and an extra MSP user ${eur(attract.addOns.extraUser)}; on ${engage.name} ${eur(engage.addOns.extraClient)} and ${eur(engage.addOns.extraUser)}; on ${scale.name} ${eur(scale.addOns.extraClient)}, workspace included, and ${eur(scale.addOns.extraUser)}. If you need more scans or many more clients, compare with the next plan.`,
      },
      {
        question: 'How does billing work?',
        answer: `Prices are per month and billed annually, for ${contractMonths} months. A year of ${attract.name} is ${contractMonths} times ${from}, which makes ${eur(attract.eurPerMonth * contractMonths)}. Prices are in euros and exclude taxes.`,
      },
      {
        question: 'Is there a setup fee?',
        answer: `There is one, for the white label: ${eur(whiteLabelSetupEur)}, paid once. It does not come back every year.`,
      },
      {
        question: 'How far does the white label go?',
        answer: `On ${attract.name} the platform carries your logo and colours. From ${engage.name} on it also runs on your own domain.`,
      },
      {
        question: 'What support do I get?',
        answer:
          'Support by chat and email, on every plan. We give second-level support to your team; your clients turn to you.',
      },
    ],
  },
  finalCta: {
    title: 'Begin with one client and a report they keep.',
    text: `Take the ${claims.trialDays}-day trial on ${attract.name}, add your logo and scan the first domain. No credit card.`,
    primary: 'Start Free Trial',
    secondary: 'Contact us',
  },
  bottomBar: {
    label: 'Offer',
    text: `Plans from ${from} per month`,
    detail: `${claims.trialDays} days free. No credit card.`,
    action: 'Start Free Trial',
  },
};

export type PricingContent = typeof pricing;
