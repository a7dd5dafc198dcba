// sourceHash: 'b8786efad91e'
import type {VisitBrandContent} from '@site/src/content/visitBrand';
import {brand} from '@site/src/data/brand';

export const visitBrand: VisitBrandContent = {
  label: 'Marchio mostrato',
  text: (name: string) => `Il portale di ${name}`,
  demo: 'Prenota una demo con questo marchio',
  proposal: 'Crea la mia proposta',
  exit: 'Esci',
  back: `Torna a ${brand.name}`,
  again: `Stai guardando di nuovo ${brand.name}.`,
  name: 'La tua azienda',
  colour: 'Il tuo colore',
};
