import {claims, exampleCosts, exampleMargins} from '@site/src/data/claims';
import {agreementFrom} from '@site/src/data/legal';
import {featurePlans} from '@site/src/data/planFacts';
import {formats} from '@site/src/data/format';
import {longDate} from '@site/src/lib/format';

const {eur, percent, list} = formats('en');
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
    lede: 'Pick your business model to see the offer, the work involved and a sample case.',
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
        text: 'Add risk scores to your product through the API.',
        action: 'See the platform model',
        diagram: 'Your platform calls the API and receives a score',
      },
      enterprise: {
        title: 'Enterprise',
        text: 'Know which supplier to call first.',
        action: 'See the enterprise model',
        diagram: 'One enterprise, many suppliers, one open finding',
      },
    },
  },
  cases: {
    roi: 'Calculate your savings',
  },
  msp: {
    eyebrow: 'MSP and MSSP',
    title: 'Charge for the security work you do between tickets',
    lede: 'Turn what you know about your clients into a monthly service.',
    month: {
      title: 'One month of service, for one client',
      runsItself: 'Runs by itself',
      yourTeam: 'Your team',
      weeks: [
        {
          name: 'Week 1',
          runsItself: 'Scans of domains, websites, email and leaks.',
          yourTeam: 'Open tickets for urgent leaks.',
        },
        {
          name: 'Week 2',
          runsItself: 'Ranked, explained findings.',
          yourTeam: 'Decide what to fix and what to quote.',
        },
        {
          name: 'Week 3',
          runsItself: 'Reminders to owners.',
          yourTeam: 'Fix what the contract covers.',
        },
        {
          name: 'Week 4',
          runsItself: 'The report with your logo.',
          yourTeam: 'Present it to the client.',
        },
      ],
    },
    cases: {
      msp: {
        sample: true,
        kind: 'MSP',
        title: 'A monthly report for every client, not just the big ones',
        before:
          'Separate licences for scans, dark web and reports. The monthly report was put together by hand, so it went to the clients who asked for it.',
        now: 'All clients have the same assessment, and the report writes itself. Work that it recommends is quoted in the same meeting.',
        result: `${eur(claims.caseStudySavedEurPerYear)} a year saved on tools`,
      },
      mssp: {
        sample: true,
        kind: 'Managed security provider (MSSP)',
        title: 'Clients check their workspace instead of calling',
        before:
          'Findings went out as PDF attachments. Then the phone rang: is this one closed, who has that one, what do we show the auditor?',
        now: 'Each client signs in to a workspace on the provider’s own domain and sees findings, owners and dates. Analysts are back at the alerts.',
        result: `${fewerRequests} fewer support requests`,
        link: 'Open the platform’s sign-in page',
      },
    },
    kpis: {
      title: 'Example for an owner',
      newMrr: {
        name: 'New MRR',
        value: `+${percent(mrrIncreasePercent)}`,
        text: 'monthly recurring revenue¹',
      },
      margin: {
        name: 'Margin',
        value: percent(exampleMargins.after),
        text: `of the price, up from ${percent(exampleMargins.before)}¹`,
      },
      time: {
        name: 'Time',
        value: fewerRequests,
        text: 'fewer support requests²',
      },
      source: 'See the calculation',
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
    lede: `Sell it through your own shops, agents and portal, and go live in under ${claims.telcoLaunchDays} days.`,
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
    title: 'A risk score inside your product',
    lede: 'The API returns a score, the evidence behind it and the fixes that would improve it, under your brand.',
    flow: {
      title: 'From application to quote',
      lanes: {applicant: 'Applicant', platform: 'Your platform', api: 'Our API'},
      messages: {
        apply: 'asks for a cyber policy',
        request: 'sends domain and consent',
        scan: 'scans, and maps findings to the framework',
        score: 'returns score, findings, reasons',
        quote: 'quotes, with fixes that lower the price',
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
      title: 'One connection for every software house',
      text: 'A hub that links accounting, HR and shop software for small firms added security as one more service. Each software house on it offers assessments in its own screens, and none of them built a scanner.',
      plan: `The full API is part of ${list(featurePlans.fullApi.names)}.`,
    },
    architecture: {
      title: 'API architecture',
      items: {
        nist: {
          title: 'Security-framework alignment',
          text: 'Findings map to the controls of NIST, ISO 27001 or your own framework.',
        },
        gdpr: {
          title: 'GDPR compliance',
          text: 'One data processing agreement covers all integrations.',
        },
        integration: {
          title: 'Integration',
          text: 'Your software works with client, assessment, scan and report data directly.',
        },
        realTime: {
          title: 'Real-time capability',
          text: 'Your product always reads live scores and findings.',
        },
      },
    },
    dora: {
      text: `An annex for financial entities covers DORA, from ${longDate('en', agreementFrom.financialAnnex)}.`,
      link: 'Read the annex',
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
    description: 'See the exposure of every supplier, ask them all the same questions and follow each fix.',
    fullDescription:
      'NIS2 asks you to assess your direct suppliers. See their answers and their public exposure on one screen.',
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
      steps: [
        {
          title: 'Look from outside',
          text: 'A digital footprint report shows the supplier’s public exposure.³',
        },
        {
          title: 'Ask every supplier the same questions',
          text: 'One campaign sends the assessment to all suppliers, with reminders.',
        },
        {
          title: 'Follow each finding to the end',
          text: 'Every finding has an owner at the supplier, a date and its evidence.',
        },
      ],
    },
  },
  finalCta: {
    title: 'Plan your model with us',
    text: 'Bring one client or one supplier list to a first meeting, and we work out your numbers.',
    primary: 'See plans and prices',
    secondary: 'Book a meeting',
  },
  notes: [
    `¹ MRR: one partner. Margin: an example in which costs fall by ${percent(costReductionPercent)}, from ${percent(exampleCosts.before)} to ${percent(exampleCosts.after)} of the price.`,
    '² With client workspaces, reported by partners.',
    '³ Scans start once the supplier has authorized them in writing.',
  ],
};

export type GrowthModelsContent = typeof growthModels;
