// sourceHash: 'e0866c45c14a'
import type {SheetsContent} from '@site/src/content/sheets';
import {visitBrand} from './visitBrand';

export const sheets: SheetsContent = {
  title: 'Moduli da compilare',
  text: 'A schermo o su carta.',
  unnamed: 'Senza alcun nome, finché non ci metti il tuo.',
  groups: {clients: 'Da lasciare al cliente', own: 'Per la tua scrivania'},
  above: {text: 'Prendono il nome e il colore che inserisci', link: 'in cima a questa pagina'},
  within: 'Fa parte di',
  several: {checklist: 'Checklist, una per guida'},
  table: 'Foglio di calcolo',
  kinds: {
    'emergency-sheet': {
      name: 'Foglio di emergenza',
      about: 'Chi chiamare per primo e che cosa annotare, in una pagina da appendere.',
    },
    checklist: {
      name: 'Checklist',
      about: 'I punti della guida, con lo spazio per un’evidenza accanto a ciascuno.',
    },
    'risk-register': {
      name: 'Registro dei rischi',
      about:
        'Come modulo per sei rischi, o come foglio di calcolo con 40 righe che calcola punteggi, livelli e riesami scaduti.',
    },
    'scan-authorization': {
      name: 'Autorizzazione alle scansioni',
      about:
        'Che cosa si può scansionare, quando e chi può fermare tutto, in una pagina da firmare prima di cominciare.',
    },
    'pricing-sheet': {
      name: 'Scheda dei prezzi',
      about: 'Prezzo minimo, due prove sul margine e listino. Per uso interno.',
    },
    'decision-note': {
      name: 'Nota di decisione',
      about:
        'Che cosa vendi, che cosa ci metti e quando ti fermi, in una pagina da firmare. Per uso interno.',
    },
  },
  brand: {
    summary: 'Con il tuo nome e il tuo colore',
    offer:
      'Metti il tuo nome e il tuo colore sui moduli per i clienti, e su questo sito finché non torni indietro. Fa tutto il tuo browser; non si invia nulla.',
    wear: 'Metti il mio nome',
    worn: (name) => `Ora i moduli per i clienti portano il nome ${name}.`,
    text: 'Li inserisce nel file il tuo browser; non si invia nulla. Sono gli stessi dell’anteprima white-label.',
    name: visitBrand.name,
    colour: visitBrand.colour,
    missing: 'Scrivi il nome che deve comparire sul foglio.',
    busy: 'Preparazione del foglio…',
    done: (name) => `Il foglio porta il nome ${name}. Lo trovi nei download.`,
    failed: 'Il foglio non si è caricato. Riprova.',
  },
};
