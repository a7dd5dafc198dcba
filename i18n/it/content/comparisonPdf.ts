// sourceHash: '768510ed09b3'
import {brand} from '@site/src/data/brand';
import {savedPerClientEur} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';
import type {ComparisonPdfContent} from '@site/src/content/comparisonPdf';

const {eur} = formats('it');

export const comparisonPdf: ComparisonPdfContent = {
  kind: 'Confronto dei costi',
  preparedBy: (name: string) => `Preparato da ${name}`,
  title: `Strumenti separati o ${brand.name}: quanto risparmi`,
  noTools: 'Nessuno selezionato',
  tableTitle: 'Quanto costa ogni strumento, per cliente al mese',
  barsTitle: 'Per cliente al mese',
  barsSaving: `Risparmi ${eur(savedPerClientEur)} al mese per cliente.`,
  formulaTitle: 'Come si calcola il tuo risultato',
  formula: {
    margin: 'Margine operativo',
    hires: 'Assunzioni',
    campaigns: 'Campagne di marketing',
  },
  assumptionsTitle: 'Ipotesi e fonti',
  online: 'Apri questo confronto con gli stessi numeri:',
  questions: 'Domande?',
  page: (number: number, of: number) => `Pagina ${number} di ${of}`,
};
