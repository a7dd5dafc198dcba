import {brand} from '@site/src/data/brand';
import {savedPerClientEur} from '@site/src/data/savings';
import {formats} from '@site/src/data/format';

const {eur} = formats('en');

/** Words of the PDF of the comparison page; table, assumptions and results are worded with the page. */
export const comparisonPdf = {
  kind: 'Cost-savings comparison',
  preparedBy: (name: string) => `Prepared by ${name}`,
  title: `Separate tools or ${brand.name}: what you save`,
  noTools: 'None selected',
  tableTitle: 'What each tool costs, per client per month',
  barsTitle: 'Per client per month',
  barsSaving: `Save ${eur(savedPerClientEur)} per month per client.`,
  formulaTitle: 'How your result is worked out',
  formula: {
    margin: 'Operating margin',
    hires: 'Hires',
    campaigns: 'Marketing campaigns',
  },
  assumptionsTitle: 'Assumptions and sources',
  online: 'Open this comparison with the same numbers:',
  questions: 'Questions?',
  page: (number: number, of: number) => `Page ${number} of ${of}`,
};

export type ComparisonPdfContent = typeof comparisonPdf;
