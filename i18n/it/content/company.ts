// sourceHash: '9710b53e7564'
import type {CompanyContent} from '../../../src/content/company';

export const company: CompanyContent = {
  title: 'Dati della società',
  legalName: 'Ragione sociale',
  seat: 'Sede legale',
  register: 'Registro delle imprese',
  registered: (name, number) => `${name}, n. ${number}`,
  rea: 'Numero REA',
  shareCapital: 'Capitale sociale',
  paidUp: (capital, paid) => (paid ? `${capital}, versato per ${paid}` : `${capital} interamente versato`),
  vat: 'Partita IVA',
  taxCode: 'Codice fiscale',
  pec: 'PEC',
  recipientCode: 'Codice destinatario (SDI)',
  dataProtectionOfficer: 'Responsabile della protezione dei dati',
  marks: 'Stato',
  soleShareholder: 'Società con socio unico',
  inLiquidation: 'In liquidazione',
  funding: {programme: 'Programma', grantNumber: 'Concessione', cup: 'CUP'},
  certificates: {
    title: 'Certificazioni',
    certificate: (number, body, validUntil) =>
      `Certificato n. ${number}, rilasciato da ${body}, valido fino al ${validUntil}.`,
    scope: (scope) => `Campo di applicazione: ${scope}.`,
    open: 'Vedi il certificato',
  },
};
