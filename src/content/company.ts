/** Company details that the law requires. The build reads these words too, so the file imports types alone. */
export const company = {
  title: 'Company details',
  legalName: 'Registered name',
  seat: 'Registered office',
  register: 'Register of companies',
  /** Name of a register and the number in it. */
  registered: (name: string, number: string) => `${name}, no. ${number}`,
  rea: 'REA number',
  shareCapital: 'Share capital',
  /** `paid` only if it is less than the capital. */
  paidUp: (capital: string, paid?: string) =>
    paid ? `${capital}, of which ${paid} paid up` : `${capital}, fully paid up`,
  vat: 'VAT number',
  taxCode: 'Tax code',
  pec: 'Certified email (PEC)',
  recipientCode: 'Recipient code for electronic invoices (SDI)',
  dataProtectionOfficer: 'Data protection officer',
  marks: 'Status',
  soleShareholder: 'Company with a sole shareholder',
  inLiquidation: 'In liquidation',
  /** Details that public funds require beside a project. */
  funding: {programme: 'Programme', grantNumber: 'Grant', cup: 'Project code (CUP)'},
  certificates: {
    title: 'Certificates',
    certificate: (number: string, body: string, validUntil: number) =>
      `Certificate no. ${number}, issued by ${body}, valid until ${validUntil}.`,
    scope: (scope: string) => `Scope: ${scope}.`,
    open: 'See the certificate',
  },
};

export type CompanyContent = typeof company;
