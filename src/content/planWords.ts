import {brand} from '../data/brand';
import type {PlanWords} from '../data/priceList';

/** Words of each plan by id. src/data/plans.ts adds names, prices, limits, the previous plan and the trial. */
export const planWords = {
  attract: {
    tagline: 'Win clients with assessments',
    description: 'Assess a prospect and hand over a report with your brand on it.',
    features: [
      'Unlimited assessments per client',
      `ISO 27001, NIST 800-171 and the ${brand.name} framework`,
      'Digital footprint and data breach reports',
      'Your logo and colours',
    ],
    home: {step: 'Assess a prospect, hand over a branded report and get your second meeting.'},
  },
  engage: {
    tagline: 'Run security as a service',
    description: 'Turn findings into monthly work for all your clients.',
    features: [
      'The full framework catalogue',
      'Custom assessments and frameworks',
      'Campaign manager',
      'Automatic remediation engine',
      'Your own domain',
    ],
    home: {step: 'Turn findings into monthly work with remediation plans and campaigns.'},
  },
  scale: {
    tagline: 'Give every client a workspace',
    description: 'Give clients their own sign-in. Connect the platform to your systems.',
    features: ['Client workspaces', 'AI sales advisor', 'Full API'],
    home: {step: 'Let clients follow their own progress, and connect your tools through the API.'},
  },
  custom: {
    tagline: 'Large volumes and integrations',
    description: 'For telcos, insurers and large groups.',
    features: ['No limits on users, clients or scans', 'Custom integrations'],
  },
} satisfies PlanWords;
