// sourceHash: 'cf4045ddd5c3'
import {brand} from '../../../src/data/brand';
import type {PlanWords} from '../../../src/data/priceList';

export const planWords = {
  attract: {
    tagline: 'Apri la porta con un assessment.',
    description:
      'Per le prime conversazioni: valuta un prospect, consegna un report con il tuo marchio e scopri chi vuole proseguire.',
    features: [
      'Assessment illimitati per ogni cliente',
      `ISO 27001, NIST 800-171 e il framework ${brand.name}`,
      'Report di digital footprint e data breach',
      'White label con il tuo logo e i tuoi colori',
    ],
    home: {
      step: 'Esegui un assessment per un prospect e consegna il report. È un buon motivo per rivedersi.',
      features: ['Assessment illimitati per ogni cliente', 'Il tuo logo e i tuoi colori'],
    },
  },
  engage: {
    tagline: 'Offri la sicurezza come servizio.',
    description:
      'Per il lavoro di ogni mese: campagne su tutti i tuoi clienti e piani di remediation che ti tengono in contatto con ognuno.',
    features: [
      'Il catalogo completo dei framework',
      'Assessment e framework personalizzati',
      'Gestione delle campagne',
      'Motore di remediation automatico',
      'White label sul tuo dominio',
    ],
    home: {
      step: 'Trasforma le criticità in lavoro ricorrente con piani di remediation e campagne, sul tuo dominio.',
      features: [
        'White label sul tuo dominio',
        'Campagne e framework personalizzati',
        'Piani di remediation automatici',
      ],
    },
  },
  scale: {
    tagline: 'Dai un workspace a ogni cliente.',
    description:
      'Per chi fa entrare i clienti nella piattaforma: un workspace per ciascuno, e il collegamento con i tuoi sistemi.',
    features: ['Workspace per i clienti', 'AI sales advisor per i tuoi commerciali', 'API complete'],
    home: {
      step: 'Dai a ogni cliente il suo workspace, collega i tuoi strumenti via API e lascia che l’AI sales advisor ti suggerisca che cosa proporre.',
      features: ['Workspace per i clienti', 'AI sales advisor e API complete'],
    },
  },
  custom: {
    tagline: 'Per i tuoi volumi e i tuoi sistemi.',
    description: 'Per telco, assicurazioni e grandi gruppi.',
    features: ['Nessun limite a utenti, clienti e scansioni', 'Integrazioni su misura'],
  },
} satisfies PlanWords;
