// sourceHash: '36d797329570'
import type {CompanyContent} from '../../../src/content/company';

export const company: CompanyContent = {
  title: 'Dati della società',
  legalName: 'Ragione sociale',
  seat: 'Sede legale',
  register: 'Registro delle imprese',
  registered: (name, number) => `${name}, n. ${number}`,
  rea: 'Numero REA',
  shareCapital: 'Capitale sociale',
  paidUp: (capital, paid) =>
    capital === paid ? `${capital} interamente versato` : `${capital}, versato per ${paid}`,
  vat: 'Partita IVA',
  taxCode: 'Codice fiscale',
  pec: 'PEC',
  marks: 'Stato',
  soleShareholder: 'Società con socio unico',
  inLiquidation: 'In liquidazione',
};
