// sourceHash: '1a4f54baf1e1'
import type {NewTextContent} from '@site/src/content/newText';

export const newText: NewTextContent = {
  description: 'Una o due frasi che dicono che cosa ottiene chi legge.',
  opening: 'Il primo paragrafo compare nell’elenco degli articoli: di’ a chi serve e che cosa si impara.',
  heading: 'Prima sezione',
  body: 'Scrivi qui. Immagini, link e ancore sono spiegati in WRITING.md.',
  picture: 'Prima di pubblicare, metti un’immagine accanto al testo inglese e indicala qui:',
  alt: 'Che cosa mostra l’immagine.',
  read: '5 minuti di lettura',
  footer: 'Una frase che porta avanti.',
  footerLabel: 'Scopri le soluzioni',
  firstGuide: 'Prima guida',
};
