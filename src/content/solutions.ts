import {claims, frameworks} from '@site/src/data/claims';
import {featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import type {MeasureLetter} from '@site/src/data/sampleCompliance';
import {scoreLimits} from '@site/src/data/sampleClients';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import {formats} from '@site/src/data/format';
import {home} from './home';
import {priceListWords} from './priceListWords';

const {list} = formats('en');
const {from, since} = priceListWords;
const {client} = sampleReport;
const {entry, several} = priceList;
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
    title: 'Security solutions your clients know as yours.',
    lede: 'The platform scans your clients’ domains, ranks what it finds, plans the fixes and writes the report. You bring the client and the name on the cover.',
    primary: 'Request a demo',
    secondary: 'Contact sales',
    samples: home.hero.own.samples,
    own: 'Or with your own name, colour and logo',
    finding: {
      label: 'A finding of a sample client as the platform shows it, from the scan to the date of the fix',
      controls: 'Leaves open',
      steps: {seen: 'Found', again: 'Confirmed', called: 'Client called', due: 'Fix due'},
      sample: 'From a sample report; client and finding are invented.',
      all: (findings: number) => `Read all ${findings} findings`,
    },
  },
  features: {
    title: 'Three things you would otherwise build yourself',
    lede: 'They share one client list and one history, so that nothing has to be copied from tool to tool.',
    learnMore: 'Learn more',
    dashboard: {
      tag: 'Visibility',
      title: 'A security dashboard that starts with the worst',
      text: 'Every client on one screen, in the order in which they need you. Score, open findings and the next step stand side by side, so that Monday’s plan is ready before the coffee.',
      about: 'about one month of service, for one client',
      caption: `Sample partner with five clients, the lowest score first: below ${scoreLimits.urgent} is urgent, below ${scoreLimits.toDo} leaves something to do`,
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
      text: `Logo, colour and domain are set in one place and appear everywhere a client looks. Your logo and colours come ${several ? 'with every plan' : `with ${entry.name}`}, your own domain ${since(featurePlans.customDomain)}.`,
      about: 'about white-label customization, with your own name',
      picture:
        'One logo, one colour and one domain flow into the portal, the report, the email and the sign-in page',
      kit: {logo: 'Logo', colour: 'Brand colour', domain: 'Domain'},
      outputs: {portal: 'Portal', report: 'Report', email: 'Emails', signIn: 'Sign-in page'},
      shown: {
        openFindings: 'Open findings',
        email: 'Your report is ready',
        found: `${openFindings.length} findings are open, and the worst one comes first.`,
        open: 'Open it',
        signIn: 'Sign in',
      },
    },
    scans: {
      tag: 'Automation',
      title: 'Automated security scans, on your schedule',
      text: 'Domains, websites and email systems are checked without anyone having to start a scan. What is new becomes a finding, what is fixed is closed, and you hear only about what changed. Each result is kept with its date, for the day an auditor asks for proof.',
      about: 'about scans and risk assessment',
      week: 'Sample week of one client: the domain is scanned on Monday, Wednesday and Friday, the website on Tuesday and Friday, the email system on Wednesday, where one check has to be fixed',
      targets: ['Domain', 'Website', 'Email system'],
      scan: 'The square is a check to fix: email system, Wednesday 02:00',
      scanLabel: (checks: number, toFix: number) =>
        `Sample scan of an email system: ${checks} checks, ${toFix} to fix`,
      states: {passed: 'Passed', toFix: 'To fix'},
      names: {
        spf: 'SPF record',
        dkim: 'DKIM signature',
        dmarc: 'DMARC policy',
        tls: 'TLS between servers',
        relay: 'No open relay',
      },
    },
  },
  preview: {
    title: 'Now see it with your name on it',
    lede: 'Type your company and pick your colour. The dashboard, the report and the sign-in page are yours before you finish typing.',
  },
  more: {
    title: 'What keeps the service running',
    lede: 'Finding weaknesses is one part of the work. These four features take the service from the first sign-in to the invoice.',
    onboarding: {
      title: 'Client onboarding',
      text: `Invite the client, have the domain authorized in writing, and the first scan is on its way. As it went at ${client.name}, a sample client:`,
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
      text: `Progress in ${list(frameworks)}, control by control; all of them ${since(featurePlans.fullCatalogue)}. Here it is NIS2, at the same client.`,
      chart: 'Measures of Article 21(2) NIS2 at a sample client',
      measures: {met: 'Article 21(2), in place', open: 'Still open'},
      /** Of Article 21(2) NIS2, in a word or two. */
      names: {
        a: 'Risk analysis',
        b: 'Incidents',
        c: 'Backup and continuity',
        d: 'Suppliers',
        e: 'Vulnerabilities',
        f: 'Checks of what works',
        g: 'Hygiene and training',
        h: 'Encryption',
        i: 'Access and assets',
        j: 'Second factor',
      } satisfies Record<MeasureLetter, string>,
      report: 'Read this client’s whole report',
    },
    analytics: {
      title: 'Revenue analytics',
      text: 'See which service earns what, month by month: scans, assessments and remediation plans.',
    },
    api: {
      title: 'API integration',
      text: `Scores and findings in your PSA, CRM or portal. The full API is included ${since(featurePlans.fullApi)}. A call for the same client, and its answer:`,
      label: 'Sample call to the API and its answer',
    },
  },
  benefits: {
    title: 'What you gain, and what your clients gain',
    /** `link` opens the example (Benefits.tsx). */
    partners: {
      title: 'For partners',
      items: {
        price: {text: 'Recurring revenue at a price that only you decide.', link: 'Work out yours'},
        start: {
          text: `Your account in ${claims.setupMinutes} minutes, your team onboarded in ${onboardFrom} to ${onboardTo} hours.`,
          link: 'Plan the weeks after it',
        },
        tools: {
          text: 'One platform in place of six tools and six invoices.',
          link: 'Compare them line by line',
        },
        support: {text: 'Second-level support behind your technicians.', link: 'See who does what'},
        sheets: {
          text: 'Sheets for emergencies and authorizations, in your name.',
          link: 'Download them in the hub',
        },
      },
    },
    customers: {
      title: 'For customers',
      items: {
        person: {
          text: 'One person to call: you. Your name is on every screen and report.',
          link: 'See your name there',
        },
        report: {
          text: 'Findings in plain words, with the evidence that auditors ask for.',
          link: 'See them in a report',
        },
        rules: {
          text: 'An answer ready when NIS2 or a large customer asks.',
          link: 'See its chapter in a report',
        },
        workspace: {
          text: `Their own workspace, to see what is fixed (${since(featurePlans.clientWorkspace)}).`,
          link: several ? 'Compare the plans' : 'See what the plan includes',
        },
        data: {
          text: 'Personal data that stays in the European Economic Area.',
          link: 'See where it is kept, and by whom',
        },
      },
    },
  },
  finalCta: {
    title: 'Bring a domain of your own to the demo',
    text: 'We scan it together, look at what comes up and open the report under your brand. What you see is what your first client would see.',
    primary: 'Get started',
    secondary: 'Contact sales',
    prices: `${from} a month`,
    points: {
      title: 'How a demo goes',
      points: [
        {
          name: 'You bring',
          text: 'A domain that is yours, or whose owner has authorized the scan in writing, and your logo if you like.',
        },
        {
          name: 'We open',
          text: 'The scan, the findings with the most serious first, the plan for the first one, and the report with your name on the cover.',
        },
        {
          name: 'You decide',
          text: `Whether to go on with a trial: ${claims.trialDays} days, without a credit card.`,
        },
      ],
    },
  },
};

export type SolutionsContent = typeof solutions;
