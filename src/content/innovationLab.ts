/** The innovation lab page, section by section. */
export const innovationLab = {
  meta: {
    title: 'Innovation Lab: security research that partners can sell',
    description:
      'How we turn open questions of MSPs, insurers and enterprises into methods and features: risk scoring, explainable remediation, private benchmarks.',
  },
  hero: {
    headline: 'Research that ends up in your price list.',
    subheadline:
      'The lab takes questions that our partners’ clients ask and no one can answer yet. It tests methods in funded projects, drops what does not hold up, and builds the rest into the platform that you sell as yours.',
    projects: 'See the funded projects',
    visionLabel: 'Our vision',
    visionStatement:
      'Every company, however small, knows its risk, can prove what it does about it, and pays for nothing beyond that.',
    picture: 'Scattered observations that draw together into a line',
  },
  values: {
    title: 'How the lab works',
    items: {
      research: {
        title: 'Research-Driven',
        text: 'We begin with a question, a method, and a way to find out that the method is wrong. Results that disappoint are results too.',
      },
      ip: {
        title: 'IP Development',
        text: 'What holds up becomes intellectual property: documented, maintained and built into the platform. Partners offer it under their own brand.',
      },
      future: {
        title: 'Future-Focused',
        text: 'We look at what law, insurers and attackers will ask of small companies next, and start while there is time to test.',
      },
    },
  },
  pillars: {
    title: 'Three questions we work on',
    subtitle: 'Each began with something that a partner could not explain to a client.',
    keywordsLabel: 'Keywords',
    pillar1: {
      subtitle: 'How certain is the score?',
      title: 'Evidence-based risk scoring',
      description:
        'Most scores do not say what they rest on. Ours are meant to carry a margin of error: a scan from outside leaves a wide range, an assessment narrows it, evidence narrows it again. An insurer sees how far to trust the number, and an MSP sees which question to ask next.',
      keywords: ['Attack surface', 'Bayesian models', 'Uncertainty', 'Cyber insurance'],
    },
    pillar2: {
      subtitle: 'Why this fix, and why first?',
      title: 'Explainable remediation with AI',
      description:
        'A language model can write advice that sounds right. Here it has to show its working: the finding it starts from, the evidence, the control it serves. A technician approves each step before a client reads it, and a step without a reason does not get that far.',
      keywords: ['Explainable AI', 'Human approval', 'Control mapping', 'Prioritization'],
    },
    pillar3: {
      subtitle: 'How do we compare?',
      title: 'Benchmarks that keep secrets',
      description:
        'Every company wants to know how it compares, and none wants to show its findings. We study how to compute a benchmark for a sector or a supply chain from contributions that are useless on their own, so that only the total can be read.',
      keywords: ['Secure aggregation', 'Differential privacy', 'Supply chain', 'Sector benchmarks'],
    },
    diagrams: {
      score: {
        label: 'A sample score: with each source the possible range becomes narrower',
        sources: ['Scan from outside', 'With an assessment', 'With evidence'],
        low: 'Low risk',
        high: 'High risk',
      },
      reasoning: {
        label: 'A sample step of a plan, with its reasons',
        steps: [
          {name: 'Finding', text: 'Anyone can send email in the client’s name'},
          {name: 'Evidence', text: 'DMARC record with policy “none”, read from DNS'},
          {name: 'Control', text: 'Information transfer, ISO 27001'},
          {name: 'Fix', text: 'Move to “quarantine”, watch the reports, then “reject”'},
        ],
        approval: 'Approved by a technician',
      },
      benchmark: {
        label:
          'Five companies send sealed contributions; only the sum is opened, and each finds its own place in the distribution',
        own: 'Your company',
        sector: 'The sector',
      },
    },
  },
  projects: {
    title: 'Funded research projects',
    lede: 'Co-financed by EU, national and regional funds, carried out with research groups, insurers and partners.',
    roleLabel: 'Our role',
    items: {
      scoring: {
        sample: true,
        title: 'Scores with a margin of error',
        role: 'Technology partner',
        subtitle: 'What can be known about a company from outside?',
        description:
          'Research groups and insurers compare scores from public evidence with what an audit on site confirms. We provide the scanning engine and the scoring model, and publish where the scores were wrong.',
        funding: 'Co-financed by a European research and innovation programme',
      },
      remediation: {
        sample: true,
        title: 'Advice that shows its working',
        role: 'Coordinator',
        subtitle: 'When can a technician trust a drafted plan?',
        description:
          'Technicians read remediation plans without knowing whether a colleague or a model wrote them, and mark what they would not sign. Each mark becomes a check that later drafts have to pass.',
        funding: 'Co-financed by a national programme for industrial research',
      },
      benchmark: {
        sample: true,
        title: 'A benchmark for the district',
        role: 'Lead developer',
        subtitle: 'Can suppliers compare themselves without showing their hand?',
        description:
          'Manufacturers of an industrial district and their suppliers contribute to a common benchmark. Each sees its own position. No one, ourselves included, sees anyone else’s answers.',
        funding: 'Co-financed by regional development funds',
      },
    },
    marks: {eu: 'EU funds', national: 'National funds', regional: 'Regional funds'},
  },
  strategicCta: {
    headline: 'Which question do your clients keep asking?',
    text: 'Partners, insurers and universities join as testers, as a source of real cases or as co-applicants. In a first meeting we look at your question and at what it would take to answer it.',
    primaryCta: 'Propose a project',
    secondaryCta: 'Join as a test partner',
    roles: {
      title: 'What we ask of you',
      points: [
        {
          name: 'As a tester',
          text: 'Try a method with clients who agree to it, beside what you do today, and tell us where it is wrong.',
        },
        {
          name: 'As a source of cases',
          text: 'Bring findings and decisions from your own work, without names, and say what came of them.',
        },
        {
          name: 'As a co-applicant',
          text: 'Take on a part of the project with people of your own, and apply for the funds with us.',
        },
      ],
    },
  },
};

export type InnovationLabContent = typeof innovationLab;
