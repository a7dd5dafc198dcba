// sourceHash: '3b3934bfd0ba'
import type {SearchContent} from '@site/src/content/search';

export const search: SearchContent = {
  meta: {
    title: 'Cerca',
    description: 'Trova una guida, un articolo o una pagina di questo sito.',
  },
  open: 'Cerca',
  title: 'Cerca nel sito',
  label: 'Che cosa cerchi',
  placeholder: 'Guide, articoli, prezzi…',
  close: 'Chiudi la ricerca',
  loading: 'Caricamento...',
  hint: 'Scrivi una o due parole. Le frecce scelgono un risultato, Invio lo apre, Esc chiude la ricerca.',
  results: (count) => (count === 1 ? '1 risultato' : `${count} risultati`),
  corrected: 'Nessun risultato per quello che hai scritto. Questi sono i risultati per:',
  none: 'Nessun risultato. Prova con una parola più breve o più generale, oppure parti da qui:',
  more: 'Mostra altri risultati',
  failed: 'La ricerca non si è caricata. Controlla la connessione e riprova.',
  retry: 'Riprova',
  development: 'I risultati vengono dall’ultima build; i testi nuovi si trovano dopo la prossima.',
  noScript: 'La ricerca funziona nel tuo browser e richiede JavaScript. Trovi tutto anche qui:',
  areas: {guides: 'Guide', blog: 'Articoli', pages: 'Pagine'},
  states: {missing: 'In inglese', stale: 'Traduzione meno recente'},
  ways: {
    eduHub: 'Cyber Edu Hub',
    guideWhiteLabel: 'Guide per i partner',
    blog: 'Blog',
    pricing: 'Piani e prezzi',
    contact: 'Contattaci',
  },
};
