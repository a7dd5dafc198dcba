import {basicCatalogue, claims, frameworks, fullCatalogueOnly} from '@site/src/data/claims';
import {featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {scoreLimits} from '@site/src/data/sampleClients';
import {sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/data/format';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {list} = formats('en');
const {client} = sampleReport;
const {fullCatalogue} = featurePlans;
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
    title: 'Security solutions with your name on them.',
    lede: 'Scan your clients’ domains, rank the findings, plan the fixes and send the report. We run the platform, and your clients see your brand.',
    primary: 'Request a demo',
    secondary: 'Contact sales',
    samples: home.hero.own.samples,
    own: 'Or with your own name, colour and logo',
    finding: {
      label: 'A finding of a sample client, from the scan to the due date of the fix',
      steps: {seen: 'Found', again: 'Confirmed', called: 'Client called', due: 'Fix due'},
      sample: 'Sample client and finding.',
      all: (findings: number) => `Read all ${findings} findings`,
    },
  },
  features: {
    title: 'One platform, every client',
    lede: 'Scans, findings and reports share one client list and one history. You don’t copy anything between tools.',
    learnMore: 'Learn more',
    dashboard: {
      tag: 'Visibility',
      title: 'A security dashboard sorted by urgency',
      text: 'See every client on one screen, with score, open findings and next step. The client who needs you most comes first.',
      about: 'about one month of service, for one client',
      caption: `Sample partner with five clients. Scores below ${scoreLimits.urgent} are urgent.`,
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
      title: 'White-label customization, live on this page',
      text: 'Type your company name and pick a colour. The dashboard, the report and the sign-in page change as you type.',
      domain: 'Use your own domain, too:',
      about: 'about white-label customization',
    },
    scans: {
      tag: 'Automation',
      title: 'Automated security scans on your schedule',
      text: 'The platform scans domains, websites and email systems. New issues become findings, fixed ones close, and you only hear about changes. Every result is dated evidence for auditors.',
      about: 'about scans and risk assessment',
      week: 'Sample week of one client: the domain is scanned on Monday, Wednesday and Friday, the website on Tuesday and Friday, the email system on Wednesday, where one check failed',
      targets: ['Domain', 'Website', 'Email system'],
      scan: 'Failed check: DMARC policy, Wednesday 02:00',
    },
  },
  more: {
    title: 'From onboarding to invoice',
    lede: 'Four more features handle the work around your scans.',
    onboarding: {
      title: 'Client onboarding',
      text: `Invite the client, get written authorization and start the first scan. Here’s the timeline of ${client.name}, a sample client:`,
      steps: {
        invited: 'Invitation accepted',
        authorized: 'Domain authorized in writing',
        scanned: 'First scan, in the agreed window',
        checked: 'Findings checked by a person',
        report: 'First report under your name',
      } satisfies Record<keyof typeof sampleReport.onboarding, string>,
    },
    api: {
      title: 'API integration',
      text: 'Bring live scores and findings into your PSA, CRM or portal. Here’s a call for the sample client:',
      label: 'Sample call to the API and its answer',
    },
    compliance: {
      title: 'Compliance tracking',
      text: `Track progress against ${fullCatalogue.later ? `${list(basicCatalogue)}, and from ${fullCatalogue.name} against ${list(fullCatalogueOnly)}` : list(frameworks)}. For an example,`,
      report: 'read the sample report',
    },
    analytics: {
      title: 'Revenue analytics',
      text: 'See your monthly revenue by service: scans, assessments and remediation plans.',
    },
  },
  benefits: {
    title: 'Benefits for you and your clients',
    /** `link` opens the example (Benefits.tsx). */
    partners: {
      title: 'For partners',
      items: {
        price: {text: 'Earn recurring revenue at prices you set.', link: 'Calculate your price'},
        start: {
          text: `Set up your account in ${claims.setupMinutes} minutes and onboard your team in ${onboardFrom} to ${onboardTo} hours.`,
          link: 'Plan your first twelve weeks',
        },
        tools: {text: 'Replace six tools and six invoices with one platform.', link: 'Compare the costs'},
        support: {
          text: 'Rely on our second-level team to back up your technicians.',
          link: 'See who does what',
        },
        sheets: {
          text: 'Hand out emergency and authorization forms with your logo.',
          link: 'Download the forms',
        },
      },
    },
    customers: {
      title: 'For customers',
      items: {
        person: {text: 'One contact for security: you.', link: 'Preview your brand'},
        report: {
          text: 'Findings in plain words, with evidence for auditors.',
          link: 'See the findings of a report',
        },
        rules: {
          text: 'Ready answers to NIS2 and to large customers’ questionnaires.',
          link: 'See the compliance chapter',
        },
        workspace: {
          text: 'A workspace that shows every fix.',
          link: priceList.several ? 'Compare the plans' : 'See what the plan includes',
        },
        data: {
          text: 'Personal data stored in the European Economic Area.',
          link: 'See our sub-processors',
        },
      },
    },
  },
  finalCta: {
    title: 'Bring your own domain to the demo',
    text: 'We scan it together, go through the findings and open the report under your brand.',
    primary: 'Get started',
    secondary: 'Contact sales',
    prices: `${priceListWords.from} a month`,
  },
};

export type SolutionsContent = typeof solutions;
