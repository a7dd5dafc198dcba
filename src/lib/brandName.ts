/** Names of companies as people type them, and what is made of them. */
import {sampleBrands} from '../data/sampleBrands';

/** Longest company name, in characters. */
export const nameLength = 60;

/** A company name as people see it: no control or invisible characters, single spaces, not too long. */
export function cleanName(text: string): string {
  const visible = text.normalize('NFC').replace(/[\p{C}\p{Z}\s]+/gu, ' ');
  return [...visible.trim()].slice(0, nameLength).join('').trim();
}

/** First letter or digit of a name, as a sign where there is no logo. */
export function initialOf(name: string): string {
  const characters = [...name];
  return (characters.find((each) => /[\p{L}\p{N}]/u.test(each)) ?? characters[0] ?? '').toUpperCase();
}

/** A name as part of an internet address: 'Città Sicura S.r.l.' is 'citta-sicura-s-r-l'; may be empty. */
export function hostPart(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-|-$/g, '');
}

/** Where a company has its portal: a sample partner at its own address, others at one made of their name. */
export function hostOf(name: string): string {
  const sample = sampleBrands.find((brand) => brand.name === name);
  return sample?.host ?? ['security', hostPart(name), 'example'].filter(Boolean).join('.');
}

/** Where a company has its email: at the domain of its portal. */
const mailDomainOf = (name: string) => hostOf(name).replace(/^[^.]+\.(?=.*\.)/, '');

/** A letter in which the first sample partner writes, as another company's: its name, and the domain of its addresses. */
export function letterOf(name: string, text: string): string {
  const [{name: sample}] = sampleBrands;
  return text.replaceAll(sample, () => name).replaceAll(mailDomainOf(sample), mailDomainOf(name));
}

/** True if a line of a letter names the first sample partner, or its address. */
export const isSigned = (text: string): boolean => letterOf('', text) !== text;
