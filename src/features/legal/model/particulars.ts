import type {CompanyContent} from '../../../content/company';
import type {Brand, LinkPerLanguage} from '../../../data/brandSchema';
import {linkIn} from '../../../lib/linkIn';
import {furtherParticularsLine} from '../../../site/particulars';
import type {BrandField, Inline, LegalText} from './model';

const countryNames = (language: string) => new Intl.DisplayNames(language, {type: 'region'});

/**
 * Returns the company's particulars on the day the text took effect, by element. Texts agreed under a former name keep
 * that name (`formerly` in the brand file).
 *
 * @param date day on which the text takes effect
 */
export function particularsOf(
  brand: Brand,
  date: string,
  language: string,
  company: CompanyContent,
): Record<BrandField, Inline> {
  const former = [...(brand.legal.formerly ?? [])]
    .sort((a, b) => a.until.localeCompare(b.until))
    .find(({until}) => date < until);
  const then = {...brand, ...former};
  const {legalName, vatNumber, seat} = then;
  const {dataProtectionOfficer} = brand.legal;
  const link = (perLanguage: LinkPerLanguage): Inline => {
    const url = linkIn(perLanguage, language);
    return {link: url, words: [url]};
  };
  return {
    Name: brand.name,
    LegalName: legalName,
    Seat: `${seat.street}, ${seat.postalCode} ${seat.city}, ${countryNames(language).of(seat.country)}`,
    VatNumber: vatNumber,
    ContactEmail: {link: `mailto:${brand.contactEmail}`, words: [brand.contactEmail]},
    FairUsePolicy: link(brand.legal.links.fairUsePolicy),
    ServiceLevels: link(brand.legal.links.serviceLevels),
    SubProcessors: link(brand.legal.links.subProcessors),
    Particulars: furtherParticularsLine(then, company, language),
    DataProtectionOfficer: dataProtectionOfficer
      ? `${company.dataProtectionOfficer}: ${dataProtectionOfficer}`
      : '',
  };
}

/** Replaces the elements of a text with the company's particulars. */
export function fillIn(text: LegalText, particulars: Record<BrandField, Inline>): LegalText {
  const fill = (words: readonly Inline[]): Inline[] =>
    words.map((word) => {
      if (typeof word === 'string') {
        return word;
      }
      if ('brand' in word) {
        return particulars[word.brand];
      }
      if ('strong' in word) {
        return {strong: fill(word.strong)};
      }
      return 'em' in word ? {em: fill(word.em)} : {...word, words: fill(word.words)};
    });
  return {
    ...text,
    parts: text.parts.map((part) => ({
      ...part,
      blocks: part.blocks
        .map((block) => ({...block, words: fill(block.words)}))
        .filter(({words}) => words.some((word) => word !== '')),
    })),
  };
}
