// sourceHash: 'a945efad9eaa'
import type {MoreResourcesContent} from '@site/src/content/moreResources';
import {routes} from '@site/src/data/routes';

export const moreResources: MoreResourcesContent = {
  report: {
    title: 'Comincia dalla fine: il report che riceve il cliente',
    text: 'Un trimestre di sicurezza di un cliente in poche pagine, dal punteggio al piano. Leggilo, o consegna il PDF con il tuo nome.',
    action: 'Leggi il report di esempio',
  },
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
  tools: {
    title: 'Calcolatori e anteprime',
    items: [
      {name: 'Calcolatore dei piani', to: routes.priceRuler},
      {name: 'Quanto risparmi con un servizio al posto di tanti strumenti', to: routes.savingsCalculator},
      {name: 'Quanto guadagnano i partner: il calcolatore del programma', to: routes.partnerCalculator},
      {name: 'Il tuo nome e il tuo colore sul prodotto', to: routes.whiteLabelPreview},
    ],
  },
  more: {
    title: 'Altro per i partner',
    items: [
      {name: 'Come lavorano i nostri clienti: i casi per intero', to: routes.customers},
      {name: 'Gli articoli del blog', to: routes.blog},
      {name: 'Programma partner', to: routes.partnerProgram},
      {name: 'Fiducia: certificati, segnalazioni e la scansione di questo sito', to: routes.trust},
      {name: 'Testi legali e tutte le loro versioni', to: routes.legal},
      {name: 'Le novità di questo portale', to: routes.changelog},
    ],
  },
};
