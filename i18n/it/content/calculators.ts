// sourceHash: '6e01d3888349'
import type {CalculatorsContent} from '@site/src/content/calculators';

export const calculators: CalculatorsContent = {
  how: 'Come abbiamo fatto il calcolo',
  copy: 'Copia il link a questo calcolo',
  copied: 'Link copiato',
  copyYourself: 'Copia l’indirizzo da questo campo.',
  address: 'Indirizzo di questo calcolo',
  send: 'Inviaci questi numeri',
  withoutScript: 'Senza JavaScript il risultato resta quello di questi numeri di esempio.',
};
