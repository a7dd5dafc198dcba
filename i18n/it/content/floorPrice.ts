// sourceHash: '70a5ab55abbc'
import {priceList} from '@site/src/data/priceList';
import type {FloorPriceContent} from '@site/src/content/floorPrice';
import {formats} from '@site/src/data/format';

const {currencyName} = formats('it');

export const floorPrice: FloorPriceContent = {
  title: 'Il tuo prezzo minimo, con i tuoi numeri',
  text: 'Prezzi, prove e barre seguono ogni modifica. Non si invia nulla.',
  inputs: {
    platform: `Piattaforma, ${currencyName} al mese`,
    clients: 'Clienti attivi',
    technicianHours: 'Tecnico, ore',
    technicianRate: `Costo di un’ora, ${currencyName}`,
    managerHours: 'Referente dei clienti, ore',
    managerRate: `Costo di un’ora, ${currencyName}`,
    tools: `Altri strumenti, ${currencyName}`,
    yearly: `Assicurazione, formazione, vendita, ${currencyName} all’anno`,
    lowestMargin: 'Margine minimo, %',
    plannedMargin: 'Margine pianificato, %',
  },
  ofWhom: {technicianRate: 'tecnico', managerRate: 'referente dei clienti'},
  result: {
    title: 'Per cliente al mese',
    example: 'Esempio, per cliente al mese',
    floor: 'Prezzo minimo',
    list: 'Prezzo di listino',
    lines: {
      platform: 'Piattaforma',
      technician: 'Tecnico',
      manager: 'Referente dei clienti',
      tools: 'Altri strumenti',
      yearly: 'Assicurazione, formazione, vendita',
    },
    cost: 'Costo',
    below:
      'Il margine pianificato è inferiore al minimo: il prezzo di listino finisce sotto il prezzo minimo.',
  },
  bars: {
    cost: 'Costo',
    markup: (percent) => `Costo più ${percent}`,
    margin: (percent) => `margine ${percent}`,
    none: 'nessun margine',
    caption: 'Il costo è lo stesso in ogni barra. A cambiare è la parte del prezzo che resta a te.',
  },
  tests: {
    title: 'Margine al prezzo di listino',
    halfTheClients: 'Metà dei clienti',
    oneMoreHour: 'Un’ora di tecnico in più',
  },
  steps: {
    cost: 'Costo: la somma delle voci',
    floor: 'Prezzo minimo: costo diviso (1 − margine minimo), arrotondato per eccesso',
    list: 'Prezzo di listino: lo stesso con il margine pianificato',
    so: (rounded) => `quindi ${rounded}`,
    halfTheClients: 'Metà dei clienti: piattaforma e totale annuo costano il doppio a ciascuno',
    oneMoreHour: 'Un’ora di tecnico in più per ogni cliente',
  },
  ruler: priceList.several
    ? 'Trova il piano più conveniente con questi numeri'
    : 'Vedi il costo del piano con questi numeri',
  announce: (cost, floor, list) => `Costo ${cost}, prezzo minimo ${floor}, prezzo di listino ${list}.`,
};
