// sourceHash: 'b8db858d7fe3'
import {samplePortfolio} from '@site/src/data/sampleClients';
import {sampleReport} from '@site/src/data/sampleReport';
import type {BrandPreviewContent} from '@site/src/content/brandPreview';

export const brandPreview: BrandPreviewContent = {
  placeholder: 'La tua azienda',
  more: 'Contrasto del colore e logo',
  name: 'Nome dell’azienda',
  colour: {
    label: 'Colore del marchio',
    swatches: {
      accent: 'Il nostro',
      green: 'Verde',
      violet: 'Viola',
      magenta: 'Magenta',
      rust: 'Ruggine',
      lemon: 'Giallo limone',
    },
    picker: 'Un altro colore',
    hex: 'Codice hex',
    error: 'Scrivi sei caratteri, da 0 a 9 e da A a F, per esempio #c2410c.',
    pairs: {
      fill: 'Testo sul colore',
      light: 'Su chiaro',
      dark: 'Su scuro',
    },
    ratio: (ratio) => `${ratio}:1`,
    pale: 'Troppo chiaro per essere letto sul bianco: lì linee e link usano la tonalità leggibile più vicina.',
    deep: 'In modalità scura, linee e link usano la tonalità leggibile più vicina.',
  },
  logo: {
    label: 'Logo aziendale',
    choose: 'Trascina qui un file, o sceglilo',
    replace: 'Trascinane o scegline un altro',
    hint: 'PNG, JPEG, WebP o SVG, fino a 1 MB. Non esce mai dal tuo browser.',
    remove: 'Togli il logo',
    suggestion: (colour) => `Usa il suo colore, ${colour}`,
    errors: {
      type: 'Scegli un file PNG, JPEG, WebP o SVG.',
      size: 'Scegli un file fino a 1 MB.',
      unreadable: 'Immagine non leggibile. Prova a salvarla come PNG.',
    },
  },
  status: {
    shows: (name) => `L’anteprima ora mostra ${name}.`,
    white: (ratio) => `Testo bianco su questo colore: contrasto ${ratio}:1.`,
    dark: (ratio) => `Testo scuro su questo colore: contrasto ${ratio}:1.`,
    logo: 'Il tuo logo è nell’anteprima.',
    noLogo: 'Logo rimosso.',
    reset: 'L’anteprima è di nuovo quella iniziale.',
    copied: 'Link copiato.',
  },
  actions: {
    demo: 'Inviaci nome e colore',
    report: 'Vedilo nel report di esempio',
    copy: 'Copia il link',
    copied: 'Link copiato',
    copyByHand: 'Copia questo link:',
    restart: 'Ricomincia',
    comparison: 'Crea il confronto dei costi con il tuo marchio (PDF)',
  },
  noScript: 'I colori funzionano anche senza JavaScript; per nome e logo serve attivarlo.',
  dashboard: {
    caption: 'Dashboard',
    menu: ['Panoramica', 'Esposizione', 'Dark web', 'Compliance', 'Remediation', 'Campagne'],
    tiles: {
      clients: 'clienti',
      open: 'criticità aperte',
      lowestScore: 'punteggio più basso',
    },
    trend: 'punteggio medio',
    activity: [
      {text: 'Scansione del sito finita, nulla di nuovo', when: '2 min'},
      {text: 'Assessment GDPR pronto per la revisione', when: '1 h'},
      {text: `Report inviato a ${samplePortfolio.clients} clienti`, when: '4 h'},
    ],
    action: 'Nuova scansione',
  },
  report: {
    caption: 'Report per il cliente',
    title: 'Report di sicurezza',
    client: `Preparato per ${sampleReport.client.name}`,
    chart: 'Controlli superati, per framework',
    by: 'Il tuo contatto:',
  },
  signIn: {
    caption: 'Pagina di accesso',
    title: 'Accedi a',
    email: 'Email',
    password: 'Password',
    action: 'Accedi',
  },
};
