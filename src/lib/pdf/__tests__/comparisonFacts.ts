/** What the PDF of the comparison is made of in its tests. */
import {company, type CompanyContent} from '@site/src/content/company';
import {comparison, type ComparisonContent} from '@site/src/content/comparison';
import {comparisonPdf, type ComparisonPdfContent} from '@site/src/content/comparisonPdf';
import {savingsCalculator, type SavingsCalculatorContent} from '@site/src/content/savingsCalculator';
import {brand} from '@site/src/data/brand';
import {wordsIn} from '@site/tests/languages';
import type {ComparisonPdfFacts} from '../comparisonPdf';

/** Its words by language. */
export const words = {
  en: {pdf: comparisonPdf, comparison, calculator: savingsCalculator, company},
  it: {
    pdf: wordsIn<ComparisonPdfContent>('it', 'comparisonPdf'),
    comparison: wordsIn<ComparisonContent>('it', 'comparison'),
    calculator: wordsIn<SavingsCalculatorContent>('it', 'savingsCalculator'),
    company: wordsIn<CompanyContent>('it', 'company'),
  },
};

/** Its address, with the numbers below. */
export const address =
  'https://portal.test/pricing-comparison?clients=40&price=120&tools=vulnerability,darkweb';

/** Numbers with which something is saved. */
export const facts: ComparisonPdfFacts = {
  language: 'en',
  date: new Date(2026, 2, 5),
  address,
  brand,
  input: {clients: 40, price: 120, tools: ['vulnerability', 'darkweb']},
};
