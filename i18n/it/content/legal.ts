// sourceHash: '2de3078f9596'
import type {LegalContent} from '@site/src/content/legal';
import {withArticle} from '../italian';

const versionOf = (date: string) => `versione ${withArticle('del', date)}`;

/** Words around the legal texts; the texts themselves are in `legal/`. The build reads them too: what they import is relative. */
export const legal: LegalContent = {
  overview: {
    title: 'Note legali',
    description:
      'L’accordo con i partner e l’accordo sul trattamento dei dati, con tutte le versioni precedenti e le modifiche.',
    versions: 'Tutte le versioni',
  },
  back: 'Indietro',
  lastUpdated: 'Ultimo aggiornamento:',
  versionOf: (date) => `Versione ${withArticle('del', date)}`,
  tools: {
    label: 'Su questo testo',
    pdf: 'Scarica il PDF',
    versions: 'Tutte le versioni e le date',
    changes: 'Che cosa è cambiato',
  },
  template: {
    label: 'Modello',
    text: 'Questo testo è un modello da sottoporre a un legale. Non vincola ancora nessuno.',
    counsel: 'Che cosa resta da decidere con il legale',
  },
  courtesy: {
    label: 'Su questa traduzione',
    text: 'Questa è una traduzione di cortesia: fa fede il testo inglese.',
    original: 'Leggi il testo inglese',
  },
  prevails: {
    label: 'Quale testo prevale',
    text: 'Per i partner con sede in Italia prevale questo testo italiano; per tutti gli altri prevale il testo inglese.',
  },
  sample: {
    text: 'Questa versione è inventata: mostra come si presenta una versione precedente e non è mai stata pubblicata.',
  },
  standing: {
    binding: {
      takesEffect: 'Entrata in vigore:',
      applied: 'In vigore:',
      superseded: {
        label: 'Versione precedente',
        text: 'Questa versione non è più in vigore. Resta qui perché chiunque possa vedere che cosa è stato concordato.',
        link: 'Leggi il testo in vigore',
      },
      announced: {
        label: 'Nuova versione',
        takesEffect: 'È pronta una nuova versione di questo testo. Entrata in vigore:',
        past: '. Ormai è in vigore',
        read: 'Leggi la nuova versione',
        compare: 'Guarda che cosa cambia',
        notYet: 'Questa versione non è ancora in vigore. Entrata in vigore:',
        until: 'Fino ad allora vale il testo attuale.',
        present: 'Leggi il testo in vigore',
      },
      effective: 'Entrata in vigore',
      until: 'Ultimo giorno',
      states: {inForce: 'in vigore', superseded: 'precedente', announced: 'annunciata'},
      answer: (date, hash) => `Quel giorno valeva la ${versionOf(date)}. SHA-256: ${hash}`,
      entry: (date) => `Entrata in vigore: ${date}.`,
    },
    template: {
      takesEffect: 'Applicazione prevista:',
      applied: 'Si sarebbe applicata:',
      superseded: {
        label: 'Versione precedente',
        text: 'Un modello successivo ha preso il posto di questo. Nessuno ha accettato né l’uno né l’altro.',
        link: 'Leggi il modello attuale',
      },
      announced: {
        label: 'Nuova versione',
        takesEffect: 'È pronta una nuova versione di questo modello. Applicazione prevista:',
        past: '. Quel giorno è passato',
        read: 'Leggi la nuova versione',
        compare: 'Guarda che cosa cambia',
        notYet: 'Questa versione non si applica ancora. Applicazione prevista:',
        until: 'Fino ad allora resta il modello attuale.',
        present: 'Leggi il modello attuale',
      },
      effective: 'Applicazione prevista',
      until: 'Ultimo giorno previsto',
      states: {inForce: 'modello', superseded: 'modello precedente', announced: 'modello annunciato'},
      answer: (date, hash) => `Quel giorno si sarebbe applicata la ${versionOf(date)}. SHA-256: ${hash}`,
      entry: (date) => `Un modello. Applicazione prevista: ${date}.`,
    },
  },
  summary: 'Le novità di questa versione',
  particulars: {
    title: 'Questa versione',
    noticed: 'Annuncio',
    permanent: 'Indirizzo permanente',
    hash: 'SHA-256 del testo semplice',
    file: 'Testo semplice che prevale',
  },
  textMeta: {
    title: (title, date) => `${title}, ${versionOf(date)}`,
    description: (title, date) => `${title}: la ${versionOf(date)}, al suo indirizzo permanente.`,
  },
  versions: {
    title: (title) => `${title}: versioni`,
    description: (title) => `${title}: tutte le versioni, con i periodi di validità e che cosa è cambiato.`,
    heading: 'Versioni e date',
    lede: (days) =>
      `Ogni versione resta per sempre al suo indirizzo. Una nuova versione è annunciata almeno ${days} giorni prima di entrare in vigore; i giorni iniziano a mezzanotte, ora italiana.`,
    lookup: {
      title: 'Quale testo valeva in una certa data?',
      label: 'Data',
      submit: 'Trova il testo',
      none: 'Quel giorno non c’era ancora un testo.',
    },
    columns: {version: 'Versione', from: 'Inizio', until: 'Fine', noticed: 'Annuncio', hash: 'Hash SHA-256'},
    open: 'senza scadenza',
    read: 'Leggi',
    pdf: 'File PDF',
    plain: 'Testo semplice',
    compareWith: (date) => `Confronta con la ${versionOf(date)}`,
    feed: 'Feed delle modifiche',
    feedText: 'Il tuo lettore di feed ti segnala ogni nuova versione il giorno in cui è annunciata:',
    verify:
      'L’hash è quello del testo semplice che prevale. Chi calcola lo SHA-256 del file ottiene lo stesso valore, purché non sia cambiato nemmeno un carattere.',
  },
  comparison: {
    title: (title, older, newer) => `${title}: modifiche, ${older} – ${newer}`,
    description: (title, older, newer) =>
      `${title}: che cosa è cambiato (${older} – ${newer}), articolo per articolo e parola per parola.`,
    heading: 'Che cosa è cambiato',
    between: (older, newer) => `Dalla ${versionOf(older)} alla ${versionOf(newer)}`,
    view: 'Vista',
    inline: 'Nel testo',
    side: 'Affiancata',
    added: 'aggiunto',
    removed: 'tolto',
    changed: 'Parti modificate',
    unchanged: (count) => (count === 1 ? '1 paragrafo invariato' : `${count} paragrafi invariati`),
  },
  feed: {
    title: (name) => `${name}: modifiche agli accordi`,
    description: 'Le nuove versioni dei testi legali, il giorno in cui sono annunciate.',
    entry: (title, date) => `${title}: ${versionOf(date)}`,
  },
  pdf: {
    version: (date) => `Versione ${withArticle('del', date)}`,
    courtesy: 'Traduzione di cortesia: fa fede il testo inglese.',
    hash: 'SHA-256 del testo semplice che prevale',
    contents: 'Indice',
    page: (page, of) => `Pagina ${page} di ${of}`,
  },
};
