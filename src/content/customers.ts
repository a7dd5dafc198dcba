import {featurePlans} from '@site/src/data/planFacts';
import {priceListWords} from './priceListWords';
import {growthModels} from './growthModels';
import type {CustomerId} from '@site/src/data/customers';

const {msp, telco, platform} = growthModels;
const {since} = priceListWords;

/** A case study. The growth-models page shows its title and a part of it. */
export interface CustomerStory {
  /** Teaser in the list of case studies, and meta description. */
  readonly summary: string;
  readonly kind: string;
  readonly title: string;
  /** True if the case is invented. */
  readonly sample?: boolean;
  readonly facts: readonly {readonly name: string; readonly text: string}[];
  readonly before: readonly string[];
  readonly start: readonly string[];
  readonly now: readonly string[];
  readonly result?: string;
  readonly voice?: {readonly quote: string; readonly role: string; readonly sample?: boolean};
  /** Label of the link to a page that shows the platform at work. */
  readonly outside?: (company: string) => string;
}

/** Words of the case studies and of their list. */
export const customers = {
  meta: {
    title: 'Customer cases',
    description:
      'How companies sell security to their clients under their own brand: what it was like before, the first step, and the work today.',
  },
  title: 'How our customers work',
  lede: 'What it was like before, what the first step was, and how the work is done now.',
  /** Shown on pages with something invented. `mark` is the badge's label. */
  invented: (mark: string) =>
    `Companies and people marked “${mark}” are invented. The platform itself works as described.`,
  read: (company: string) => `Read the full case: ${company}`,
  pageTitle: (company: string) => `${company}: a customer case`,
  chapters: {before: 'Before', start: 'The first step', now: 'How it works now'},
  story: 'What changed, and how',
  facts: 'At a glance',
  more: 'How would it work for you?',
  moreLabel: 'More on this',
  all: 'All customer cases',
  stories: {
    msp: {
      ...msp.cases.msp,
      summary:
        'An IT provider that once wrote reports only for clients who asked now assesses all of them, and meets each with a report under its own name.',
      facts: [
        {name: 'Sells', text: 'Managed IT, with security as a monthly service'},
        {name: 'Delivers', text: 'Scans, dark web monitoring, assessments and a report with its own logo'},
        {
          name: 'Who does it',
          text: 'The technicians who look after the client; the account manager presents',
        },
      ],
      before: [
        msp.cases.msp.before,
        'The others heard of security when something had broken. The account manager had one reason a year to call: the renewal.',
      ],
      start: [
        'The first report went to a client who was about to renew a server. The client signed the scan authorization, the scans ran, and the meeting about the server began with the findings: who fixes what, and by when.',
        'The assessment was on the quote as work of its own, and the server as the fix that it recommended.',
      ],
      now: [
        msp.cases.msp.now,
        'Each month has the same order: scans run, the team sorts the findings, fixes what the contract covers, and walks the client through one page.',
      ],
      voice: msp.testimonial,
    },
    mssp: {
      ...msp.cases.mssp,
      summary:
        'Analysts at a managed security provider spent their days answering questions about findings. Clients now look the answers up in a workspace of their own.',
      facts: [
        {name: 'Sells', text: 'Monitoring, assessments and compliance for many clients'},
        {name: 'Delivers', text: 'A workspace for each client, on the provider’s own domain'},
        {name: 'Available', text: `Client workspaces come ${since(featurePlans.clientWorkspace)}`},
      ],
      before: [
        msp.cases.mssp.before,
        'Each answer took an analyst away from the alerts, and the auditor asked for it again in another form.',
      ],
      start: [
        'The clients who called most got the first workspaces. Findings that were already known went in with owner and date, so that at the first sign-in clients saw where things stood.',
      ],
      now: [
        msp.cases.mssp.now,
        'When an auditor comes, the evidence is with the finding, and so is the date on which it was closed.',
      ],
      outside: () => msp.cases.mssp.link,
    },
    telco: {
      ...telco.case,
      summary:
        'A telecom operator sells security in its shops with the fibre contract, and puts it on the bill that its business customers already pay.',
      before: [
        'Lines were compared by price. Security was a leaflet beside the contract, and in the shop there was nothing to show that concerned the customer’s own company.',
      ],
      start: [
        'Each business line came with one thing more, a digital footprint report: what an outsider sees of the customer’s company.',
        'Brand, billing, sales and pilot were prepared side by side. The pilot ran on real invoices before shops and agents began to sell.',
      ],
      now: [
        telco.case.text,
        'After the first report, scans and breach monitoring go on every month, and the remediation plan says what to do next.',
        'The customer pays for it with the line. The operator’s own desk answers questions first, and passes on to us what it cannot solve.',
      ],
      outside: telco.case.link,
    },
    insurer: {
      ...platform.insurer,
      summary:
        'A marketplace for cyber policies lets a scan answer the technical questions, so that insurers quote on evidence and clients learn what would lower the price.',
      facts: [
        {name: 'Sells', text: 'Cyber policies, through brokers'},
        {name: 'Sends', text: 'The applicant’s domain and consent, through the API'},
        {name: 'Receives', text: 'A score with its reasons, and what would raise it'},
        {name: 'Who decides', text: 'The underwriters'},
      ],
      before: [
        platform.insurer.before,
        'Two applicants with the same answers looked the same, however different they looked to an attacker.',
      ],
      start: [
        'The marketplace put one more question on its form: may we scan this domain? With a yes in writing, the API scanned it and returned the score, the findings and the reasons.',
        'What the scan had answered was taken off the questionnaire.',
      ],
      now: [platform.insurer.now, platform.insurer.after],
      voice: platform.testimonial,
      outside: platform.insurer.link,
    },
    apiHub: {
      ...platform.apiHub,
      summary:
        'A hub for business software connected to the API once. Each software house on it now offers assessments in its own screens, without a scanner of its own.',
      facts: [
        {name: 'Connects', text: 'Accounting, HR and shop software for small firms'},
        {name: 'Sold as', text: 'One more service, in each software house’s own screens'},
        {name: 'Available', text: platform.apiHub.plan},
      ],
      before: [
        'Customers asked their software house about security, and each software house looked for an answer by itself. To build a scanner was too much for any of them.',
      ],
      start: [
        'The hub was connected once. One data processing agreement settled roles, sub-processors and deletion for all integrations.',
        'Findings are mapped to a framework, so that “met” means the same in every product.',
      ],
      now: [
        'Whoever works in one of these products finds clients, assessments, scans and reports in the screens that they know. The software does through the API what people do in the console.',
        'Scores and findings are read when a product needs them, as they are at that moment.',
      ],
    },
  } satisfies Record<CustomerId, CustomerStory> as Record<CustomerId, CustomerStory>,
};

export type CustomersContent = typeof customers;
