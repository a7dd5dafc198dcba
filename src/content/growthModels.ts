import {claims, exampleMargins} from '@site/src/data/claims';
import {agreementFrom} from '@site/src/data/legal';
import {featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';
import {priceListWords} from './priceListWords';

const {eur, percent, list} = formats('en');
const {several} = priceList;
const {since} = priceListWords;
const {mrrIncreasePercent, costReductionPercent} = claims.successStory;
const fewerRequests = percent(claims.fewerSupportRequestsPercent);

/** The growth-models page, section by section. */
export const growthModels = {
  meta: {
    title: 'Growth models for MSPs, telcos, platforms and enterprises',
    description:
      'Four ways to build a business on white-label security: monthly services for MSPs, bundles for telcos, an API for platforms, supplier checks for enterprises.',
  },
  hero: {
    eyebrow: 'Growth models',
    title: 'Four ways to make security pay.',
    picture: 'One platform, and four businesses on it with a brand of their own',
    lede: 'An MSP sells a service, a telco sells a bundle, a platform sells inside its product, an enterprise protects what it buys. Find yours and see what changes in the first month, who does the work and what it is sold as.',
  },
  segments: {
    title: 'Which business is yours?',
    items: {
      msp: {
        title: 'MSP',
        text: 'Earn every month on the clients you already look after.',
        action: 'See the MSP model',
        diagram: 'One report becomes a monthly fee that grows',
      },
      telco: {
        title: 'Telco',
        text: 'Add a security line to the bundle that businesses buy from you.',
        action: 'See the telco model',
        diagram: 'Line, security and invoice in one bundle',
      },
      platform: {
        title: 'Platform',
        text: 'Answer a question about risk inside your own product.',
        action: 'See the platform model',
        diagram: 'Your platform calls the API and receives a score',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Know which supplier to call first, and about what.',
        action: 'See the enterprise model',
        diagram: 'One enterprise, many suppliers, one open finding',
      },
    },
  },
  cases: {
    roi: 'Calculate it with your numbers',
  },
  msp: {
    eyebrow: 'MSP and MSSP',
    title: 'Charge for the security work you do between tickets',
    lede: 'You already know the network, the people and the backups. A monthly service gives that knowledge a price, and your account manager a reason to call that is not a renewal.',
    month: {
      title: 'One month of service, for one client',
      runsItself: 'Runs by itself',
      yourTeam: 'Your team',
      weeks: [
        {
          name: 'Week 1',
          runsItself: 'Domains, websites and email are scanned; leaked passwords are looked up.',
          yourTeam: 'A glance at new leaks: the urgent ones become tickets.',
        },
        {
          name: 'Week 2',
          runsItself: `Findings are ranked and explained; ${since(featurePlans.remediationEngine)} there is a draft plan as well.`,
          yourTeam: 'You decide what is fixed now and what is quoted.',
        },
        {
          name: 'Week 3',
          runsItself: 'Owners are reminded of what is due.',
          yourTeam: 'You fix what the contract covers.',
        },
        {
          name: 'Week 4',
          runsItself: 'The report comes out with your logo.',
          yourTeam: 'You walk the client through one page and the next step.',
        },
      ],
    },
    cases: {
      msp: {
        sample: true,
        kind: 'MSP',
        title: 'Every client gets the report that only the big ones got',
        before:
          'Separate licences for scans, dark web and reports. The monthly report was put together by hand, so it went to the clients who asked for it.',
        now: 'All clients have the same assessment, and the report writes itself. Work that it recommends is quoted in the same meeting.',
        result: `${eur(claims.caseStudySavedEurPerYear)} a year saved on tools`,
      },
      mssp: {
        sample: true,
        kind: 'Managed security provider (MSSP)',
        title: 'Clients look it up instead of calling the analysts',
        before:
          'Findings went out as PDF attachments. Then the phone rang: is this one closed, who has that one, what do we show the auditor?',
        now: 'Each client signs in to a workspace on the provider’s own domain and sees findings, owners and dates. Analysts are back at the alerts.',
        result: `${fewerRequests} fewer support requests`,
        link: 'Open the platform’s sign-in page',
      },
    },
    kpis: {
      title: 'Three figures an owner checks',
      newMrr: {
        name: 'New MRR',
        value: `+${percent(mrrIncreasePercent)}`,
        text: 'monthly recurring revenue on top of what there was, once every client is assessed the same way',
      },
      margin: {
        name: 'Margin',
        value: percent(exampleMargins.after),
        text: `of the price, up from ${percent(exampleMargins.before)}, with one tool instead of several`,
      },
      time: {
        name: 'Time',
        value: fewerRequests,
        text: 'fewer support requests, and so fewer hours spent on answers: clients look in their workspace',
      },
      note: `Revenue and costs are one partner’s own figures; yours depend on your clients and prices. The margin is an example: costs of ${percent(claims.exampleCostPercent)} of the price fall by ${percent(costReductionPercent)}. The requests are what partners with workspaces (${since(featurePlans.clientWorkspace)}) report.`,
      source: 'Read how revenue and costs came about',
    },
    testimonial: {
      sample: true,
      quote:
        'We used to give the assessment away to win the server project. Now we sell the assessment, and the server project follows from it.',
      role: 'Owner',
    },
  },
  telco: {
    eyebrow: 'Telco',
    title: 'Put security on the bill that businesses already pay',
    lede: `Bandwidth is compared by price. A bundle with security in it is compared by what it does. You sell it through your own shops and agents, on your own portal, and you are live in under ${claims.telcoLaunchDays} days.`,
    plan: {
      title: 'A sample launch plan',
      start: 'Contract signed',
      /** A day after the signature. */
      day: (day: number) => `Day ${day}`,
      end: `Live before day ${claims.telcoLaunchDays}`,
      owners: {you: 'your team', us: 'our team', both: 'both'},
      tracks: {
        brand: {name: 'Brand and portal', text: 'Logo, colours, domain, texts'},
        billing: {name: 'Orders and billing', text: 'Activation through the API, one line on your invoice'},
        sales: {
          name: 'Sales and first-level support',
          text: 'Offer, price list, training for shops and agents',
        },
        pilot: {name: 'Pilot', text: 'First business customers, on real invoices'},
      },
    },
    case: {
      sample: true,
      kind: 'Telecom operator',
      title: 'Sold in the shop, next to the fibre contract',
      text: 'With the fibre contract the customer signs a second page, the authorization to scan. Then the digital footprint report shows what an outsider sees, under the operator’s brand, and the conversation moves from megabits to leaked passwords.',
      facts: [
        {name: 'First step', text: 'Digital footprint report, included in the business line'},
        {name: 'Monthly', text: 'Scans, breach monitoring and a remediation plan, as a line on the bill'},
        {name: 'Channel', text: 'Shops, agents and the customer portal'},
        {name: 'Support', text: 'First level from the operator’s own desk, second level from us'},
      ],
      invoice: {
        label: 'Sample invoice: fibre, mobile lines and security on one bill',
        title: 'Invoice',
        lines: ['Business fibre', 'Mobile lines', 'Business security'],
      },
      link: (partner: string) => `${partner}: the product page`,
    },
  },
  platform: {
    eyebrow: 'Platform',
    title: 'A risk score with its reasons, inside your product',
    lede: 'An insurer asks before a quote, a marketplace before it lists a seller, a lender before a loan. The API answers with a score, what it rests on and what would raise it, under your brand.',
    flow: {
      title: 'From application to quote',
      lanes: {applicant: 'Applicant', platform: 'Your platform', api: 'Our API'},
      messages: {
        apply: 'asks for a cyber policy',
        request: 'sends domain and consent',
        scan: 'scans, and maps findings to the framework',
        score: 'returns score, findings, reasons',
        quote: 'quotes, and says what would lower the price',
      },
    },
    insurer: {
      sample: true,
      kind: 'Insurer marketplace',
      title: 'Risk priced on evidence',
      before:
        'A questionnaire that applicants filled in from memory, and that no one could check before the claim.',
      now: 'A scan of the applicant’s domain answers the technical part, with its evidence. The questionnaire keeps what only the company can know.',
      after:
        'Monitoring continues for as long as the policy. A new critical finding reaches client and broker while there is time to fix it.',
      link: (partner: string) => `${partner}: the marketplace`,
    },
    apiHub: {
      sample: true,
      kind: 'API hub',
      title: 'One connection for every software house on the hub',
      text: 'A hub that links accounting, HR and shop software for small firms added security as one more service. Each software house on it offers assessments in its own screens, and none of them built a scanner.',
      plan: `The full API is part of ${list(featurePlans.fullApi.names)}.`,
    },
    architecture: {
      title: 'What the API is built around',
      items: {
        nist: {
          title: 'Security-framework alignment',
          text: 'Findings and answers are mapped to the controls of NIST, ISO 27001 or your own framework, so “met” means the same in every product on the hub.',
        },
        gdpr: {
          title: 'GDPR compliance',
          text: 'A domain and the company’s written consent are enough for a first score. Roles, sub-processors and deletion are settled once, in one data processing agreement for all integrations.',
        },
        integration: {
          title: 'Integration',
          text: 'Clients, assessments, scans and reports: what people do in the console, your software does through the API.',
        },
        realTime: {
          title: 'Real-time capability',
          text: 'Scores and findings are read when your product needs them, as they are then, not as they stood in the last monthly export.',
        },
      },
    },
    dora: {
      text: `From its version of ${longDate('en', agreementFrom.financialAnnex)}, the agreement has an annex for insurers, banks and other financial entities: what DORA, Regulation (EU) 2022/2554, asks of a contract with an ICT provider.`,
      link: 'Read the agreement and its annex',
    },
    testimonial: {
      sample: true,
      quote:
        'Underwriters and brokers used to argue about whether an answer was true. Now they argue about what it is worth, which is what we pay them for.',
      role: 'Head of cyber underwriting',
    },
  },
  enterprise: {
    badge: 'Enterprise',
    title: 'Your weakest supplier is part of your attack surface',
    description:
      'See what every supplier exposes, ask all of them the same questions, and follow what they fix until it is closed.',
    fullDescription:
      'Under NIS2 an entity in scope has to weigh the vulnerabilities of each direct supplier as well as its own. A yearly questionnaire shows what suppliers say; their public exposure shows what an attacker sees. With both on one screen, under your group’s own brand, procurement and the CISO look at the same list and know who to call first.',
    supplyChain: {
      sample: true,
      title: 'Five suppliers, five controls, one framework',
      caption: 'A sample supply chain',
      supplier: 'Supplier',
      controls: {
        access: 'Access',
        patching: 'Patching',
        backup: 'Backup',
        incidents: 'Incident notice',
        subSuppliers: 'Sub-suppliers',
      },
      suppliers: {
        hosting: 'Cloud hosting',
        payroll: 'Payroll bureau',
        maintenance: 'Remote maintenance',
        freight: 'Freight forwarder',
        software: 'Software house',
      },
      states: {met: 'Met', open: 'To fix', unanswered: 'No answer'},
      reading:
        'Read a row and you know who to call: remote maintenance. Read a column and you know what to put into the next contract: sub-suppliers.',
      steps: [
        {
          title: 'Look from outside',
          text: 'A digital footprint report shows what the supplier’s public domain gives away. It starts, like every scan, once the supplier has authorized it in writing; put a clause on it into your supply contracts.',
        },
        {
          title: 'Ask every supplier the same questions',
          text: 'One campaign sends the assessment to all suppliers, on NIS2, ISO 27001 or your own framework, and does the reminding.',
        },
        {
          title: 'Follow each finding to the end',
          text: 'Every finding has an owner at the supplier and a date. Workspaces keep the evidence where your auditor will look for it.',
        },
      ],
    },
  },
  finalCta: {
    title: 'Bring one client, one line of business or one supplier list',
    text: `In a first meeting we go through your model with your numbers: what you sell, who does the work and ${several ? 'which plan it takes' : 'what it takes'}.`,
    primary: 'See plans and prices',
    secondary: 'Book a meeting',
    bring: {
      title: 'What to bring',
      items: {
        msp: 'One client, and what you charge it today.',
        telco: 'One line of business, and who sells it.',
        platform: 'The screen on which a score would help, and what you know of the company by then.',
        enterprise: 'One list of suppliers, and what your contracts ask of them.',
      },
    },
  },
};

export type GrowthModelsContent = typeof growthModels;
