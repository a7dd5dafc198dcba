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
  /** Both as amounts. */
  paidUp: (capital: string, paid: string) =>
    capital === paid ? `${capital}, fully paid up` : `${capital}, of which ${paid} paid up`,
  vat: 'VAT number',
  taxCode: 'Tax code',
  pec: 'Certified email (PEC)',
  marks: 'Status',
  soleShareholder: 'Company with a sole shareholder',
  inLiquidation: 'In liquidation',
};

export type CompanyContent = typeof company;
