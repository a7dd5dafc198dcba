// sourceHash: '1ac1521102c3'
import type {MoreResourcesContent} from '@site/src/content/moreResources';
import {routes} from '@site/src/data/routes';

export const moreResources: MoreResourcesContent = {
  checklists: {
    title: 'Checklist da spuntare o da stampare',
    items: [
      {name: 'Checklist di onboarding: i primi 30 giorni di un cliente', to: routes.checklistOnboarding},
      {name: 'Checklist dei trenta giorni per un nuovo servizio', to: routes.checklistSetup},
      {name: 'Checklist prima di pubblicare un prezzo', to: routes.checklistPricing},
      {
        name: 'Checklist per la riunione finale di una valutazione del rischio',
        to: routes.checklistRiskAssessment,
      },
    ],
  },
  more: {
    title: 'Altro per i partner',
    items: [
      {name: 'Fiducia: certificati, segnalazioni e la scansione di questo sito', to: routes.trust},
      {name: 'Un report di esempio per il cliente, da leggere e in PDF', to: routes.sampleReport},
      {name: 'Testi legali e tutte le loro versioni', to: routes.legal},
      {name: 'Programma partner', to: routes.partnerProgram},
      {name: 'Come lavorano i nostri clienti: i casi per intero', to: routes.customers},
      {name: 'Quanto spendi per i tuoi clienti: il righello dei prezzi', to: routes.priceRuler},
      {name: 'Segui il blog', to: routes.blogSubscribe},
      {name: 'Le novità di questo portale', to: routes.changelog},
    ],
  },
};
