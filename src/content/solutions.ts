import {claims, frameworks} from '@site/src/data/claims';
import {scoreLimits} from '@site/src/data/sampleClients';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import {sampleGrowth} from '@site/src/data/sampleRevenue';
import {formats} from '@site/src/data/format';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {list} = formats('en');
const {from} = priceListWords;
const {client} = sampleReport;
const [onboardFrom, onboardTo] = claims.onboardingHours;

/** The platform page. */
export const solutions = {
  meta: {
    title: 'White-label security solutions for MSPs and telcos',
    description: `Security dashboard, white-label customization and automated scans on one platform under your brand. Set up in ${claims.setupMinutes} minutes, onboarded in ${onboardFrom} to ${onboardTo} hours.`,
    keywords: [
      'white-label security solutions',
      'security dashboard',
      'automated security scans',
      'MSP security platform',
      'compliance tracking',
    ],
  },
  crumb: 'Solutions',
  hero: {
    title: 'Security your clients buy from you.',
    lede: 'Scan your clients’ domains, rank the findings, plan the fixes and hand over a report with your name on the cover.',
    primary: 'Request a demo',
    secondary: 'Contact sales',
    samples: home.hero.own.samples,
    own: 'Try your own name and logo',
    finding: {
      label: 'A finding of a sample client as the platform shows it, from the scan to the date of the fix',
      controls: 'Controls affected',
      steps: {seen: 'Found', again: 'Confirmed', called: 'Client called', due: 'Fix due'},
      sample: 'From a sample report.',
      all: (findings: number) => `Read all ${findings} findings`,
    },
  },
  features: {
    title: 'One platform for the whole service',
    lede: 'You work with one client list and one history, from the first scan to the report.',
    learnMore: 'Learn more',
    dashboard: {
      tag: 'Visibility',
      title: 'Security dashboard, sorted by risk',
      text: 'See every client on one screen with score, open findings and next step.',
      about: 'about one month of service, for one client',
      caption: `Sample clients. Under ${scoreLimits.urgent}: urgent. Under ${scoreLimits.toDo}: needs work.`,
      columns: {client: 'Client', score: 'Score of 100', open: 'Open', next: 'Next step'},
      next: {
        bianchi: 'Patch the VPN gateway',
        ferrara: 'Close the remote desktop port',
        miramonti: 'Renew the mail certificate',
        orsini: 'Move DMARC to reject',
        aurelia: 'Nothing to do',
      },
    },
    whiteLabel: {
      tag: 'Your brand',
      title: 'White-label customization, done once',
      text: 'Set your logo, colour and domain once. They appear in the portal, the reports, the emails and the sign-in page.',
      about: 'about white-label customization, with your own name',
      picture:
        'One logo, one colour and one domain flow into the portal, the report, the email and the sign-in page',
      kit: {logo: 'Logo', colour: 'Brand colour', domain: 'Domain'},
      outputs: {portal: 'Portal', report: 'Report', email: 'Emails', signIn: 'Sign-in page'},
      shown: {
        openFindings: 'Open findings',
        email: 'Your report is ready',
        found: `${openFindings.length} open findings, sorted by severity.`,
        open: 'Open it',
        signIn: 'Sign in',
      },
    },
    scans: {
      tag: 'Automation',
      title: 'Automated security scans, on your schedule',
      text: 'New issues open findings, fixed ones close automatically, and you only get alerts on changes. Each dated result is ready for the auditor.',
      about: 'about scans and risk assessment',
      week: 'Sample week of one client: the domain is scanned on Monday, Wednesday and Friday, the website on Tuesday and Friday, the email system on Wednesday, where one check has to be fixed',
      targets: ['Domain', 'Website', 'Email system'],
      scan: 'Failed check: DMARC, Wednesday 02:00',
    },
  },
  preview: {
    title: 'Preview it with your brand',
    lede: 'Type your company name and pick your colour.',
  },
  more: {
    title: 'Run the service from sign-in to invoice',
    onboarding: {
      title: 'Client onboarding',
      text: `Invite the client, get the domain authorized in writing and start the first scan. Example: ${client.name}`,
      steps: {
        invited: 'Invitation accepted',
        authorized: 'Domain authorized in writing',
        scanned: 'First scan, in the agreed window',
        checked: 'Findings checked by a person',
        report: 'First report under your name',
      } satisfies Record<keyof typeof sampleReport.onboarding, string>,
    },
    compliance: {
      title: 'Compliance tracking',
      text: `Track progress in ${list(frameworks)}, control by control.`,
      chart: 'Compliance of a sample client',
      report: 'Read this client’s report',
    },
    analytics: {
      title: 'Revenue analytics',
      text: `See the revenue of each service, month by month. Example: a partner that grew from ${sampleGrowth.from} to ${sampleGrowth.to} clients`,
      chart: 'Sample: monthly revenue over half a year, growing in all three services',
      services: ['Scans', 'Assessments', 'Remediation plans'],
    },
    api: {
      title: 'API integration',
      text: 'Bring scores and findings into your PSA, CRM or portal.',
      label: 'Sample call to the API and its answer',
    },
  },
  benefits: {
    title: 'Benefits for you and your clients',
    /** Each links to its proof (Benefits.tsx). */
    partners: {
      title: 'For partners',
      items: {
        price: 'Recurring revenue at your own price',
        start: `Your account in ${claims.setupMinutes} minutes, your team in ${onboardFrom} to ${onboardTo} hours`,
        tools: 'One platform instead of six tools',
        support: 'Second-level support for your technicians',
        sheets: 'Emergency and authorization forms with your logo',
      },
    },
    customers: {
      title: 'For customers',
      items: {
        person: 'Your name on every screen and report',
        report: 'Findings in plain words, with evidence for auditors',
        rules: 'An answer ready when NIS2 or a large customer asks',
        workspace: 'A workspace to follow the fixes',
        data: 'Personal data in the European Economic Area',
      },
    },
  },
  finalCta: {
    title: 'Scan your own domain in the demo',
    text: 'We scan it together and open the report with your brand, as your first client would see it.',
    primary: 'Get started',
    secondary: 'Contact sales',
    prices: `${from} a month`,
  },
};

export type SolutionsContent = typeof solutions;
