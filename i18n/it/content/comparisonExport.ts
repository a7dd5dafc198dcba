// sourceHash: '9c24712c220f'
import type {ComparisonExportContent} from '@site/src/content/comparisonExport';

export const comparisonExport: ComparisonExportContent = {
  title: 'Porta con te questi numeri',
  text: 'I tuoi dati, la tabella, la formula e le ipotesi in un solo documento. Il PDF si crea nel tuo browser: non viene caricato nulla.',
  download: 'Scarica il PDF',
  print: 'Stampa',
  busy: 'Creazione del PDF…',
  done: 'Il PDF è pronto: lo trovi tra i download.',
  failed: 'Il PDF non è stato creato: una sua parte non si è caricata.',
  retry: 'Riprova',
  fileName: 'risparmio-sui-costi',
};
