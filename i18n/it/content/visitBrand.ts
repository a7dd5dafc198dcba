// sourceHash: '2ea2db0ac794'
import type {VisitBrandContent} from '@site/src/content/visitBrand';
import {brand} from '@site/src/data/brand';

export const visitBrand: VisitBrandContent = {
  label: 'Marchio mostrato',
  text: (name: string) => `Stai guardando ${name}`,
  back: `Torna a ${brand.name}`,
  again: `Stai guardando di nuovo ${brand.name}.`,
  name: 'La tua azienda',
  colour: 'Il tuo colore',
};
