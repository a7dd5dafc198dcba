// sourceHash: 'fc7e5e07076d'
import {brand} from '../../../src/data/brand';
import type {PlanWords} from '../../../src/data/priceList';

export const planWords = {
  attract: {
    tagline: 'Conquista clienti con gli assessment',
    description: 'Fai un assessment al prospect e consegna un report a tuo marchio.',
    features: [
      'Assessment illimitati per ogni cliente',
      `ISO 27001, NIST 800-171 e il framework ${brand.name}`,
      'Report di digital footprint e data breach',
      'Il tuo logo e i tuoi colori',
    ],
    home: {step: 'Fai un assessment al prospect, consegna il report e fissa il secondo incontro.'},
  },
  engage: {
    tagline: 'Offri la sicurezza come servizio',
    description: 'Trasforma le criticità in lavoro ricorrente per tutti i tuoi clienti.',
    features: [
      'Il catalogo completo dei framework',
      'Assessment e framework personalizzati',
      'Gestione delle campagne',
      'Motore di remediation automatico',
      'Il tuo dominio',
    ],
    home: {step: 'Trasforma le criticità in lavoro ricorrente con piani di remediation e campagne.'},
  },
  scale: {
    tagline: 'Dai un workspace a ogni cliente',
    description: 'Fai entrare i clienti e collega la piattaforma ai tuoi sistemi.',
    features: ['Workspace per i clienti', 'AI sales advisor', 'API complete'],
    home: {step: 'I clienti seguono i propri progressi e i tuoi strumenti si collegano via API.'},
  },
  custom: {
    tagline: 'Grandi volumi e integrazioni',
    description: 'Per telco, assicurazioni e grandi gruppi.',
    features: ['Nessun limite a utenti, clienti e scansioni', 'Integrazioni su misura'],
  },
} satisfies PlanWords;
