import {brand} from '@site/src/data/brand';
import {claims, fullCatalogueOnly} from '@site/src/data/claims';
import {agreement, agreementFrom, dataProcessing} from '@site/src/data/legal';
import {contractMonths, whiteLabelSetupEur} from '@site/src/data/plans';
import {steepStep, yearEur} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import type {ProcurementId} from '@site/src/data/procurement';
import {firstOrder} from '@site/src/data/firstOrder';
import type {CategoryId, ComparedFeatureId, ExplainedFeatureId} from '@site/src/data/planFeatures';
import {savedPerClientEur, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import {clauses} from './clauses';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {currencyName, eur, list, number} = formats('en');
const {all, priced, onRequest, entry, trial, top, several, extendable} = priceList;
const {from, fromWithin} = priceListWords;
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
    title: `${from} a month. You set the client price.`,
    lede: several
      ? 'Compare plans by clients, users and scans, and start with a free trial.'
      : 'You pay one price, known in advance. Start with a free trial.',
    primary: 'Start Free Trial',
    secondary: 'Compare features',
    promises: [`${claims.trialDays} days free on ${trial.name}`, 'No credit card'],
  },
  savingsBanner: {
    text: `Save up to ${saved} per client, every month¹`,
    action: 'Calculate your savings',
  },
  plans: {
    title: several ? 'Choose by clients, users and scans' : 'One plan, with everything in it',
    lede: several
      ? 'Start small. When you upgrade, you pay only the difference.'
      : 'Start with a single client and grow at your own pace.',
    popular: home.growthPath.popular,
    period: home.growthPath.perMonth,
    note: `Billed annually for ${contractMonths} months`,
    limits: {clients: 'Clients', mspUsers: 'MSP users', scansPerMonth: 'Scans per month'},
    upTo: (most: string) => `up to ${most}`,
    unlimited: 'unlimited',
    /** Add-ons per month, beside the limits. */
    extra: (each: string, of: 'client' | 'user') => `+ ${each} per extra ${of}`,
    extraWithWorkspace: (each: string, of: 'client' | 'user') => `+ ${each} per extra ${of}, with workspace`,
    /** Below the price of each plan that has the white label. */
    setupOnce: `One-time white-label setup: ${eur(whiteLabelSetupEur)}`,
    contents: 'What’s included',
    everythingIn: (plan: string) => `Everything in ${plan}`,
    freeTrial: `Free trial of ${claims.trialDays} days`,
    actions: home.growthPath.actions,
    onRequest: 'On request',
  },
  procurement: {
    title: 'Contract, privacy and security',
    items: {
      contract: {
        title: 'Contract',
        text: 'You can read every version of the agreement. Terms we agree with you go into your order form, which takes precedence. The agreement calls every paid plan the ‘Professional Plan’.',
        link: 'Partner agreement',
      },
      invoices: {
        title: 'Orders and invoices',
        text: `Invoices for an order form are in ${currencyName} and due ${agreement.invoiceDueDays} days from the invoice date.`,
        link: 'Fees and payment',
      },
      data: {
        title: 'Data processing',
        text: `We notify you of breaches within ${dataProcessing.breachNotificationHours} hours and return or delete data within ${dataProcessing.deletionDays} days of the end of the agreement. You can audit us with ${dataProcessing.auditNoticeDays} days’ notice.`,
        link: 'Data processing agreement',
      },
      hosting: {
        title: 'Hosting and sub-processors',
        text: `Your clients’ personal data is stored in the European Economic Area. We announce new sub-processors ${dataProcessing.subProcessorNoticeDays} days in advance.`,
        link: 'Sub-processors by name',
      },
      certificates: {
        title: 'Certificates',
        /** `published` when the trust page has number, body and scope of each. */
        text: (standards: string, published: boolean) =>
          standards
            ? `${standards}.${published ? '' : ' Ask us for a copy of the certificates.'}`
            : 'The trust page shows how we protect your data.',
        link: 'Certificates',
      },
      levels: {
        title: 'Service levels',
        text: 'We publish availability and response times, and the agreement warrants them.',
        link: 'Service levels',
      },
      finance: {
        title: 'Banks and insurers',
        text: `An annex to the agreement covers DORA, from ${longDate('en', agreementFrom.financialAnnex)}.`,
        link: 'Annex for financial entities',
      },
      security: {
        title: 'Security questionnaire',
        text: 'The trust page has our own scan and the way to report a vulnerability. Send us your questionnaire for the rest.',
        link: 'Trust page',
        contact: 'Send your questions',
      },
    } satisfies Record<
      ProcurementId,
      {title: string; text: string | ((...known: never[]) => string); link: string; contact?: string}
    >,
    /** Until counsel has reviewed the texts. */
    draft: 'Draft',
  },
  comparison: {
    title: several ? 'Every feature, plan by plan' : 'Every feature',
    lede: `The full catalogue adds ${list(fullCatalogueOnly)} to ISO 27001, NIST 800-171 and the ${brand.name} framework.`,
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    values: {
      unlimited: 'Unlimited',
      basicCatalogue: 'Basic',
      fullCatalogue: 'Full',
    },
    upTo: (most: string) => `Up to ${most}`,
    categories: {
      limits: 'Limits and support',
      compliance: 'Assessments and compliance',
      monitoring: 'Scans and monitoring',
      selling: 'Sales and remediation',
      whiteLabel: 'White label and integration',
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
      vulnerabilityScans: 'Vulnerability scans',
      digitalFootprint: 'Digital footprint reports',
      dataBreach: 'Data breach monitoring',
      campaignManager: 'Campaign manager',
      remediationEngine: 'Remediation engine',
      salesAdvisor: 'AI sales advisor',
      logoAndColours: 'Your logo and colours',
      customDomain: 'Your own domain',
      clientWorkspace: 'Client workspaces',
      fullApi: 'Full API',
      freeTrial: `Free trial, ${claims.trialDays} days`,
      support: 'Chat and email support',
    } satisfies Record<ComparedFeatureId, string>,
    next: {
      title: 'Compare your current tools',
      text: `Separate tools cost ${eur(traditionalStackEur.from)} to ${eur(traditionalStackEur.to)} per client per month.`,
      action: 'Calculate your savings',
    },
  },
  /** The eight descriptions of the specification. */
  features: {
    title: 'The main features',
    /** Link to the sample report. */
    sample: 'See a sample report',
    items: {
      assessments: 'Clients answer a framework’s questions. You hand over a scored report with your brand.',
      digitalFootprint:
        'See a company as an attacker sees it, in a report that opens the sales conversation.',
      dataBreach:
        'Find leaked passwords and company data before attackers use them, and turn each finding into a task.',
      complianceDashboard:
        'Track each client’s progress by framework, with the controls that are still missing.',
      customAssessments: 'Write your own questions, or adapt the catalogue to an industry or a contract.',
      campaignManager:
        'Send one assessment to many clients at once, and see who has answered. Reminders go out automatically.',
      remediationEngine:
        'Turn findings into a plan with owners, effort and order of work, ready for your client’s team.',
      clientWorkspace: `Each client follows findings, tasks and reports. You get ${claims.fewerSupportRequestsPercent}% fewer support requests.²`,
    } satisfies Record<ExplainedFeatureId, string>,
  },
  comingSoon: {
    badge: 'Coming soon',
    title: 'On our roadmap',
    items: [
      {
        title: 'Ticketing connectors',
        text: 'findings in your service desk.',
        sample: true,
      },
      {title: 'Report editor', text: 'only the chapters you choose.', sample: true},
      {title: 'Compliance calendar', text: 'due dates for each client.', sample: true},
    ],
    ask: 'Something missing?',
    contact: 'Tell us',
  },
  faq: {
    title: 'Questions about plans and billing',
    text: 'Not here?',
    contact: 'Ask us',
    items: [
      ...(several
        ? [
            {
              question: 'Can I change plan later?',
              answer: `Yes, in both directions. An upgrade applies immediately and is prorated, so you pay the difference for the time that is left. A downgrade applies at the end of the current billing cycle. The tiers are ${onRequest ? `${priced.map(({name}) => name).join(', ')} and, on request, ${onRequest.name}` : names}.`,
            },
          ]
        : []),
      ...(steepStep
        ? [
            {
              question: `Why does ${top.name} cost ${number(steepStep.times)} times as much as ${steepStep.name}?`,
              answer: `Because your clients work in it themselves. Each client gets a workspace with findings, tasks and reports${steepStep.withApi ? ', and your systems connect through the API' : ''}. At full capacity, a client costs ${eur(steepStep.clientEur.after)} a month on ${top.name} and ${eur(steepStep.clientEur.before)} on ${steepStep.name}. For reports without workspaces, choose ${steepStep.name}.`,
            },
          ]
        : []),
      {
        question: 'Is the trial really free?',
        answer: `Yes. You get ${claims.trialDays} days on ${trial.name}, without a credit card. If you add a payment method, the trial continues as a paid year${yearEur.trial ? ` (${eur(yearEur.trial)})` : ''} unless you cancel first. If you don’t, you pay nothing.³`,
      },
      {
        question: 'Who counts as a user?',
        answer: `MSP users are the members of your own team, and they count towards the plan’s user limit. End clients are your customers and count towards the client limit. Visitors and external customers whom you invite into a workspace are free.`,
      },
      {
        question: 'What happens when I reach a limit?',
        answer: !extendable.length
          ? several
            ? 'You move up to the next plan, at once and prorated. If there is none, ask us.'
            : 'Ask us: we will look at it together.'
          : `You add clients or MSP users at your plan’s add-on price. ${several ? 'For more scans, move up to the next plan.' : 'For more scans, talk to us.'}`,
      },
      {
        question: 'How does billing work?',
        answer: `You pay once a year, for ${contractMonths} months. A year of ${entry.name} costs ${eur(yearEur.entry)}, which is ${contractMonths} months at ${price}.${firstOrder ? ` The first year costs ${eur(firstOrder.total)} with the one-time setup fee of ${eur(whiteLabelSetupEur)} for the white label.` : ''} Prices are in ${currencyName} and exclude taxes. Subscriptions bought online renew for another ${contractMonths} months, and you can cancel in the account portal before the renewal. Order forms set their own renewal.`,
      },
      {
        question: 'Does the AI sales advisor decide anything?',
        answer: `No, your salespeople decide. The advisor suggests what to offer a client next, from findings and answers on the platform. It sends nothing to clients. This follows the AI Act (Regulation (EU) 2024/1689) and Italian Law 132/2025, as we read them. The Data Processing Agreement lists the personal data and who processes it.`,
      },
    ],
  },
  finalCta: {
    title: `Start with ${trial.name}`,
    text: `Scan your own domain today and see the report your clients would get. The first ${claims.trialDays} days are free.`,
    primary: 'Start Free Trial',
    secondary: 'Contact us',
  },
  notes: [
    clauses.separateTools,
    '² With client workspaces, reported by partners.',
    `³ The partner agreement says so from ${longDate('en', agreementFrom.trialByPaymentMethod)}. We can also agree other trial terms.`,
    'All prices exclude taxes.',
  ],
  bottomBar: {
    label: 'Offer',
    text: `${from} per month`,
    detail: `${claims.trialDays} days free on ${trial.name}`,
    action: 'Calculate your price',
  },
};

export type PricingContent = typeof pricing;
