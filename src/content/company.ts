/** What the law wants a company to say of itself. The build reads these words too: types are all that they import. */
export const company = {
  title: 'Company details',
  legalName: 'Registered name',
  seat: 'Registered office',
  register: 'Register of companies',
  /** A register's name and the number there. */
  registered: (name: string, number: string) => `${name}, no. ${number}`,
  rea: 'REA number',
  shareCapital: 'Share capital',
  /** Both as amounts; `paid` only if less than the capital. */
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
  /** What public funds ask to be named beside a project. */
  funding: {programme: 'Programme', grantNumber: 'Grant', cup: 'Project code (CUP)'},
  certificates: {
    title: 'Certificates',
    certificate: (number: string, body: string, validUntil: number) =>
      `Certificate no. ${number}, issued by ${body}, valid until ${validUntil}.`,
    /** What the certificate covers, in its own words. */
    scope: (scope: string) => `Scope: ${scope}.`,
    open: 'See the certificate',
  },
};

export type CompanyContent = typeof company;
