import {routes} from '@site/src/data/routes';

/** Words around the guides on the overview of all texts, `/guides`. */
export const moreResources = {
  report: {
    title: 'Begin at the end: the report that a client gets',
    text: 'A quarter of one client’s security in a few pages, from the score to the plan. Read it, or hand on the PDF under your own name.',
    action: 'Read the sample report',
  },
  checklists: {
    title: 'Checklists, to tick or to print',
    items: [
      {name: 'Onboarding checklist: a client’s first 30 days', to: routes.checklistOnboarding},
      {name: 'Thirty-day checklist for a new service', to: routes.checklistSetup},
      {name: 'Checklist before you publish a price', to: routes.checklistPricing},
      {name: 'Checklist for the final meeting of a risk assessment', to: routes.checklistRiskAssessment},
    ],
  },
  tools: {
    title: 'Calculators and previews',
    items: [
      {name: 'Plan cost calculator', to: routes.priceRuler},
      {name: 'What one service in place of several tools saves', to: routes.savingsCalculator},
      {name: 'What partners earn: the calculator of the partner program', to: routes.partnerCalculator},
      {name: 'Your name and colour on the product', to: routes.whiteLabelPreview},
    ],
  },
  more: {
    title: 'Also for partners',
    items: [
      {name: 'How our customers work: the cases in full', to: routes.customers},
      {name: 'Articles of the blog', to: routes.blog},
      {name: 'Partner program', to: routes.partnerProgram},
      {name: 'Trust: certificates, disclosure and our own scan', to: routes.trust},
      {name: 'Agreements and all their versions', to: routes.legal},
      {name: 'What is new on this portal', to: routes.changelog},
    ],
  },
};

export type MoreResourcesContent = typeof moreResources;
