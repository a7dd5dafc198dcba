import type {CompanyContent} from '../content/company';
import type {Brand} from '../data/brandSchema';
import {formats} from './format';

/** Name of a fact about the company, and what it is. */
export interface Particular {
  readonly name: string;
  readonly text: string;
}

/**
 * What a company has to tell of itself, in the order of Article 2250 of the Italian Civil Code; what the brand file leaves out
 * is left out.
 */
export function companyParticulars(brand: Brand, words: CompanyContent, language: string): Particular[] {
  const {legalName, seat, vatNumber, particulars = {}} = brand;
  const {register, rea, shareCapital, taxCode, pec, soleShareholder, inLiquidation} = particulars;
  const {eur} = formats(language);
  const country = new Intl.DisplayNames(language, {type: 'region'}).of(seat.country);
  const marks = [soleShareholder && words.soleShareholder, inLiquidation && words.inLiquidation].filter(
    Boolean,
  );
  const facts: readonly (readonly [string, string | undefined | false])[] = [
    [words.legalName, legalName],
    [words.seat, `${seat.street}, ${seat.postalCode} ${seat.city}, ${country}`],
    [words.register, register && words.registered(register.name, register.number)],
    [words.rea, rea],
    [words.shareCapital, shareCapital && words.paidUp(eur(shareCapital.eur), eur(shareCapital.paidUpEur))],
    [words.marks, marks.join('. ')],
    [words.vat, vatNumber],
    [words.taxCode, taxCode],
    [words.pec, pec],
  ];
  return facts.flatMap(([name, text]) => (text ? [{name, text}] : []));
}

/** The same in one sentence, for the foot of a document: 'Registered name: … · Registered office: …'. */
export const particularsLine = (brand: Brand, words: CompanyContent, language: string): string =>
  companyParticulars(brand, words, language)
    .map(({name, text}) => `${name}: ${text}`)
    .join(' · ');
