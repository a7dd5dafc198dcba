import {routes} from '@site/src/data/routes';

/** Words of what stands below the guides in the overview of all texts for partners, `/guides`. */
export const moreResources = {
  checklists: {
    title: 'Checklists, to tick or to print',
    items: [
      {name: 'Onboarding checklist: a client’s first 30 days', to: routes.checklistOnboarding},
      {name: 'Thirty-day checklist for a new service', to: routes.checklistSetup},
      {name: 'Checklist before you publish a price', to: routes.checklistPricing},
      {name: 'Checklist for the final meeting of a risk assessment', to: routes.checklistRiskAssessment},
    ],
  },
  more: {
    title: 'Also for partners',
    items: [
      {name: 'Trust: certificates, disclosure and our own scan', to: routes.trust},
      {name: 'A sample client report, as a page and as a PDF', to: routes.sampleReport},
      {name: 'Agreements and all their versions', to: routes.legal},
      {name: 'Partner program', to: routes.partnerProgram},
      {name: 'How our customers work: the cases in full', to: routes.customers},
      {name: 'What your number of clients costs: the price ruler', to: routes.priceRuler},
      {name: 'Follow the blog', to: routes.blogSubscribe},
      {name: 'What is new on this portal', to: routes.changelog},
    ],
  },
};

export type MoreResourcesContent = typeof moreResources;
