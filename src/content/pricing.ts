import {brand} from '@site/src/data/brand';
import {claims, fullCatalogueOnly} from '@site/src/data/claims';
import {agreement, agreementFrom, dataProcessing} from '@site/src/data/legal';
import {contractMonths, whiteLabelSetupEur} from '@site/src/data/plans';
import {featurePlans, scanLimit, steepStep, yearEur} from '@site/src/data/planFacts';
import {reachClients} from '@site/src/data/planReach';
import {priceList} from '@site/src/data/priceList';
import type {ProcurementId} from '@site/src/data/procurement';
import type {CategoryId, ComparedFeatureId, ExplainedFeatureId} from '@site/src/data/planFeatures';
import {savedPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import {clauses} from './clauses';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {currencyName, eur, list, number} = formats('en');
const {all, priced, onRequest, entry, trial, top, several, extendable} = priceList;
const {from, fromWithin, since, count} = priceListWords;
const price = eur(entry.eurPerMonth);
const saved = eur(savedPerClientEur);
const names = list(all.map(({name}) => name));

/** The pricing page, section by section. */
export const pricing = {
  meta: {
    title: `Pricing: ${fromWithin} per month`,
    description: `White-label cybersecurity, ${fromWithin} per month, billed annually: ${names}. Compare limits, features and add-ons.`,
  },
  hero: {
    eyebrow: 'Plans and prices',
    title: `${from} a month. You set the client price.`,
    lede: several
      ? `${count}. For each you see what it includes, what one more client costs and what comes next.`
      : `${from} per month. It says what it includes and where it ends; what you charge is between you and your clients.`,
    primary: 'Start Free Trial',
    secondary: 'Compare all features',
    promises: [
      `${claims.trialDays} days free on ${trial.name}`,
      'No credit card',
      'Support by chat and email',
    ],
  },
  savingsBanner: {
    text: `Save up to ${saved} per client, every month, ${clauses.perClientShort}`,
    action: 'Calculate your savings',
  },
  /** Below the price ruler. */
  ruler: {
    note: `Prices and add-ons as on this page, excluding taxes and the setup fee.${several ? ` The plan that costs least may lack a feature that you need.` : ''}`,
    features: 'Compare the features',
  },
  plans: {
    title: several ? 'Choose by clients, users and scans' : 'One plan, with everything in it',
    lede: 'You can start with a single prospect, run a monthly service or give every client a workspace.',
    popular: home.growthPath.popular,
    period: home.growthPath.perMonth,
    note: `Billed annually for ${contractMonths} months`,
    limits: {clients: 'Clients', mspUsers: 'MSP users', scansPerMonth: 'Scans per month'},
    /** `more` is what each above it costs. */
    upTo: (most: string) => `up to ${most}`,
    unlimited: 'unlimited',
    addOnsTitle: 'Add-ons, per month',
    extraClient: (each: string) => `+ ${each} per extra client`,
    extraClientWithWorkspace: (each: string) => `+ ${each} per extra client, with workspace`,
    extraUser: (each: string) => `+ ${each} per extra MSP user`,
    /** Below the price of each plan that has the white label. */
    setupOnce: `Once: ${eur(whiteLabelSetupEur)} for the white-label setup`,
    setup: 'All prices exclude taxes.',
    everythingIn: (plan: string) => `Everything in ${plan}`,
    freeTrial: `Free trial of ${claims.trialDays} days`,
    actions: home.growthPath.actions,
    onRequest: 'On request',
  },
  /** Below the plan on request. */
  reach: {
    title: onRequest
      ? `Where ${onRequest.name} begins`
      : several
        ? 'How far the plans reach'
        : 'How far the plan reaches',
    text: `Extra clients can be added to a plan one by one, and the price list sets no ceiling: beyond ${number(reachClients)} each costs the same. Scans, features and integrations do not grow with them.`,
    /** Above the link to the plan on request. */
    when: 'Ask for it when one of these is true:',
    reasons: [
      ...(scanLimit
        ? [
            `You need more than ${number(scanLimit.scansPerMonth)} scans a month: with one a day for each, that is more than ${number(scanLimit.dailyClients)} clients`,
          ]
        : []),
      'The platform has to work inside a system of your own',
    ],
    /** Opens the table. */
    plans: several ? 'How far each plan reaches' : 'How far it reaches',
    caption: `A scan a day is counted as 30 a month. Prices are per month, for one MSP user.`,
    columns: {
      plan: 'Plan',
      included: 'Clients included',
      cost: `${number(reachClients)} clients cost`,
      daily: 'Clients with a scan a day',
    },
    none: '–',
    /** Below the ruler, with the title as a link. */
    beyond: `More than ${number(reachClients)} clients?`,
  },
  procurement: {
    title: 'What your procurement will ask',
    items: {
      contract: {
        title: 'Contract',
        text: 'The agreement is public, with every version. What an order form says comes before it: terms of your own go there.',
        link: 'Partner agreement',
      },
      invoices: {
        title: 'Orders and invoices',
        text: `Under an order form, invoices in ${currencyName} are due after ${agreement.invoiceDueDays} days, and it renews only if the form says so.`,
        link: 'Fees and payment',
      },
      data: {
        title: 'Data processing',
        text: `Breaches are notified within ${dataProcessing.breachNotificationHours} hours, you may audit at ${dataProcessing.auditNoticeDays} days’ notice, and data is returned or deleted within ${dataProcessing.deletionDays} days of the end.`,
        link: 'Data processing agreement',
      },
      hosting: {
        title: 'Hosting and sub-processors',
        text: `Your clients’ personal data is stored in the European Economic Area. A new sub-processor is announced ${dataProcessing.subProcessorNoticeDays} days before.`,
        link: 'Sub-processors by name',
      },
      certificates: {
        title: 'Certificates',
        /** `published` when the trust page has number, body and scope of each. */
        text: (standards: string, published: boolean) =>
          standards
            ? `${standards}.${published ? '' : ' Number, body and scope are not published yet: ask us for the certificates.'}`
            : 'We hold no certificate; what can be checked instead is on the trust page.',
        link: 'Certificates',
      },
      levels: {
        title: 'Service levels',
        text: 'Availability and response times are published, and part of the agreement’s warranty.',
        link: 'Service levels',
      },
      finance: {
        title: 'Banks and insurers',
        text: `What DORA asks of contracts is an annex of the agreement, from its version of ${longDate('en', agreementFrom.financialAnnex)}.`,
        link: 'Annex for financial entities',
      },
      security: {
        title: 'Security questionnaire',
        text: 'The trust page answers part of it: a scan of this site with its open points, and how to report a vulnerability. Ask us the rest.',
        link: 'Trust page',
        contact: 'Send your questions',
      },
    } satisfies Record<
      ProcurementId,
      {title: string; text: string | ((...known: never[]) => string); link: string; contact?: string}
    >,
    /** Until counsel has reviewed the texts. */
    template:
      'Taken from our public texts, which are drafts until counsel has reviewed them; each answer leads to its source.',
  },
  comparison: {
    title: several ? 'Every feature, plan by plan' : 'Every feature',
    lede: onRequest
      ? `What each does, and which plan has it; ${onRequest.name} has all of it.`
      : 'What each does.',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    values: {
      unlimited: 'Unlimited',
      basicCatalogue: 'Basic',
      fullCatalogue: 'Full',
    },
    /** Explanations below names of features. */
    explained: {
      assessments: 'A client answers the questions of a framework; the scored report carries your brand.',
      catalogue: `Basic: ISO 27001, NIST 800-171 and the ${brand.name} framework. Full: also ${list(fullCatalogueOnly)}.`,
      complianceDashboard:
        'How far each client is with each framework of the plan’s catalogue, and which controls are missing.',
      customAssessments:
        'Your own questions, or the catalogue’s for an industry, a contract or an insurer’s checklist.',
      digitalFootprint:
        'What an outsider can learn about a company: the report that opens a sales conversation.',
      dataBreach: 'Leaked credentials and company data, handed to the person who can act on them.',
      campaignManager:
        'One assessment for many clients at once: reminders go out by themselves, answers stand side by side.',
      remediationEngine: 'Findings become a plan with owners, effort and order of work.',
      clientWorkspace: `Each client follows findings, tasks and reports. Partners report ${claims.fewerSupportRequestsPercent}% fewer support requests.`,
    } satisfies Record<ExplainedFeatureId | 'catalogue', string>,
    /** Link to the sample report. */
    sample: 'See a sample report',
    upTo: (most: string) => `Up to ${most}`,
    withWorkspace: (each: string) => `${each}, with workspace`,
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
      title: 'Now compare your current tools',
      text: `Separate tools cost ${eur(traditionalStackEur.from)} to ${eur(traditionalStackEur.to)} per client per month. The calculator works out the difference for your own numbers.`,
      action: 'Calculate your savings',
    },
  },
  comingSoon: {
    badge: 'Coming soon',
    title: 'What we are working on',
    lede: `Work in progress, without dates: a feature joins the table above on the day partners can use it.${several ? ' Choose your plan for what it has today.' : ''}`,
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
        title: 'Compliance calendar',
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
      ...(several
        ? [
            {
              question: 'Can I change plan later?',
              answer: `Yes, in both directions. An upgrade applies immediately and is prorated: you pay the difference for the time that is left. A downgrade applies at the end of the current billing cycle. From the smallest, the plans are ${list(priced.map(({name}) => name))}${onRequest ? `, then ${onRequest.name} on request` : ''}.`,
            },
          ]
        : []),
      ...(steepStep
        ? [
            {
              question: `Why does ${top.name} cost ${number(steepStep.times)} times as much as ${steepStep.name}?`,
              answer: `Because your clients work in it themselves: each has a workspace with findings, tasks and reports${steepStep.withApi ? ', and your own systems read scores and findings through the API' : ''}. With all its clients there one costs ${eur(steepStep.clientEur.after)} a month, on ${steepStep.name} ${eur(steepStep.clientEur.before)}. If your clients only read your reports, ${steepStep.name} is the better choice${steepStep.extraClientEur ? `, where an extra client costs ${eur(steepStep.extraClientEur)} a month` : ''}.`,
            },
          ]
        : []),
      {
        question: 'Is the trial really free, and without a credit card?',
        answer: `Yes: ${claims.trialDays} days on ${trial.name}, and we ask for no credit card. If you give no payment method, nothing is charged and the paid features end with the trial. If you add one, the trial becomes a paid year${yearEur.trial ? ` (${eur(yearEur.trial)}, excluding taxes and the one-time setup fee)` : ''} unless you cancel before it ends. We do so today, and the partner agreement says it from its version of ${longDate('en', agreementFrom.trialByPaymentMethod)}. It also allows for trials that require a payment method: those are agreed on other terms, and you are told before they start.`,
      },
      {
        question: 'Who counts as a user?',
        answer: `MSP users are the members of your own team, and only they count towards the plan’s limit of users. End clients are your customers: they count towards the limit of clients, and have a workspace each ${since(featurePlans.clientWorkspace)}. Visitors only see what you share with them; neither they nor external customers whom you invite into a workspace count as users.`,
      },
      {
        question: 'What happens when I reach a limit?',
        answer: !extendable.length
          ? several
            ? 'You move up to the next plan, at once and prorated. If there is none, ask us.'
            : 'Ask us: we will look at it together.'
          : `You add clients or MSP users at the price of your plan’s add-ons, and stay on it. If you need more scans or many more clients, ${several ? 'compare with the next plan' : 'ask us'}.`,
      },
      {
        question: 'How does billing work?',
        answer: `Prices are per month and billed annually, for ${contractMonths} months. A year of ${entry.name} costs ${eur(yearEur.entry)}: ${contractMonths} months at ${price}. Prices are in ${currencyName} and exclude taxes and the one-time setup fee. At the end of the ${contractMonths} months a subscription bought online renews for another ${contractMonths}, unless you cancel it in the account portal before then; one under an order form renews only if the form says so.`,
      },
      {
        question: 'Is there a setup fee?',
        answer: `There is one, for the white label: ${eur(whiteLabelSetupEur)}. It applies ${since(featurePlans.logoAndColours)} and is paid once, not every year.`,
      },
      {
        question: 'How far does the white label go?',
        answer: `The platform carries your logo and colours ${since(featurePlans.logoAndColours)}, and it runs on your own domain ${since(featurePlans.customDomain)}.`,
      },
      {
        question: 'What support do I get?',
        answer: `Support by chat and email, ${since(featurePlans.support)}. We give second-level support to your team; your clients turn to you.`,
      },
      {
        question: 'What are the plans called in the agreement?',
        answer: `The partner agreement speaks of two. The Starter Plan is free: it is what an account has while no paid plan is active. The Professional Plan is every paid one; ${list(all.map(({name}) => name))} ${several ? 'are the names of its tiers' : 'is its name here'}.`,
      },
      {
        question: 'What does the AI sales advisor decide?',
        answer: `Nothing. It suggests what to offer a client next, from the findings and answers that the platform already holds, and your salespeople decide what becomes of it; nothing goes to a client by itself. That is also how we read the AI Act (Regulation (EU) 2024/1689) and, in Italy, Law 132/2025: a person decides. Which personal data is processed, and by whom, is set out in the Data Processing Agreement.`,
      },
    ],
  },
  finalCta: {
    title: `Your first order can be ${trial.name}`,
    text: `Try it for ${claims.trialDays} days on your own domain, then with one client who authorizes it in writing. If the report is worth their money, order the year; if not, let the trial end without giving a payment method.`,
    primary: 'Start Free Trial',
    secondary: 'Contact us',
    /** All that the first year costs, plan by plan. */
    order: {
      caption: 'Without add-ons, excluding taxes.',
      ruler: 'With your number of clients',
      plan: 'Plan',
      year: `${contractMonths} months`,
      setup: 'Setup, once',
      total: 'First year',
      trial: `after ${claims.trialDays} days free`,
    },
  },
  bottomBar: {
    label: 'Offer',
    text: `${from} per month`,
    detail: `${claims.trialDays} days free on ${trial.name}`,
    action: 'Work out your price',
  },
};

export type PricingContent = typeof pricing;
