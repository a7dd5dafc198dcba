import {brand} from '../data/brand';
import type {PlanWords} from '../data/priceList';

/** Words of each plan by id. src/data/plans.ts adds names, prices, limits, the previous plan and the trial. */
export const planWords = {
  attract: {
    tagline: 'Open doors with assessments.',
    description:
      'For the first conversations: assess a prospect, hand over a report under your brand and see who wants more.',
    features: [
      'Unlimited assessments per client',
      `ISO 27001, NIST 800-171 and the ${brand.name} framework`,
      'Digital footprint and data breach reports',
      'White label with your logo and colours',
    ],
    home: {
      step: 'Run an assessment for a prospect and hand over the report. It is a reason to meet again.',
      features: ['Unlimited assessments per client', 'Your logo and colours'],
    },
  },
  engage: {
    tagline: 'Run security as a service.',
    description:
      'For work that runs every month: campaigns across all your clients, and remediation plans that keep you in touch with each of them.',
    features: [
      'The full framework catalogue',
      'Custom assessments and frameworks',
      'Campaign manager',
      'Automatic remediation engine',
      'White label on your own domain',
    ],
    home: {
      step: 'Turn findings into monthly work with remediation plans and campaigns, on your own domain.',
      features: [
        'White label on your own domain',
        'Campaigns and custom frameworks',
        'Automatic remediation plans',
      ],
    },
  },
  scale: {
    tagline: 'Give every client a workspace.',
    description:
      'For providers whose clients sign in themselves: a workspace for each of them, and the platform connected to your own systems.',
    features: ['Client workspaces', 'AI sales advisor for your salespeople', 'Full API'],
    home: {
      step: 'Give every client a workspace, connect your tools through the API and let the AI sales advisor show what to offer next.',
      features: ['Client workspaces', 'AI sales advisor and full API'],
    },
  },
  custom: {
    tagline: 'For volumes and systems of your own.',
    description: 'For telcos, insurers and large groups.',
    features: ['No limits on users, clients and scans', 'Custom integrations'],
  },
} satisfies PlanWords;
