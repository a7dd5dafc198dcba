import type {CompanyContent} from '../content/company';
import type {Brand} from '../data/brandSchema';
import {formats} from '../lib/format';

/** The part of the brand file that identifies the company. */
export type BrandParticulars = Pick<Brand, 'legalName' | 'seat' | 'vatNumber' | 'particulars'>;

export interface Particular {
  readonly name: string;
  readonly text: string;
}

/** Formats an address on one line: with the province for Italian readers, else with the country. */
export function addressIn(
  {street, postalCode, city, province, country}: Brand['seat'],
  language: string,
): string {
  const isDomestic = language === 'it' && country === 'IT' && province;
  const name = new Intl.DisplayNames(language, {type: 'region'}).of(country);
  return `${street}, ${postalCode} ${city}${isDomestic ? ` (${province})` : `, ${name}`}`;
}

/** Formats a VAT number: an Italian partita IVA without its prefix for Italian readers. */
export const vatNumberIn = (vatNumber: string, language: string): string =>
  language === 'it' ? vatNumber.replace(/^IT/, '') : vatNumber;

/** Returns the company details that the brand has, in the order of Article 2250 of the Italian Civil Code. */
export function companyParticulars(
  brand: BrandParticulars,
  words: CompanyContent,
  language: string,
): Particular[] {
  const {legalName, seat, vatNumber, particulars = {}} = brand;
  const {register, rea, shareCapital, taxCode, pec, recipientCode, soleShareholder, inLiquidation} =
    particulars;
  const {eur} = formats(language, 'EUR');
  const paidInPart =
    shareCapital && shareCapital.paidUpEur < shareCapital.eur ? eur(shareCapital.paidUpEur) : undefined;
  const marks = [soleShareholder && words.soleShareholder, inLiquidation && words.inLiquidation].filter(
    Boolean,
  );
  const facts: readonly (readonly [string, string | undefined | false])[] = [
    [words.legalName, legalName],
    [words.seat, addressIn(seat, language)],
    [words.register, register && words.registered(register.name, register.number)],
    [words.rea, rea],
    [words.shareCapital, shareCapital && words.paidUp(eur(shareCapital.eur), paidInPart)],
    [words.marks, marks.join('. ')],
    [words.vat, vatNumberIn(vatNumber, language)],
    [words.taxCode, taxCode],
    [words.pec, pec],
    [words.recipientCode, recipientCode],
  ];
  return facts.flatMap(([name, text]) => (text ? [{name, text}] : []));
}

const inOneLine = (facts: readonly Particular[]) =>
  facts.map(({name, text}) => `${name}: ${text}`).join(' · ');

/** Returns all company details in one sentence, for a footer: 'Registered name: … · Registered office: …'. */
export const particularsLine = (brand: Brand, words: CompanyContent, language: string): string =>
  inOneLine(companyParticulars(brand, words, language));

/** Returns the details other than name, seat and VAT number, in one sentence. May be empty. */
export const furtherParticularsLine = (
  brand: BrandParticulars,
  words: CompanyContent,
  language: string,
): string =>
  inOneLine(
    companyParticulars(brand, words, language).filter(
      ({name}) => ![words.legalName, words.seat, words.vat].includes(name),
    ),
  );
